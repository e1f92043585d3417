#if FLASH
import FlashProtocol

extension Behaviour {
  static let typing: [Behaviour] = [
    Behaviour(
      "typed text is read back and the app hears of it",
      [.label("mirror", ""), .field("email", placeholder: "Email", mirror: "mirror")]
    ) { drive in
      for text in ["40404049389283", "a_b+c@example.org", "\"q\" <&>", "é日本🐎"] {
        let reply = try drive.act(
          "/type", ["id": "email", "value": .string(text), "replace": true])
        try drive.equal(reply.value, text)
        try drive.equal(reply.matched, true)
        try drive.equal(try drive.text("mirror"), text)
      }
    },
    Behaviour("a limit is a mismatch with the real value", [.field("pin", limit: 5)]) { drive in
      let reply = try drive.act("/type", ["id": "pin", "value": "40404049389283"])
      try drive.equal(reply.value, "40404")
      try drive.equal(reply.matched, false)
    },
    Behaviour("secure text is never echoed", [.field("secret", secure: true)]) { drive in
      let reply = try drive.act("/type", ["id": "secret", "value": "S3cret-é"])
      try drive.equal(reply.matched, true)
      try drive.equal(reply.value, nil)
      for path in ["/actionables", "/hierarchy"] {
        try drive.expect(!(try drive.raw(path).contains("S3cret")), "\(path) tells it")
      }
    },
    Behaviour(
      "of two fields the named one gets the text", [.field("first"), .field("second")]
    ) { drive in
      _ = try drive.act("/type", ["id": "first", "value": "one"])
      _ = try drive.act("/type", ["id": "second", "value": "two"])
      try drive.equal(try drive.element("first").value, "one")
      try drive.equal(try drive.element("second").value, "two")
    },
    Behaviour("text is appended, replaced and cleared", [.field("email")]) { drive in
      _ = try drive.act("/type", ["id": "email", "value": "first"])
      try drive.equal(
        try drive.act("/type", ["id": "email", "value": " second"]).value, "first second")
      try drive.equal(
        try drive.act("/type", ["id": "email", "value": "third", "replace": true]).value, "third")
      try drive.equal(try drive.act("/clear", ["id": "email"]).value, "")
    },
    Behaviour("several lines keep their breaks", [.area("notes")]) { drive in
      let reply = try drive.act("/type", ["id": "notes", "value": "one\ntwo"])
      try drive.equal(reply.value, "one\ntwo")
      try drive.equal(reply.matched, true)
    },
    Behaviour("a placeholder is never the value", [.field("email", placeholder: "you@a.org")]) {
      drive in
      let element = try drive.element("email")
      try drive.equal(element.value ?? "", "")
      try drive.equal(element.placeholder, "you@a.org")
    },
    Behaviour("a button is no field", [.button("buy", "Buy")]) { drive in
      try drive.equal(try drive.failure("/type", ["id": "buy", "value": "x"]).code, .notAField)
    },
  ]
}
#endif
