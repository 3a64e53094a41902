// Loaded in a test's process before its modules: switches on the change that is tried, and notes which ones a test reaches.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect } from 'vitest';

const active = Number(process.env['MUTANT']);
const folder = process.env['MUTANT_REACHED'];
const deadline = performance.now() + Number(process.env['MUTANT_MS']);
const reached = new Set();
/** Rounds of loops between two looks at the clock. */
const ROUNDS = 65_536;
let rounds = 0;

globalThis.isMutant = folder
  ? (id) => {
      reached.add(id);
      return false;
    }
  : (id) => id === active;

globalThis.isMutant.tick = () => {
  rounds = (rounds + 1) % ROUNDS;
  if (rounds === 0 && performance.now() > deadline) throw new Error('it goes on without end');
};

if (folder)
  afterAll(() => {
    const { testPath } = expect.getState();
    mkdirSync(folder, { recursive: true });
    const name = path.relative(process.cwd(), testPath).replaceAll(/[^\w.-]/gu, '-');
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ file: testPath, reached: [...reached] }));
  });
