import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { HoldsHere } from '../../../src/features/battle/HoldsHere.tsx';
import { activateEnemy } from '../../../src/features/enemy-turn/activateEnemy.ts';
import { EnemyTurnScreen } from '../../../src/features/enemy-turn/EnemyTurnScreen.tsx';
import { fetchForBoard } from '../../../src/state/battle/boards.ts';
import { killTeamIn, killTeamPlayOf } from '../../../src/state/battle/killTeam.ts';
import { BelowTop } from '../../../src/ui/belowTop.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { behaviour } from '../../../src/words/en/behaviour/behaviour.ts';
import { otherwise } from '../../../src/words/en/otherwise.ts';
import { app, render } from '../../support/app.tsx';
import { stands, takeUp } from '../../support/board/onBoard.ts';
import { done, firefight, stateNow, VEX, VOICE } from '../../support/tableBattle.tsx';

beforeEach(async () => {
  await Promise.all([
    ...(['behaviour', 'play', 'board', 'killzones', 'otherwise'] as const).map((name) => fetchWords(name, 'en')),
    fetchForBoard('acolyte'),
  ]);
});

/** An enemy has its plan on the board of the battle, with everybody on it. */
async function planned(): Promise<string> {
  await firefight();
  const { operatives } = stateNow();
  const at = operatives.map(({ id }, index) => [id, stands(2 + index * 2.2, id === VEX ? 5 : 15)] as const);
  done(takeUp([], { ...Object.fromEntries(at), [VOICE]: stands(6, 11) }));
  done({ type: 'correct', correction: { what: 'alert', to: 3 } });
  done({ type: 'activate', operative: VEX, order: 'engage' });
  done({ type: 'endActivation' });
  expect(await activateEnemy(app, VOICE)).toBeNull();
  const enemy = stateNow().npo?.turn?.enemy;
  if (enemy === undefined) throw new Error('no enemy has its turn');
  return enemy;
}

const list = () => screen.queryByRole('list', { name: otherwise.byTable });
const marked = () => [...document.querySelectorAll('[data-said]')].map((each) => each.getAttribute('data-said'));

it('should say in the plan of an enemy, and on its map, what is by hand, until that is taken back', async () => {
  const enemy = await planned();
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
