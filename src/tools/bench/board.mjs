// How long a board takes to say what two operatives see of each other, and what is between.
// Also on its own: `node src/tools/bench/board.mjs`.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { builtModule } from '../builtModule.mjs';
import { calibrationHere } from '../calibration.mjs';
import { measureEngine } from './inEngine.mjs';

const LEVEL_US = 8;
const ACROSS_US = 120;

/** A pair takes about a millionth of a second: in µs, and in millionths of the loop. */
function print({ boardTasks, PARTS, CORNERS }) {
  const tasks = boardTasks();
  const loop = calibrationHere();
  console.log(`\nTwo operatives on a board of ${PARTS} parts with ${CORNERS} corners, random pairs, in Node`);
  console.log(`  the calibration loop takes ${loop.toFixed(1)} ms here`);
  console.log(`${'median µs'.padStart(60)}${'10⁻⁶ loop'.padStart(12)}`);
  for (const [index, { name, time: all }] of measureEngine(tasks).entries()) {
    const time = all / tasks[index].pairs;
    const [shown, ofLoop] = [(time * 1000).toFixed(2), ((time / loop) * 1e6).toFixed(0)];
    console.log(`  ${name.padEnd(48)}${shown.padStart(10)}${ofLoop.padStart(12)}`);
  }
  console.log(`    at one level at most ${LEVEL_US} µs, across levels ${ACROSS_US} µs\n`);
}

process.chdir(path.resolve(import.meta.dirname, '../../..'));
const { module, outDir } = await builtModule('tests/bench/boardTimes.ts');
print(module);
rmSync(outDir, { recursive: true, force: true });
