import { expect, test } from '@playwright/test';
import { isRight, runFaults } from '../../src/tools/faults/run.mjs';

test.skip(({ isMobile }) => !isMobile, 'it brings its own phone');

// Six ends of the page and six of the whole browser; `npm run faults` does more.
test('should lose at most the tap under the finger when the page or the browser is killed', async () => {
  test.setTimeout(120_000);
  const rows = await runFaults({ count: 12 });
  expect(rows.filter((row) => !isRight(row))).toEqual([]);
  expect(rows.filter(({ kind }) => kind === 'browser killed')).toHaveLength(6);
  expect(rows.filter(({ outcome }) => outcome === 'after').length).toBeGreaterThan(0);
});
