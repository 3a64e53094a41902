// How long exact odds take, beside trying every way the dice can fall. Also on its own: `node src/tools/bench/odds.mjs`.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { builtModule } from '../builtModule.mjs';
import { calibrationHere } from '../calibration.mjs';
import { measureEngine } from './inEngine.mjs';

const CLOSE = 1e-9;

/** The ms of trying everything, once; checked against the odds. */
function exhaustiveTime({ name, run, exhaustive }) {
  if (exhaustive === null) return null;
  const from = performance.now();
  const chance = exhaustive();
  const time = performance.now() - from;
  if (Math.abs(chance - run()) > CLOSE) throw new Error(`${name}: ${run()} is not ${chance}`);
  return time;
}

/** The ms of trying everything where that would take too long: by the positions it goes through, at the pace of a smaller fight. */
function countedTime({ positions }, pace) {
  return positions === null || pace === null ? null : positions() * pace;
}

process.chdir(path.resolve(import.meta.dirname, '../../..'));
const { module, outDir } = await builtModule('tests/bench/oddsTimes.ts');
rmSync(outDir, { recursive: true, force: true });
const tasks = module.oddsTasks();
const loop = calibrationHere();
console.log(`\nExact odds, in Node; the calibration loop takes ${loop.toFixed(1)} ms here`);
console.log(
  `${'median µs'.padStart(60)}${'at most'.padStart(9)}${'10⁻⁶ loop'.padStart(11)}${'times faster than trying everything'.padStart(37)}`,
);
let pace = null;
for (const [index, { name, time }] of measureEngine(tasks).entries()) {
  const task = tasks[index];
  const tried = exhaustiveTime(task);
  if (tried !== null && task.positions !== null) pace = tried / task.positions();
  const all = tried ?? countedTime(task, pace);
  const times = all === null ? 'not tried' : Math.round(all / time).toLocaleString('en');
  const columns = [
    (time * 1000).toFixed(2).padStart(12),
    String(task.budget).padStart(9),
    ((time / loop) * 1e6).toFixed(0).padStart(11),
    (tried === null ? `${times}, counted` : times).padStart(37),
  ];
  console.log(`  ${name.padEnd(46)}${columns.join('')}`);
}
