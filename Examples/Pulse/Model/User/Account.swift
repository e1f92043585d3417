/// Who is logged in.
public struct Account: Sendable, Equatable {
  public var name: String
  public var email: String

  public init(name: String, email: String) {
    self.name = name
    self.email = email
  }

  public var initials: String {
    String(name.split(separator: " ").prefix(2).compactMap(\.first)).uppercased()
  }
}

/// What is written into the login form.
public struct Credentials: Sendable, Equatable {
  public var email: String
  public var password: String

  public init(email: String = "", password: String = "") {
    self.email = email
    self.password = password
  }

  /// Both fields are filled.
  public var isComplete: Bool { !email.isEmpty && !password.isEmpty }

  /// What the newsroom answers: it knows everyone whose email has both sides and whose password
  /// has at least eight characters.
  public var account: Account? {
    let sides = email.split(separator: "@", omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[0].isEmpty, sides[1].contains("."), password.count >= 8
    else { return nil }
    let words = sides[0].split(whereSeparator: { ".-_+".contains($0) })
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    return Account(name: name.isEmpty ? String(sides[0]) : name, email: email)
  }
}
