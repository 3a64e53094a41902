import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardPlace } from '../../../../src/engine/board/battleBoard.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { pendingRequest } from '../../../../src/engine/systems/battle.ts';
import { byItself } from '../../../../src/engine/view/byItself.ts';
import { shippedTable, TABLES } from '../../behaviour/support.ts';
import { play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, knife, pim, rifle, thug, vex } from '../../../support/duel.ts';
import { mapOf, stands } from '../../../support/board/onBoard.ts';

beforeAll(() => fetchBoards());

const tables = Object.fromEntries(TABLES.map((id) => [id, shippedTable(id)]));
/** Too far for a knife, and out of the rifle's way. */
const places = { vex: stands(3, 5), pim: stands(3, 12), cultist: stands(26, 5) };

/** The enemy's turn, its side played by a table without a stop. */
function enemysTurn(table: string, at: Readonly<Record<string, BoardPlace>> | null): Play {
  const enemy = cultist({ weapons: table === 'marksman' ? [rifle(), knife()] : [knife()] });
  const begun = battleOf([vex(), pim(), enemy, ...(at?.['thug'] === undefined ? [] : [thug()])], { turn: 'enemy' });
  const settings = { ...begun.settings, automation: { ...begun.settings.automation, enemy: 'full' as const } };
  const set = play({ ...begun, settings }).does({ type: 'setNpo', choice: { tables, table } });
  return at === null ? set : set.does({ type: 'takeUpBoard', map: mapOf(), places: at });
}

const next = (at: Play) => byItself(at.midway, pendingRequest(at.midway));

/** What happens without the player until it is awaited. */
function runs(at: Play): Play {
  let now = at;
  for (let count = 0; count < 20; count += 1) {
    const found = next(now);
    if (found?.kind !== 'command') return now;
    now = now.does(found.command);
  }
  throw new Error('it goes on for ever');
}

const steps = ({ npo }: BattleState) => npo?.turn?.plan?.steps.length ?? 0;

describe('an enemy that plays itself without a stop on a board', () => {
  it('should have its plan come without a tap, wait for one, and then run all of its activation', () => {
    const planned = runs(enemysTurn('brawler', places));
    expect(planned.midway.activation).toBeNull();
    expect(steps(planned.midway)).toBeGreaterThan(0);
    expect(next(planned)).toBeNull();
    const done = runs(planned.does({ type: 'carryOut', count: 1 }));
    expect(done.operative('cultist').readiness).toBe('expended');
    expect(done.midway.activation).toBeNull();
    expect(done.midway.board?.places['cultist']).not.toEqual(places.cultist);
  });

  it('should wait with an attack too, until it is tapped', () => {
    const planned = runs(enemysTurn('marksman', { ...places, cultist: stands(14, 5) }));
    expect(planned.midway.npo?.turn?.plan?.steps[0]?.action).toBe('shoot');
    expect(next(planned)).toBeNull();
  });

  it('should stop where people play it, and let another be named in its place', () => {
    const planned = runs(enemysTurn('brawler', places));
    expect(next(planned.does({ type: 'takeEnemy', hand: true }))).toBeNull();
    const two = runs(enemysTurn('brawler', { ...places, thug: stands(26, 12) }));
    const chosen = two.midway.npo?.turn?.enemy;
    const other = chosen === 'thug' ? 'cultist' : 'thug';
    const again = two.does({ type: 'enemyActivates', operative: other });
    expect(again.midway.npo?.turn?.enemy).toBe(other);
    expect(again.told('enemyLeft')).toEqual([{ type: 'enemyLeft', operative: chosen }]);
  });

  it('should go on as before without a board, and where the board does not know all of them', () => {
    for (const at of [null, { vex: places.vex, pim: places.pim }]) expect(next(enemysTurn('brawler', at))).toBeNull();
  });
});
