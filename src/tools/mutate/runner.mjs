// A process of its own that runs tests over the sources with all changes planted: first once with none of them, then with
// one at a time, as it is told. Whoever started it may kill it at any time: nothing is written but reports.
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { planted } from './plant.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const TESTS = ['tests/{engine,content,headless,persistence,words}/**/*.test.ts'];

const plugin = (sites) => ({
  name: 'plant',
  enforce: 'pre',
  transform(code, id) {
    const found = sites[path.relative(root, id.split('?')[0]).replaceAll('\\', '/')];
    return found ? { code: planted(code, found), map: null } : null;
  },
});

/** Runs files in the order in which they are given: the likeliest to fail come first. */
class AsGiven {
  sort(files) {
    return files;
  }

  shard(files) {
    return files;
  }
}

const vitestOf = ({ sites, isolate, bail }) =>
  createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include: TESTS,
      environment: 'node',
      setupFiles: [path.join(import.meta.dirname, 'setup.mjs'), path.join(root, 'tests/support/seed.ts')],
      sequence: { sequencer: AsGiven },
      isolate,
      bail,
      maxWorkers: '100%',
      testTimeout: 60_000,
      reporters: [{}],
      silent: true,
    },
    {
      configFile: false,
      define: { 'import.meta.env.VITE_APP_VERSION': '"0"' },
      plugins: [plugin(sites)],
    },
  );

let vitest;

const failedOf = ({ testModules, unhandledErrors }) => {
  const [failed] = testModules.filter((module) => !module.ok());
  if (failed) return path.relative(root, failed.moduleId);
  return unhandledErrors.length > 0 ? 'an error outside of the tests' : null;
};

const handlers = {
  /** Runs every test once; tells how long each file took, and what failed. */
  async all({ sites, tests }) {
    vitest = await vitestOf({ sites, isolate: true, bail: 0 });
    const wanted = (await vitest.globTestSpecifications()).filter(({ moduleId }) => moduleId.includes(tests));
    const result = await vitest.runTestSpecifications(wanted, true);
    const files = result.testModules.map((module) => ({ file: module.moduleId, ms: module.diagnostic().duration }));
    return { files, failed: failedOf(result) };
  },
  async begin({ sites }) {
    vitest = await vitestOf({ sites, isolate: false, bail: 1 });
    await vitest.globTestSpecifications();
    return {};
  },
  /** Runs these files with one change switched on; tells the first that fails, or null. */
  async one({ id, files, ms }) {
    Object.assign(process.env, { MUTANT: String(id), MUTANT_MS: String(ms) });
    const specifications = files.flatMap((file) => vitest.getModuleSpecifications(file));
    return { failed: failedOf(await vitest.runTestSpecifications(specifications)) };
  },
};

process.on('message', ({ ask, ...what }) => {
  handlers[ask](what).then(
    (answer) => process.send(answer),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());
