// `npm run bench`: how long things take, in ms and as multiples of a fixed loop. It prints and judges nothing.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { measureEngine } from './bench/inEngine.mjs';
import { measureOnScreen } from './bench/onScreen.mjs';
import { calibrationHere } from './calibration.mjs';
import { shown, summary } from './figures.mjs';
import { buildApp } from './phone.mjs';

const LENGTHS = [50, 5000];
const MOST_GROWTH = 1.2;
const GOAL_MS = 50;
const root = path.resolve(import.meta.dirname, '../..');
const outDir = path.join(root, 'node_modules/.cache/bench');

/** The battles to be measured and the engine's tasks, out of the sources. */
async function prepare() {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: 'tests/bench/main.ts', outDir, target: 'node20', emptyOutDir: true },
  });
  const prepared = await import(pathToFileURL(path.join(outDir, 'main.js')).href);
  return prepared.prepare(LENGTHS);
}

function printEngine(tasks) {
  const loop = calibrationHere();
  console.log(`\nEngine, in Node; the calibration loop takes ${loop.toFixed(1)} ms here`);
  console.log(`${'median ms'.padStart(60)}${'of loop'.padStart(10)}`);
  for (const { name, time } of measureEngine(tasks))
    console.log(`  ${name.padEnd(48)}${shown(time, 10)}${(time / loop).toFixed(4).padStart(10)}`);
}

const line = (name, { median, p95, count }, loop) =>
  `  ${name.padEnd(32)}${shown(median, 8)}${shown(p95, 8)}${(p95 / loop).toFixed(2).padStart(9)}${String(count).padStart(9)}`;

function printScreen({ battles }, { samples, loop, slower }) {
  console.log(
    `\nApplying a command and repainting, CPU ${slower} times slower; the loop takes ${loop.toFixed(1)} ms there`,
  );
  console.log(`${'median'.padStart(42)}${'p95'.padStart(8)}${'of loop'.padStart(9)}${'samples'.padStart(9)}   ms`);
  const all = battles.map(({ id, length }) => {
    const byPart = Object.entries(samples[id]);
    const of = (kind, parts = byPart) => summary(parts.flatMap(([, each]) => each.map((sample) => sample[kind])));
    console.log(line(`${length} entries`, of('work'), loop));
    for (const part of byPart) console.log(line(`  ${part[0]}`, of('work', [part]), loop));
    console.log(line('  all, from the lifted finger', of('finger'), loop));
    return of('work');
  });
  const [short, long] = all;
  const growth = long.p95 / short.p95;
  console.log(
    `\n  p95 at ${LENGTHS[1]} entries over p95 at ${LENGTHS[0]}: ${growth.toFixed(2)}; at most ${MOST_GROWTH}`,
  );
  console.log(`  p95 at ${LENGTHS[1]} entries: ${long.p95.toFixed(1)} ms; about ${GOAL_MS} or less\n`);
}

process.chdir(root);
const prepared = await prepare();
rmSync(outDir, { recursive: true, force: true });
printEngine(prepared.tasks);
buildApp();
printScreen(prepared, await measureOnScreen(prepared.battles));
