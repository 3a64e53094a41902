// `npm run bench`: how long things take, in ms and as multiples of a fixed loop. It prints and judges nothing.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { measureCampaigns } from './bench/campaigns.mjs';
import { measureColdLoad, printColdLoad } from './bench/coldLoad.mjs';
import { measureComparison, printComparison } from './bench/compare.mjs';
import { growthOf, measureEngine } from './bench/inEngine.mjs';
import { measureOnScreen } from './bench/onScreen.mjs';
import { builtModule } from './builtModule.mjs';
import { calibrationHere } from './calibration.mjs';
import { shown, summary } from './figures.mjs';
import { buildApp } from './phone.mjs';

const LENGTHS = [50, 5000];
const MOST_GROWTH = 1.2;
const GOAL_MS = 50;
const CAMPAIGN = { battles: 50, events: 20_000 };
const OPENS_MS = 300;
const FITS_BYTES = 2_000_000;

/** What is measured, out of the sources: `prepare` of tests/bench/main.ts. */
async function prepare() {
  const { module, outDir } = await builtModule('tests/bench/main.ts');
  const prepared = {
    ...module.prepare(LENGTHS),
    campaign: await module.prepareCampaign(CAMPAIGN),
  };
  // Not before: parts of it are loaded when they are needed.
  rmSync(outDir, { recursive: true, force: true });
  return prepared;
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

function printCampaign({ bytes, long, tasks }, [fresh, full]) {
  const { campaign, battles } = long.events;
  console.log(
    `A campaign of ${long.battles} battles, ${long.operatives} operatives, ${campaign + battles} events (${campaign} its own)`,
  );
  console.log(`  ${bytes} bytes in localStorage; under ${FITS_BYTES}`);
  for (const [name, { openings, loop }] of [
    ['just founded', fresh],
    ['long', full],
  ]) {
    const { median, count } = summary(openings);
    const times = (median / loop).toFixed(1);
    console.log(
      `  ${name}: opens ${median.toFixed(0)} ms after the tap at home, ${times} of the loop, ${count} samples`,
    );
  }
  console.log(`    about ${OPENS_MS} ms or less`);
  const [short, longer] = [fresh, full].map(({ commands }) => summary(commands.times));
  console.log(
    `  a command applied and repainted, CPU ${full.slower} times slower: ${longer.median.toFixed(1)} ms, ${(longer.median / full.commands.loop).toFixed(2)} of the loop; over that of one just founded ${(longer.median / short.median).toFixed(2)} (p95 ${(longer.p95 / short.p95).toFixed(2)}); at most ${MOST_GROWTH}`,
  );
  const growth = growthOf(tasks);
  console.log(
    `  a command decided, applied and stored, in Node: growth ${growth.toFixed(2)}; at most ${MOST_GROWTH}\n`,
  );
}

process.chdir(path.resolve(import.meta.dirname, '../..'));
const prepared = await prepare();
printEngine(prepared.tasks);
// In processes of their own: what was measured before would be in their way.
for (const part of ['battles', 'enemy', 'odds', 'board', 'movement', 'plan'])
  execFileSync(process.execPath, [`src/tools/bench/${part}.mjs`], { stdio: 'inherit' });
buildApp();
printColdLoad(await measureColdLoad());
printScreen(prepared, await measureOnScreen(prepared.battles));
printComparison(await measureComparison());
const { fresh, long } = prepared.campaign;
printCampaign(prepared.campaign, await measureCampaigns([fresh, long]));
process.exit(0);
