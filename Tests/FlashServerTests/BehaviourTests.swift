#if FLASH
import Behaviours
import Testing

@Suite struct BehaviourTests {
  @Test(arguments: Behaviour.all)
  func anAppInMemoryDoesWhatEveryToolkitDoes(_ behaviour: Behaviour) throws {
    try behaviour.check(Drive(FakeStage.put(behaviour.screen)))
  }
}
#endif
