import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { HoldsHere } from '../../../src/features/battle/HoldsHere.tsx';
import { EnemyTurnScreen } from '../../../src/features/enemy-turn/EnemyTurnScreen.tsx';
import { killTeamIn, killTeamPlayOf } from '../../../src/state/battle/killTeam.ts';
import { BelowTop } from '../../../src/ui/belowTop.ts';
import { behaviour } from '../../../src/words/en/behaviour/behaviour.ts';
import { otherwise } from '../../../src/words/en/otherwise.ts';
import { app, render } from '../../support/app.tsx';
import { fetchPlanned, plannedOnBoard } from '../../support/board/plannedOnBoard.ts';
import { done, stateNow, VEX } from '../../support/tableBattle.tsx';

beforeEach(fetchPlanned);

const list = () => screen.queryByRole('list', { name: otherwise.byTable });
const marked = () => [...document.querySelectorAll('[data-said]')].map((each) => each.getAttribute('data-said'));

it('should say in the plan of an enemy, and on its map, what is by hand, until that is taken back', async () => {
  const enemy = await plannedOnBoard();
  render(
    <BelowTop value={<HoldsHere />}>
      <EnemyTurnScreen onTimeline={() => undefined} />
    </BelowTop>,
  );
  await screen.findByRole('group', { name: behaviour.turn.map });
  expect([list(), marked()]).toEqual([null, []]);
  act(() => done({ type: 'overruleBoard', shooter: enemy, target: VEX, facts: { visible: false } }));
  expect(stateNow().npo?.turn?.enemy).toBe(enemy);
  expect(await screen.findByRole('list', { name: otherwise.byTable })).toHaveTextContent(
    `Isaura Vex ${otherwise.says({ visible: false })}`,
  );
  expect(marked()).toEqual([VEX]);
  await userEvent.click(screen.getByRole('button', { name: /^Undo/u }));
  expect(killTeamIn(app.store.getState().battle)?.state.board).not.toHaveProperty('overruled');
  expect([list(), marked()]).toEqual([null, []]);
  killTeamPlayOf(app).redo();
  expect(await screen.findByRole('list', { name: otherwise.byTable })).toBeVisible();
});
