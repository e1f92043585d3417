import PulseModel

// Words of the news that SwiftUI has too: here they mean those of the news.
typealias Section = PulseModel.Section
typealias Tab = PulseModel.Tab
typealias Settings = PulseModel.Settings
