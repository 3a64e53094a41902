// How long a board takes to know where a base can go.
// Also on its own: `node src/tools/bench/movement.mjs`.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { builtModule } from '../builtModule.mjs';
import { calibrationHere } from '../calibration.mjs';
import { measureEngine } from './inEngine.mjs';

const GRAPH_MS = 15;
const REACH_MS = 0.3;

function print({ movementTasks, PARTS }) {
  const tasks = movementTasks();
  const loop = calibrationHere();
  console.log(`\nMoving on a board of ${PARTS} parts, random places, a base of 32 mm, in Node`);
  console.log(`  the calibration loop takes ${loop.toFixed(1)} ms here`);
  console.log(`${'median ms'.padStart(60)}${'of loop'.padStart(10)}`);
  for (const { name, time } of measureEngine(tasks))
    console.log(`  ${name.padEnd(48)}${time.toFixed(3).padStart(10)}${(time / loop).toFixed(4).padStart(10)}`);
  console.log(`    a graph at most ${GRAPH_MS} ms, a reach ${REACH_MS} ms\n`);
}

process.chdir(path.resolve(import.meta.dirname, '../../..'));
const { module, outDir } = await builtModule('tests/bench/movementTimes.ts');
print(module);
rmSync(outDir, { recursive: true, force: true });
