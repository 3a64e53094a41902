// `npm test`: every check in order. The first static step that fails ends it; the last line always counts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

process.chdir(path.resolve(import.meta.dirname, '../..'));
const reports = { vitest: 'reports/vitest.json', playwright: 'reports/playwright.json' };
const total = { passed: 0, failed: 0 };

const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  vitest: 'node_modules/vitest/vitest.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  playwright: 'node_modules/@playwright/test/cli.js',
};

function run(name, script, args) {
  console.log(`\n== ${name}`);
  return spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' }).status === 0;
}

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

function finish() {
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

/** A check that passes or fails as a whole. */
function check(name, script, ...args) {
  const passed = run(name, script, args);
  count(passed ? 1 : 0, passed ? 0 : 1);
  if (passed) return;
  console.error(`${name} failed: the steps after it did not run.`);
  finish();
}

const readCounts = {
  vitest: (report) => [report.numPassedTests, report.numFailedTests],
  // A test that passes only when tried again is not a test that passes.
  playwright: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky],
};

function countsOf(kind) {
  try {
    return readCounts[kind](JSON.parse(readFileSync(reports[kind], 'utf8')));
  } catch {
    return [0, 0];
  }
}

/** A run of many tests: counted one by one. A run that fails otherwise, or finds no test, counts one failure. */
function tests(kind, ...args) {
  rmSync(reports[kind], { force: true });
  const succeeded = run(kind, bin[kind], args);
  const [passed, failed] = countsOf(kind);
  const brokenRun = (!succeeded && failed === 0) || passed + failed === 0;
  count(passed, failed + (brokenRun ? 1 : 0));
}

mkdirSync('reports', { recursive: true });
check('lock file', 'src/tools/check-lock.mjs');
check('known holes', 'src/tools/audit.mjs');
check('types', bin.tsc, '-p', '.');
check('types of the engine, without a browser', bin.tsc, '-p', 'src/engine');
check('lint', bin.oxlint, '--type-aware', '--deny-warnings');
check('format', bin.oxfmt, '--check');
tests('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`);
check('build', bin.vite, 'build', '--logLevel', 'warn');
check('budgets', 'src/tools/budgets.mjs');
tests('playwright', 'test', '-c', 'tests/e2e');
finish();
