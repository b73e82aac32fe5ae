import Testing
import UIKit

@Suite @MainActor struct TurnTests {
  @Test func theMainActorIsOnTheMainThread() async {
    #expect(Thread.isMainThread)
    let isMain = await Task.detached { Thread.isMainThread }.value
    #expect(!isMain)
  }

  @Test func jobsRunAtTheEndOfATurn() {
    Simulation.run(.iOS18) {
      let person = sit()
      person.inOneTurn {
        DispatchQueue.main.async { person.field.text = "x" }
        person.type("1")
        #expect(person.text == "1")
      }
      #expect(person.text == "x")
    }
  }

  @Test(arguments: [(Profile.iOS18, "12"), (.iOS26, "1")])
  func aPasteMayLandLater(profile: Profile, text: String) {
    Simulation.run(profile) {
      let person = sit()
      person.inOneTurn {
        person.type("1")
        person.paste("2")
        #expect(person.text == text)
      }
      #expect(person.text == "12")
    }
  }

  @Test func delayedJobsWaitForTheClock() {
    Simulation.run(.iOS18) {
      let person = sit()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { person.field.text = "x" }
      person.endTurn()
      #expect(person.text == "")
      Simulation.current.advance(by: 2)
      #expect(person.text == "x")
    }
  }

  @Test func foreignPositionsAreRecorded() {
    Simulation.run(.iOS18) {
      let person = sit(text: "12")
      let other = UITextField()
      person.field.selectedTextRange = other.textRange(
        from: other.beginningOfDocument, to: other.endOfDocument)
      #expect(Simulation.current.crashes.count == 1)
      person.field.selectedTextRange = nil
      #expect(person.picture == "|12")
    }
  }

  @Test func associationsStayWithTheirObject() {
    Simulation.run(.iOS18) {
      let field = UITextField()
      let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
      objc_setAssociatedObject(field, key, "kept", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(field, key) as? String == "kept")
      #expect(objc_getAssociatedObject(UITextField(), key) == nil)
    }
  }
}
