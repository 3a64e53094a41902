// How long an enemy's plan takes, with the places it goes to.
// Also on its own: `node src/tools/bench/plan.mjs`.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { builtModule } from '../builtModule.mjs';
import { calibrationHere } from '../calibration.mjs';

const PLAN_MS = 30;

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

process.chdir(path.resolve(import.meta.dirname, '../../..'));
const { module, outDir } = await builtModule('tests/bench/planTimes.ts');
const { first, times } = await module.measurePlans();
// Not before: parts of it are loaded when they are needed.
rmSync(outDir, { recursive: true, force: true });
const loop = calibrationHere();
const sorted = times.toSorted((a, b) => a - b);
console.log(`\nAn enemy's plan with its places, board of 43 parts, ${times.length} plans of whole battles, in Node`);
console.log(`  the calibration loop takes ${loop.toFixed(1)} ms here`);
console.log(`${'ms'.padStart(60)}${'of loop'.padStart(10)}`);
for (const [name, time] of [
  ['the first, with the graph of its base', first],
  ['median', quantile(sorted, 0.5)],
  ['p95', quantile(sorted, 0.95)],
  ['most', sorted.at(-1)],
])
  console.log(`  ${name.padEnd(48)}${time.toFixed(2).padStart(10)}${(time / loop).toFixed(3).padStart(10)}`);
console.log(`    at most ${PLAN_MS} ms\n`);
