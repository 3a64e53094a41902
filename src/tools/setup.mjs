// Makes any one command enough on a fresh clone: installs what package-lock.json says, once, with no dependency of its own.
// Flags: --browser (a Chromium for the browser tests), --tools=NAME (the packages of src/tools/NAME).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const toolsFolder = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(toolsFolder, '../..');
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This project needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

/** Runs npm's own script with this same node: no npm.cmd, so it works on Windows too. */
function npm(args, cwd) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli && /\.c?js$/.test(cli) ? [process.execPath, [cli]] : ['npm', []];
  const shell = command === 'npm' && process.platform === 'win32';
  return spawnSync(command, [...first, ...args], { cwd, stdio: 'inherit', shell }).status === 0;
}

function lockStamp(folder) {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .update(readFileSync(path.join(folder, 'package.json')));
  return `${hash.digest('hex')} ${process.platform}-${process.arch} node${major}`;
}

const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function takeLock(lock) {
  const until = Date.now() + 10 * 60_000;
  for (;;) {
    try {
      return mkdirSync(lock);
    } catch {
      const age = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0;
      if (age > 15 * 60_000 || Date.now() > until) rmSync(lock, { recursive: true, force: true });
      else pause(500);
    }
  }
}

/** One install at a time: `npm start` and `npm test` may be started together. */
function withLock(folder, work) {
  const lock = path.join(folder, '.setup-lock');
  takeLock(lock);
  try {
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function installNow(folder) {
  const started = Date.now();
  console.log(`Installing packages (${path.relative(root, folder) || 'project'})…`);
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!npm(['ci', ...flags], folder)) {
    console.error("'npm ci' failed; trying 'npm install' without touching the lock.");
    if (!npm(['install', '--no-package-lock', ...flags], folder)) {
      console.error('The packages could not be installed: see above.');
      return false;
    }
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  return true;
}

function install(folder) {
  const stamp = path.join(folder, 'node_modules', '.setup-stamp');
  const current = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockStamp(folder);
  if (current()) return;
  withLock(folder, () => {
    if (current()) return;
    if (installNow(folder)) writeFileSync(stamp, lockStamp(folder));
    else process.exitCode = 1;
  });
  if (process.exitCode) process.exit();
}

process.chdir(root);
install(root);
for (const flag of process.argv.slice(2)) {
  if (flag.startsWith('--tools=')) install(path.join(toolsFolder, flag.slice(8)));
  if (flag === '--browser') (await import('./browser.mjs')).ensureBrowser();
}
