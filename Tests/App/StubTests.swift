import Testing
import TestSupport
@Test func x() async throws { let h = try BinaryHome(); try await h.output("--version") }
