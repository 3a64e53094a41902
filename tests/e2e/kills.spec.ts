import { pagesPath } from '../../src/tools/browser.mjs';
import { isRight } from '../../src/tools/kill/judge.mjs';
import { runKills } from '../../src/tools/kill/run.mjs';
import { questionsOfTwoGames } from '../support/everyQuestion.ts';
import { expect, test } from './support/test.ts';

const DIST = process.env['E2E_DIST'] ?? 'dist';

// A dozen of what `npm run kills` does: fields of the workshop and of a campaign, trays and questions of two games.
test('should lose at most the last letter or tap when page or browser is killed while something is begun', async () => {
  const logs = await questionsOfTwoGames();
  const { rows } = await runKills({ count: 12, seed: 12, dozen: true, dist: DIST, logs, program: pagesPath() });
  expect(rows.filter((row) => !isRight(row))).toEqual([]);
  expect(rows).toHaveLength(12);
  expect(rows.filter(({ kind }) => kind === 'browser killed').length).toBeGreaterThanOrEqual(4);
  expect(rows.filter(({ what }) => what.startsWith('text')).length).toBeGreaterThanOrEqual(5);
  // Its last face answers a tray: what is killed then is the question after it.
  expect(rows.filter(({ what }) => what.startsWith('tray')).length).toBeGreaterThanOrEqual(1);
});
