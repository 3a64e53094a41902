import { beforeAll, describe, expect, it } from 'vitest';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { fetchBoards } from '../../../src/engine/systems/boards.ts';
import { viewOf } from '../../../src/engine/systems/battle.ts';
import { advisedRules } from '../../support/advisedRules.ts';
import { mapOf, stands } from '../../support/board/onBoard.ts';
import { activate, END } from '../../support/decide.ts';
import { battleOf, cultist, knife, pim, thug, vex } from '../../support/duel.ts';
import { FakeBrowser, shown, startSmall } from '../../support/fakeBrowser.ts';
import { shippedTable } from '../../engine/behaviour/support.ts';

beforeAll(() => fetchBoards());

const places = { vex: stands(3, 5), pim: stands(3, 12), cultist: stands(26, 5), thug: stands(26, 12) };
const CHOICE = { tables: { brawler: shippedTable('brawler') }, table: 'brawler' };

/** The retinue's turn on a board, against enemies that play themselves without a stop. */
function onBoard(isChosen: boolean) {
  const begun = battleOf([vex(), pim(), cultist({ weapons: [knife()] }), thug()]);
  const settings = { ...begun.settings, automation: { ...begun.settings.automation, enemy: 'full' as const } };
  const tab = new FakeBrowser().tab(advisedRules);
  startSmall(tab, { ...begun, settings });
  if (isChosen) expect(tab.dispatch({ type: 'setNpo', choice: CHOICE })).toBeNull();
  expect(tab.dispatch({ type: 'takeUpBoard', map: mapOf(), places })).toBeNull();
  expect(tab.dispatch(activate('vex'))).toBeNull();
  return { tab, now: () => shown(tab).state };
}

const turnOf = ({ npo }: BattleState) => npo?.turn ?? null;

describe('an enemy whose plan comes by itself', () => {
  it('should have it taken back before the last act of the retinue, and brought back in that order', () => {
    const { tab, now } = onBoard(true);
    const before = now();
    expect(tab.dispatch(END)).toBeNull();
    const planned = now();
    expect(turnOf(planned)?.plan?.steps.length).toBeGreaterThan(0);

    expect(tab.undo()).toBe(true);
    expect(turnOf(now())).toBeNull();
    expect(now().operatives.find(({ id }) => id === 'vex')?.readiness).toBe('expended');
    expect(tab.undo()).toBe(true);
    expect(now()).toEqual(before);

    expect(tab.redo() && tab.redo()).toBe(true);
    expect(now()).toEqual(planned);
  });

  it('should have its activation taken back without the act of the retinue before it', () => {
    const { tab, now } = onBoard(true);
    expect(tab.dispatch(END)).toBeNull();
    const planned = now();
    expect(tab.dispatch({ type: 'carryOut', count: 1 })).toBeNull();
    expect(now().board?.places).not.toEqual(planned.board?.places);
    expect(tab.undo()).toBe(true);
    expect(now()).toEqual(planned);
  });

  it('should wait for a tap after an undo has come back to it, also when the table is put right then', () => {
    const { tab, now } = onBoard(true);
    tab.dispatch(END);
    tab.undo();
    expect(tab.dispatch({ type: 'placeOnBoard', operative: 'pim', at: stands(4, 12) })).toBeNull();
    expect(turnOf(now())).toBeNull();
    expect(tab.dispatch({ type: 'enemyActivates', operative: null })).toBeNull();
    expect(turnOf(now())?.plan).not.toBeNull();
  });

  it('should be told as the first one while nobody has chosen how they play, in its moment only', () => {
    const { tab, now } = onBoard(false);
    expect(viewOf(now()).firstEnemyDue).toBe(false);
    tab.dispatch(END);
    expect(viewOf(now()).firstEnemyDue).toBe(true);
    expect(tab.dispatch({ type: 'enemyActivates', operative: null, choice: CHOICE })).toBeNull();
    expect(viewOf(now()).firstEnemyDue).toBe(false);
    expect(turnOf(now())?.plan?.steps.length).toBeGreaterThan(0);
  });
});
