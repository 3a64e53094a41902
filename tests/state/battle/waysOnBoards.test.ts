import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyBattle } from '../../../src/engine/systems/anyBattle.ts';
import { mapOf, stands, takeUp } from '../../support/board/onBoard.ts';
import { battleOf, cultist, vex } from '../../support/duel.ts';

const FINDER = '../../../src/engine/board/finder.ts';
const ALERT = { type: 'correct', correction: { what: 'alert', to: 3 } } as const;

let come: () => void = () => undefined;

/** The page anew, in which what finds ways has still to come, until `come` is called. */
async function page() {
  vi.resetModules();
  const gate = new Promise<void>((resolve) => {
    come = resolve;
  });
  vi.doMock(FINDER, async (original) => {
    await gate;
    return original();
  });
  const [{ fetchSystems }, { fetchSeenBoards }, { hasFinder }, battle, { killTeamIn, killTeamPlayOf }, { app }, turn] =
    await Promise.all([
      import('../../../src/engine/systems/registry.ts'),
      import('../../../src/engine/systems/boards.ts'),
      import('../../../src/engine/board/finding.ts'),
      import('../../support/tableBattle.tsx'),
      import('../../../src/state/battle/killTeam.ts'),
      import('../../support/app.tsx'),
      import('../../../src/features/enemy-turn/activateEnemy.ts'),
    ]);
  await Promise.all([fetchSystems(['acolyte'], 'tables'), fetchSeenBoards(['acolyte'])]);
  const now = () => killTeamIn(app.store.getState().battle);
  const planned = () => now()?.state.npo?.turn ?? null;
  const enemyActs = () => turn.activateEnemy(app, battle.VOICE);
  return { ...battle, play: killTeamPlayOf(app), now, planned, enemyActs, hasFinder };
}

type Page = Awaited<ReturnType<typeof page>>;

/** A battle against the tables, an enemy to act, in which everybody is put on a board. */
async function onBoard({ firefight, stateNow, done, VEX, VOICE }: Page): Promise<void> {
  await firefight();
  done({ type: 'activate', operative: VEX, order: 'engage' });
  done({ type: 'endActivation' });
  const at = stateNow().operatives.map(({ id }, index) => [id, stands(2 + index * 2.2, 5)] as const);
  done(takeUp([], { ...Object.fromEntries(at), [VOICE]: stands(6, 11) }));
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.doUnmock(FINDER));

describe('a battle on a board before what finds ways is here', () => {
  it('should be shown, and go on once it has come', async () => {
    const here = await page();
    await onBoard(here);
    const { now, play, hasFinder } = here;
    expect([now()?.view.board?.map, hasFinder()]).toEqual([mapOf(), false]);
    const { length } = now() ?? {};
    expect([play.dispatch(ALERT), now()?.length]).toEqual([{ code: 'loading', params: {} }, length]);
    come();
    await vi.waitFor(() => expect(hasFinder()).toBe(true));
    expect([play.dispatch(ALERT), now()?.length]).toEqual([null, (length ?? 0) + 1]);
  });

  it('should let the next enemy wait for it', async () => {
    const here = await page();
    await onBoard(here);
    const acts = here.enemyActs();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([here.planned(), here.hasFinder()]).toEqual([null, false]);
    come();
    expect(await acts).toBeNull();
    expect(here.planned()?.plan?.steps.length).toBeGreaterThan(0);
  });

  it('should not show the turn of an enemy before it has come, and then the same plan', async () => {
    const first = await page();
    await onBoard(first);
    come();
    expect(await first.enemyActs()).toBeNull();
    const [id, planned] = [first.now()?.id ?? '', first.planned()];
    expect(planned?.plan?.steps.length).toBeGreaterThan(0);
    await first.play.closeBattle();
    const second = await page();
    expect(await second.play.openBattle(id)).toEqual({ kind: 'opened' });
    expect([second.now(), second.hasFinder()]).toEqual([null, false]);
    come();
    await vi.waitFor(() => expect(second.planned()).toEqual(planned));
  });
});

it('should wait only where a side is played by tables, on a board', () => {
  const state = battleOf([vex(), cultist()]);
  const board = { map: mapOf(), reading: 'thirdEdition', places: {} } as const;
  const [own, enemy] = state.sides;
  const ofPeople = { ...state, board, sides: [own, { ...enemy, hand: 'people' }] };
  const all = [state, { ...state, board }, ofPeople].map((each) => anyBattle.findsWays(each as typeof state, 'next'));
  expect(all).toEqual([false, true, false]);
});
