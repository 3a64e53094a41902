// `npm run kills [count] [seed] [browsers]`: types in every field, taps in every tray and question, kills page and browser meanwhile, and
// looks what is left. Fails too where a field of the app, or something that keeps what is begun, was met nowhere. Ctrl-C ends it
// after the next kill, with what it has found.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { builtModule } from './builtModule.mjs';
import { keptInSource } from './kill/inSource.mjs';
import { isRight } from './kill/judge.mjs';
import { runKills } from './kill/run.mjs';
import { unmetOf } from './kill/unmet.mjs';

process.chdir(path.resolve(import.meta.dirname, '../..'));
const [count = 300, seed = Date.now() % 1_000_000, browsers = 1] = process.argv.slice(2).map(Number);
const only = process.env.KILL_ONLY;

const dist = path.resolve('node_modules/.cache/tools/named');
const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--minify', 'false', '--outDir', dist];
if (
  !process.env.E2E_DIST &&
  spawnSync(process.execPath, [...build, '--emptyOutDir'], { stdio: 'inherit' }).status !== 0
)
  throw new Error('the app does not build');

const print = ({ place, kind, after, what, begun, outcome }, number) =>
  console.log(
    `${String(number).padStart(4)}  ${kind.padEnd(15)} ${String(after).padStart(3)} ms  ${place.slice(0, 44).padEnd(44)} ${what.slice(0, 40).padEnd(40)} ${begun ? '+' : ' '} ${outcome}`,
  );

const { module, outDir } = await builtModule('tests/support/everyQuestion.ts');
// It fetches parts of itself while it runs.
const logs = await module.everyQuestion();
rmSync(outDir, { recursive: true, force: true });
console.log(new Date().toISOString());
let ended = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    ended = true;
  });
console.log(`seed ${seed}`);
const ran = await runKills({
  count,
  seed,
  browsers,
  logs,
  report: print,
  ended: () => ended,
  names: true,
  dist: process.env.E2E_DIST ?? dist,
  ...(only && { wanted: (name) => new RegExp(only, 'u').test(name) }),
});
// Only who has been everywhere can say that something is nowhere.
const isEverywhere = !only && ran.rows.length >= ran.places;
const unmet = isEverywhere ? unmetOf(keptInSource('src'), ran) : [];
for (const said of unmet) console.log(said);
for (const place of ran.barred) console.log(`not come to each time, what was chosen before has changed it: ${place}`);
const wrong = ran.rows.filter((row) => !isRight(row));
for (const { place, kind, after, what, outcome } of wrong)
  console.log(`wrong: ${place} · ${kind} after ${after} ms · ${what} · ${outcome}`);
const came = (outcome) => ran.rows.filter((row) => row.outcome === outcome).length;
console.log(
  `\n${ran.rows.length} kills, ${ran.places} places known, seed ${seed}: ${came('before')} without the last letter or tap, ${came('after') + came('on')} with it, ${wrong.length} wrong`,
);
process.exit(wrong.length > 0 || unmet.length > 0 ? 1 : 0);
