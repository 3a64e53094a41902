import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { EnemyTurnScreen } from '../../../src/features/enemy-turn/EnemyTurnScreen.tsx';
import { killTeamIn } from '../../../src/state/battle/killTeam.ts';
import { placeSearch } from '../../../src/words/en/placeSearch.ts';
import { app, render } from '../../support/app.tsx';
import { block } from '../../support/board/onBoard.ts';
import { fetchPlanned, plannedOnBoard } from '../../support/board/plannedOnBoard.ts';

beforeEach(fetchPlanned);

it('should tell how the place was found where an enemy goes, and letter on the map what was passed over', async () => {
  // Too far off to charge: it comes nearer, in cover.
  const wall = block('wall', { left: 4, near: 17, right: 8, far: 17.5, high: 3 }, 'Heavy');
  await plannedOnBoard([6, 20.5], wall);
  render(<EnemyTurnScreen onTimeline={() => undefined} />);
  const search = killTeamIn(app.store.getState().battle)?.view.enemies?.acting?.search() ?? null;
  if (search === null) throw new Error('nothing was looked for');
  const line = await screen.findByRole('img', { name: new RegExp(placeSearch.sentence(['']), 'u') });
  expect(line).toHaveAccessibleName(
    expect.stringContaining(placeSearch.counted(`${search.ends}`, placeSearch.ends(`${search.inches}″`))),
  );
  for (const { by, count } of search.kept)
    expect(line).toHaveAccessibleName(expect.stringContaining(placeSearch.counted(`${count}`, placeSearch.kept[by])));
  const told = search.passed.filter(({ by }) => by !== 'nearer');
  const marks = [...document.querySelectorAll('[data-passed]')].map((each) => each.getAttribute('data-passed'));
  expect(marks).toEqual(['A', 'B', 'C', 'D', 'E'].slice(0, told.length));
  expect(marks.length).toBeGreaterThan(0);
  for (const [at, { by }] of told.entries())
    expect(
      screen.getByText(placeSearch.passedOver(marks[at] ?? '', placeSearch.passed[by]), { exact: false }),
    ).toBeVisible();
});
