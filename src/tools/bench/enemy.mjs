// How long an enemy's decision takes, how many questions it asks in an activation, and how long it thinks about them.
// Also on its own: `node src/tools/bench/enemy.mjs`.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { builtModule } from '../builtModule.mjs';
import { calibrationHere } from '../calibration.mjs';
import { quantile } from '../figures.mjs';
import { measureEngine } from './inEngine.mjs';

const GOAL = 3;
const MOST = 8;
const MOST_MS = 30;

const numbers = Array.from({ length: MOST + 1 }, (_, count) => count);

function printRow(name, counts) {
  const share = (count) => `${counts.filter((each) => each === count).length}`.padStart(6);
  const worst = Math.max(...counts);
  const figures = [quantile(counts, 0.5), quantile(counts, 0.95), worst];
  console.log(
    `  ${name.padEnd(26)}${numbers.map(share).join('')}${figures.map((each) => `${each}`.padStart(8)).join('')}`,
  );
}

/** The distribution of questions by table and in all, and the times of advices. */
function printQuestions(measured) {
  const all = measured.flatMap(({ counts }) => counts);
  console.log(`\nQuestions in an enemy's activation, 200 seeded situations for each table, ${all.length} activations`);
  const head = numbers.map((count) => `${count}`.padStart(6)).join('');
  console.log(`${''.padEnd(28)}${head}${'median'.padStart(8)}${'p95'.padStart(8)}${'most'.padStart(8)}`);
  for (const { table, counts } of measured) printRow(table, counts);
  printRow('all', all);
  console.log(`    median at most ${GOAL}, never above ${MOST}`);
  const times = measured.flatMap(({ times: some }) => some);
  const crowds = measured.flatMap(({ crowd }) => crowd);
  const shown = (values) =>
    [quantile(values, 0.5), quantile(values, 0.95), Math.max(...values)].map((ms) => ms.toFixed(2)).join(', ');
  console.log(
    `  ms of an advice, median, p95 and most: ${shown(times)}; of the first one about 8 targets: ${shown(crowds)}`,
  );
  console.log(`    under ${MOST_MS} ms\n`);
}

/** Decisions take about a millionth of a second: in µs, and in millionths of the loop. */
function printDecisions(tasks) {
  const loop = calibrationHere();
  console.log(`\nA decision of an enemy without questions, trace included, 3-6 targets, in Node`);
  console.log(`${'median µs'.padStart(60)}${'10⁻⁶ loop'.padStart(12)}`);
  for (const [index, { name, time: all }] of measureEngine(tasks).entries()) {
    const time = all / tasks[index].decisions;
    console.log(
      `  ${name.padEnd(48)}${(time * 1000).toFixed(2).padStart(10)}${((time / loop) * 1e6).toFixed(1).padStart(12)}`,
    );
  }
  console.log('    about 1 µs');
}

process.chdir(path.resolve(import.meta.dirname, '../../..'));
const { module, outDir } = await builtModule('tests/bench/enemyTimes.ts');
printDecisions(module.decisionTasks());
printQuestions(module.measureQuestions());
rmSync(outDir, { recursive: true, force: true });
