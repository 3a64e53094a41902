// `npm run faults [count] [seed]`: kills the page and the browser in the middle of a battle, and looks what is left.
import path from 'node:path';
import { isRight, runFaults } from './faults/run.mjs';
import { buildApp } from './phone.mjs';

process.chdir(path.resolve(import.meta.dirname, '../..'));
const [count = 60, seed = 2024] = process.argv.slice(2).map(Number);

const print = ({ kind, twice, after, screen, tap, outcome }, number) =>
  console.log(
    `${String(number + 1).padStart(4)}  ${(kind + (twice ? ', twice' : '')).padEnd(22)} ${String(after).padStart(3)} ms after  ${screen.padEnd(18)} ${tap.slice(0, 40).padEnd(41)} ${outcome}`,
  );

buildApp();
const rows = await runFaults({ count, seed, report: print });
const wrong = rows.filter((row) => !isRight(row));
const ended = (outcome) => rows.filter((row) => row.outcome === outcome).length;
console.log(
  `\n${rows.length} faults: ${ended('before')} without the last tap, ${ended('after')} with it, ${wrong.length} wrong`,
);
process.exit(wrong.length > 0 ? 1 : 0);
