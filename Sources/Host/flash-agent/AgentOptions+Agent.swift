import UIXCuteCore

extension AgentOptions {
  /// The running app, with what the system asks over it where that is wanted.
  var app: FlashApp {
    get throws {
      let app = FlashApp(attaching: self["app"] ?? ProcessEnvironment.value("FLASH_APP"))
      if has("alerts") { try app.watchSystem() }
      return app
    }
  }

  var backend: Backend {
    get throws {
      let word = self["backend"] ?? ProcessEnvironment.value("FLASH_BACKEND") ?? "bedrock"
      let model = self["model"]
      switch word {
      case "bedrock": return .bedrock(config: BedrockConfig(modelId: model))
      case "ollama": return .ollama(config: OllamaConfig(model: model))
      case "anthropic": return .anthropic(config: AnthropicConfig(model: model))
      case "openai": return .openAI(config: OpenAIConfig(model: model))
      case "words": return .wordOverlap
      case "replay": return .replay
      default:
        throw UsageFault(
          "--backend is '\(word)': it must be bedrock, ollama, anthropic, openai, words or replay")
      }
    }
  }

  var configuration: UIXCuteConfiguration {
    get throws {
      var configuration = UIXCuteConfiguration(record: .never, replay: false)
      if let steps = try number("max-steps", 1...1_000) { configuration.maxSteps = steps }
      if let seconds = try number("timeout", 1...86_400) {
        configuration.totalTimeout = Double(seconds)
      }
      configuration.perceptionMode = try perception
      configuration.pictures = try pictures
      configuration.budget = try budget
      configuration.prices = try prices
      for pair in all("secret") {
        let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
          throw UsageFault("--secret is '\(pair)': it must be NAME=VAR")
        }
        guard ProcessEnvironment.value(parts[1]) != nil else {
          throw UsageFault(
            "--secret is '\(pair)': the environment has no variable '\(parts[1])', or an empty one")
        }
        configuration.secrets[parts[0]] = .environment(parts[1])
      }
      if let word = self["record"] {
        guard let mode = RecordMode(rawValue: word) else {
          throw UsageFault("--record is '\(word)': it must be never, missing, heal or always")
        }
        configuration.record = mode
        configuration.replay = true
        configuration.recordingFolder =
          ProcessEnvironment.value("UIXCUTE_RECORDINGS") ?? "Recordings"
      }
      return configuration
    }
  }

  private var perception: PerceptionMode {
    get throws {
      switch self["see"] ?? "tree" {
      case "tree": return .accessibilityTree
      case "picture": return .screenshotOnly
      case "both": return .screenshotAndAccessibilityTree
      case "fallback": return .screenshotFallback
      case let word:
        throw UsageFault("--see is '\(word)': it must be tree, picture, both or fallback")
      }
    }
  }

  private var pictures: ReportPictures {
    get throws {
      switch self["pictures"] ?? "failure" {
      case "none": return .none
      case "failure": return .ofFailure
      case "steps": return .ofSteps
      case let word:
        throw UsageFault("--pictures is '\(word)': it must be none, failure or steps")
      }
    }
  }

  private var budget: Budget {
    get throws {
      var budget = Budget()
      for pair in (self["budget"] ?? "").split(separator: ",") {
        let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let number = Double(parts[1]), number > 0 else {
          throw UsageFault("--budget has '\(pair)': it must be such as tokens=20000")
        }
        switch parts[0] {
        case "tokens": budget.tokens = Int(number)
        case "calls": budget.calls = Int(number)
        case "cost": budget.cost = number
        case "seconds": budget.seconds = number
        default:
          throw UsageFault("--budget has '\(parts[0])': it must be tokens, calls, cost or seconds")
        }
      }
      if budget.cost != nil, self["prices"] == nil {
        throw UsageFault("a budget of cost needs --prices IN,OUT")
      }
      return budget
    }
  }

  private var prices: Prices? {
    get throws {
      guard let text = self["prices"] else { return nil }
      let numbers = text.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 2 else {
        throw UsageFault("--prices is '\(text)': it must be two numbers, such as 3,15")
      }
      return Prices(input: numbers[0], output: numbers[1])
    }
  }
}
