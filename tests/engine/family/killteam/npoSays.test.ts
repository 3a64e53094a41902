import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import type { Trait } from '../../../../src/engine/family/killteam/traits/trait.ts';
import type { NpoChoice } from '../../../../src/engine/plugins/npo/state.ts';
import type { Answer, TableLook } from '../../../../src/engine/log/request.ts';
import { behaviour } from '../../../../src/words/en/behaviour/behaviour.ts';
import { shippedTable, TABLES } from '../../behaviour/support.ts';
import { play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, knife, rifle, vex } from '../../../support/duel.ts';
import { handUse, traitWith } from '../../../support/traits.ts';

const tables = Object.fromEntries(TABLES.map((id) => [id, shippedTable(id)]));
const DONE: Command = { type: 'carryOut', count: 9 };
const look = (told: TableLook): Answer => ({ kind: 'look', look: told });
const marksman = (set: Partial<Operative> = {}): Operative =>
  cultist({ weapons: [rifle(), knife({ damage: { normal: 2, critical: 3 } })], ...set });

/** The enemy acts, and whatever is asked is answered so that nobody is near or seen. */
function alone(enemy: Operative, choice: NpoChoice, set: Partial<BattleState> = {}): Play {
  let at = play(battleOf([vex(), enemy], { turn: 'enemy', ...set }))
    .does({ type: 'setNpo', choice: { tables, table: 'acolyte', alert: true, ...choice } })
    .does({ type: 'enemyActivates', operative: null });
  for (let n = 0; n < 9 && at.pending?.kind === 'look'; n += 1) {
    const { question, fact } = at.pending;
    const far = fact === 'farFromAll';
    const told: TableLook =
      question === 'sight'
        ? { kind: 'sight', seen: [], inCover: [], obscured: [], ...('also' in at.pending && { also: true }) }
        : question === 'is'
          ? { kind: 'is', is: far }
          : question === 'which'
            ? { kind: 'which', yes: [] }
            : { kind: 'first', first: null };
    at = at.answers(look(told));
  }
  return at;
}
const planOf = (at: Play) => at.told('enemyPlanned').at(-1)?.plan ?? null;
const steps = (at: Play) => planOf(at)?.steps.map(({ row }) => row) ?? null;
const doneBy = (at: Play) => planOf(at)?.trace.findLast(({ why }) => why === 'done')?.row ?? null;

describe('an enemy that can do nothing says why in the player’s words, and does the next best thing its table allows', () => {
  const { nothingFor } = behaviour.turn;

  it('should hold its place below Alert 3 when everybody is far away, and say so (F11)', () => {
    const held = alone(marksman(), {}, { alert: 2 });
    expect(steps(held)).toEqual([]);
    expect(doneBy(held)).toBe('hold');
    expect(nothingFor.hold).toMatch(/more than 12″ away and Alert is below 3/u);
  });

  it('should go to its Target Location instead, where it has one', () => {
    const goes = alone(marksman(), { targetLocation: 'the gate' }, { alert: 2 });
    expect(steps(goes)?.[0]).toBe('to-target-location');
  });

  it('should come for the closest at Alert 3', () => {
    expect(steps(alone(marksman(), {}, { alert: 3 }))?.[0]).toBe('approach-shooting');
  });

  it('should have words for each row by which it waits', () => {
    const table = shippedTable('acolyte');
    const waits = table.rows.filter((row) => row.do === 'pass').map(({ id }) => id);
    expect(waits.toSorted()).toEqual(Object.keys(nothingFor).toSorted());
  });
});

describe('False log line: a power that is cast', () => {
  const dread: Trait = traitWith('prophet-dread', {
    source: 'card',
    use: handUse({
      ap: 1,
      test: true,
      effects: [
        {
          op: 'stat',
          stat: 'apl',
          to: { who: 'choose', side: 'retinue', filters: ['standing'], inches: 6 },
          by: -1,
          expires: 'activation',
        },
      ],
    }),
  });

  it('should say nothing of a row that could not be done, and ask Done once for all that follows', () => {
    const asked = play(battleOf([vex(), cultist({ weapons: [knife()], traits: [dread] })], { turn: 'enemy' }))
      .does({ type: 'setNpo', choice: { tables, table: 'acolyte' } })
      .does({ type: 'enemyActivates', operative: null });
    const cast = asked.answers(look({ kind: 'which', yes: ['vex'] })).does(DONE);
    expect(cast.question).toMatchObject({ kind: 'roll', purpose: 'psychic' });
    const worked = cast.answers([6]);
    expect(worked.told('traitUsed')).toMatchObject([{ trait: 'prophet-dread', targets: ['vex'] }]);
    expect(cast.told('enemyRowBarred')).toEqual([]);
    expect(worked.told('enemyRowBarred')).toEqual([]);
  });
});
