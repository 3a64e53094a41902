// `npm test`: every check in order. The first static step that fails ends it; the last line always counts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

process.chdir(path.resolve(import.meta.dirname, '../..'));
const reports = { vitest: 'reports/vitest.json', playwright: 'reports/playwright.json' };
const total = { passed: 0, failed: 0 };
/** What failed, by name, with the first words of why: told again at the end, where a long log is still read. */
const failures = [];

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
  if (failures.length > 0) console.log(['\n== failed', ...failures].join('\n'));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

/** A check that passes or fails as a whole. */
function check(name, script, ...args) {
  const passed = run(name, script, args);
  count(passed ? 1 : 0, passed ? 0 : 1);
  if (passed) return;
  failures.push(`- ${name}`);
  console.error(`${name} failed: the steps after it did not run.`);
  finish();
}

const readCounts = {
  vitest: (report) => [report.numPassedTests, report.numFailedTests],
  // A test that passes only when tried again is not a test that passes.
  playwright: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky],
};

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const readFailures = {
  vitest: ({ testResults }) =>
    testResults.flatMap(({ name, message, assertionResults }) => {
      const file = path.relative('.', name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0 && message) return [named(file, message)];
      return failed.map(({ fullName, failureMessages }) => named(`${file} › ${fullName}`, failureMessages[0]));
    }),
  playwright: ({ suites }) =>
    suites
      .flatMap(specsOf)
      .flatMap(({ file, title, tests: runs }) =>
        runs
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ projectName, results }) => named(`[${projectName}] ${file} › ${title}`, results[0]?.error?.message)),
      ),
};

function named(name, message = '') {
  const why = stripVTControlCharacters(message).trim().split('\n').slice(0, 6);
  return [`- ${name}`, ...why.map((line) => `    ${line.slice(0, 200)}`)].join('\n');
}

function readReport(kind) {
  try {
    const report = JSON.parse(readFileSync(reports[kind], 'utf8'));
    failures.push(...readFailures[kind](report));
    return readCounts[kind](report);
  } catch {
    return [0, 0];
  }
}

/** A run of many tests: counted one by one. A run that fails otherwise, or finds no test, counts one failure. */
function tests(kind, ...args) {
  rmSync(reports[kind], { force: true });
  const succeeded = run(kind, bin[kind], args);
  const [passed, failed] = readReport(kind);
  const brokenRun = (!succeeded && failed === 0) || passed + failed === 0;
  if (brokenRun) failures.push(`- ${kind}: the run as a whole`);
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
