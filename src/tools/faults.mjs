// `npm run faults [count] [seed]`: kills the page and the browser in the middle of battles and of the walks after them, and
// looks what is left.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { isRight, runFaults } from './faults/run.mjs';
import { buildApp } from './phone.mjs';
import { builtModule } from './builtModule.mjs';

process.chdir(path.resolve(import.meta.dirname, '../..'));
const [count = 200, seed = 2024] = process.argv.slice(2).map(Number);

const print = ({ at, kind, twice, after, screen, tap, outcome }, number) =>
  console.log(
    `${String(number + 1).padStart(4)}  ${at.padEnd(7)} ${(kind + (twice ? ', twice' : '')).padEnd(22)} ${String(after).padStart(3)} ms after  ${screen.slice(0, 18).padEnd(18)} ${tap.slice(0, 40).padEnd(41)} ${outcome}`,
  );

const { module: logs, outDir } = await builtModule('tests/support/storedLogs.ts');
rmSync(outDir, { recursive: true, force: true });
if (!process.env.E2E_DIST) buildApp();
const rows = await runFaults({ count, seed, logs, report: print });
const wrong = rows.filter((row) => !isRight(row));
const ended = (outcome) => rows.filter((row) => row.outcome === outcome).length;
const struck = (...places) => rows.filter(({ at }) => places.includes(at)).length;
console.log(
  `\n${rows.length} faults, ${struck('deploy', 'battle')} in a battle and ${struck('report', 'walk', 'close')} after it: ${ended('before')} without the last tap, ${ended('after')} with it, ${wrong.length} wrong`,
);
process.exit(wrong.length > 0 ? 1 : 0);
