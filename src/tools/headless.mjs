// `npm run --silent headless`: JSON lines in, JSON lines out. Only replies go to standard output.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const toStderr = ['ignore', 2, 2];
const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/headless');
const program = path.join(cache, 'main.js');
const sources = ['engine', 'content', 'persistence', 'state', 'headless'].map((layer) => path.join(root, 'src', layer));

function newestIn(folder) {
  if (!existsSync(folder)) return 0;
  const times = readdirSync(folder, { recursive: true, withFileTypes: true }).map(
    (entry) => statSync(path.join(entry.parentPath, entry.name)).mtimeMs,
  );
  return Math.max(0, ...times);
}

function isCurrent() {
  if (!existsSync(program)) return false;
  const newest = Math.max(statSync(path.join(root, 'package-lock.json')).mtimeMs, ...sources.map(newestIn));
  return statSync(program).mtimeMs >= newest;
}

/** Built beside the place where it is used and moved there whole: another run may be reading it. */
async function build() {
  const { build: viteBuild } = await import('vite');
  const outDir = `${cache}-${process.pid}`;
  await viteBuild({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: 'src/headless/main.ts', outDir, target: 'node20', emptyOutDir: true },
  });
  mkdirSync(cache, { recursive: true });
  rmSync(cache, { recursive: true, force: true });
  renameSync(outDir, cache);
}

process.chdir(root);
const setup = spawnSync(process.execPath, ['src/tools/setup.mjs'], { stdio: toStderr });
if (setup.status !== 0) process.exit(setup.status ?? 1);
if (!isCurrent()) await build();
await import(pathToFileURL(program).href);
