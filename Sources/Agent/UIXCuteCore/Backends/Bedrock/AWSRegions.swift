import FlashProtocol

/// The regions' names, against slips of the pen.
enum AWSRegions {
  static let known = [
    "af-south-1", "ap-east-1", "ap-east-2", "ap-northeast-1", "ap-northeast-2", "ap-northeast-3",
    "ap-south-1", "ap-south-2", "ap-southeast-1", "ap-southeast-2", "ap-southeast-3",
    "ap-southeast-4", "ap-southeast-5", "ap-southeast-7", "ca-central-1", "ca-west-1",
    "cn-north-1", "cn-northwest-1", "eu-central-1", "eu-central-2", "eu-north-1", "eu-south-1",
    "eu-south-2", "eu-west-1", "eu-west-2", "eu-west-3", "il-central-1", "me-central-1",
    "me-south-1", "mx-central-1", "sa-east-1", "us-east-1", "us-east-2", "us-gov-east-1",
    "us-gov-west-1", "us-west-1", "us-west-2",
  ]

  /// What is wrong with a name; nil for a region, also for one that is newer than this list.
  static func fault(of region: String) -> String? {
    if known.contains(region) { return nil }
    let stem = region.prefix { !$0.isNumber }
    let isNewNumber =
      Int(region.dropFirst(stem.count)) != nil && known.contains { $0.hasPrefix(stem) }
    if isNewNumber, stem.hasSuffix("-") { return nil }
    if let meant = Spelling.nearest(to: region, among: known) {
      return "there is no AWS region '\(region)': did you mean '\(meant)'?"
    }
    let isRegion = region.split(separator: "-").count >= 3 && region.last?.isNumber == true
    return isRegion ? nil : "'\(region)' is no AWS region: it must be such as 'us-east-1'"
  }

  static func suffix(_ region: String) -> String {
    region.hasPrefix("cn-") ? "amazonaws.com.cn" : "amazonaws.com"
  }
}
