/**
 * Runs tests in the copy it is started in, again and again in one process: a message names the files,
 * the answer says what failed. What was transformed once stays so until its file is changed.
 */
import { createVitest } from 'vitest/node';

/** Keeps the order it is given: the nearest tests first. */
class AsGiven {
  sort(files) {
    return files;
  }
  shard(files) {
    return files;
  }
}

process.env.BOARDROOM_MUTATE = '1';
const vitest = await createVitest('test', {
  watch: false,
  run: true,
  reporters: [{}],
  maxWorkers: 1,
  isolate: process.env.MUTATE_ISOLATE === '1',
  fileParallelism: false,
  testTimeout: 20_000,
  hookTimeout: 30_000,
  teardownTimeout: 2000,
  sequence: { sequencer: AsGiven },
});
await vitest.standalone?.();

process.on('message', async ({ id, changed, tests, bail }) => {
  try {
    vitest.config.bail = bail;
    for (const project of vitest.projects) project.config.bail = bail;
    // What an earlier run found out is not what this one does.
    vitest.state.filesMap.clear();
    for (const file of changed) vitest.invalidateFile(file);
    const specs = tests.map((test) =>
      vitest.projects.find((one) => one.matchesTestGlob(test)).createSpecification(test),
    );
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
    const files = testModules
      .filter(({ moduleId }) => tests.includes(moduleId))
      .map((module) => ({
        file: module.moduleId,
        ms: module.diagnostic().duration + module.diagnostic().collectDuration,
        state: module.state(),
        failed: failedIn(module),
      }));
    process.send({ id, files, errors: unhandledErrors.map((error) => String(error?.message)) });
  } catch (error) {
    process.send({ id, files: [], errors: [String(error?.stack ?? error)], broken: true });
  }
});

function failedIn(module) {
  const failed = [...module.children.allTests('failed')].map((test) => test.fullName);
  return failed.length > 0 ? failed : module.errors().map((error) => error.message);
}

process.send({ ready: true });
