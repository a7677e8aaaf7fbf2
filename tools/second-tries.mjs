/** A reporter for Vitest: which tests passed only when they were tried again. */
export class SecondTries {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests('passed')]);
    const again = tests.filter((test) => test.diagnostic()?.retryCount > 0);
    if (again.length === 0) return;
    console.log(`\n${again.length} passed only at the second try; each is a race to be found:`);
    for (const test of again) console.log(`  ${test.module.relativeModuleId}: ${test.fullName}`);
  }
}
