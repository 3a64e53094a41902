// Whole battles without a screen: the retinue played by random hands, the enemies by their decision tables, in one thread.
// Also on its own: `node src/tools/bench/battles.mjs [battles of each kind] [rounds]`.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { builtModule } from '../builtModule.mjs';
import { calibrationTime } from '../calibration.mjs';
import { quantile } from '../figures.mjs';

const BATTLES = 20;
const ROUNDS = 3;
const LOOPS = 20;
const AIM = 100;
/** What a battle of each kind took of the loop at first, when a question still computed its odds; and how many times as many are wanted. */
const AT_FIRST = [26.6, 26.8];
const WANTED = 3;

const [battles, rounds] = [process.argv[2] ?? BATTLES, process.argv[3] ?? ROUNDS].map(Number);

const sum = (values) => values.reduce((all, value) => all + value, 0);

/** What `run` returns, its ms by the clock, and those of the processor: other programs at work do not count in them. */
function timed(run) {
  const used = process.cpuUsage();
  const from = performance.now();
  const result = run();
  const clock = performance.now() - from;
  const { user, system } = process.cpuUsage(used);
  return { result, clock, cpu: (user + system) / 1000 };
}

/** Processor's ms of the calibration loop, which runs once more to warm up. */
const loopTime = () => timed(() => calibrationTime(LOOPS)).cpu / (LOOPS + 1);

/** The round that took the processor the middle time, after one to warm up; the loop was timed beside each. */
function measured(run) {
  run();
  const all = Array.from({ length: rounds }, () => ({ loop: loopTime(), ...timed(run) }));
  return all.toSorted((a, b) => a.cpu / a.loop - b.cpu / b.loop)[Math.floor(rounds / 2)];
}

/** Tells runs apart that did not play the same battles: their times cannot be compared. */
const fingerprint = (played) =>
  createHash('sha256')
    .update(JSON.stringify(played.map(({ commands, turningPoints }) => [commands, turningPoints])))
    .digest('hex')
    .slice(0, 8);

function printCounts(played) {
  const each = (of) => (sum(played.map(of)) / played.length).toFixed(1);
  const [commands, events] = [each((battle) => battle.commands.length), each((battle) => battle.events)];
  const [refused, turningPoints] = [each((battle) => battle.refused), each((battle) => battle.turningPoints)];
  console.log(
    `    each: ${commands} commands, ${events} events, ${refused} refusals, ${turningPoints} turning points; the same battles have the same mark: ${fingerprint(played)}`,
  );
}

function printShares(played, clock) {
  const decisions = played.flatMap((battle) => battle.decisions);
  const µs = [sum(decisions) / decisions.length, quantile(decisions, 0.5), quantile(decisions, 0.95)];
  console.log(`    µs of a decision, mean, median and p95: ${µs.map((ms) => (ms * 1000).toFixed(0)).join(', ')}`);
  const share = (ms) => `${((100 * ms) / clock).toFixed(0)} %`;
  const hands = sum(played.map((battle) => battle.hands));
  console.log(`    of the time: deciding ${share(sum(decisions))}, questions and random hands ${share(hands)}`);
}

function print(name, { result: played, clock, cpu, loop }, atFirst) {
  const ofLoop = cpu / played.length / loop;
  const perSecond = (ms) => ((1000 * played.length) / ms).toFixed(2);
  console.log(`\n  ${name}, ${played.length} battles`);
  console.log(`    ${perSecond(cpu)} battles a second of the processor (${perSecond(clock)} by the clock); aim ${AIM}`);
  console.log(
    `    a battle takes ${ofLoop.toFixed(2)} of the loop (${loop.toFixed(1)} ms), at first ${atFirst}: ${(atFirst / ofLoop).toFixed(1)} times as many; at least ${WANTED} times`,
  );
  printCounts(played);
  printShares(played, clock);
}

process.chdir(path.resolve(import.meta.dirname, '../../..'));
const { module, outDir } = await builtModule('tests/bench/battleTimes.ts');
rmSync(outDir, { recursive: true, force: true });
console.log('\nWhole battles in Node, in one thread, the middle one of the rounds');
for (const [kind, { name, run }] of module.battleTasks(battles).entries()) print(name, measured(run), AT_FIRST[kind]);
