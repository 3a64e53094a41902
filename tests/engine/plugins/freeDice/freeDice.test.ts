import { describe, expect, it } from 'vitest';
import {
  diceOf,
  FREE_ROLLS,
  type FreeRoll,
  isRoll,
  plainRoll,
  readRoll,
} from '../../../../src/engine/dice/freeRoll.ts';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import { nextFreeRoll } from '../../../../src/engine/plugins/freeDice/decide.ts';
import { battleDecider } from '../../../../src/engine/systems/battle.ts';
import { fetchedSystems } from '../../../../src/engine/systems/killTeams.ts';
import { savedBattle } from '../../../../src/engine/systems/saved.ts';
import { battleOf, cultist, vex, vexActs } from '../../../support/duel.ts';

const state = battleOf([vex(), cultist()]);

type Thrown = Extract<Command, { type: 'rollFree' }>;

const thrown = (roll: FreeRoll, faces: readonly number[], set: Partial<Thrown> = {}): Thrown => ({
  type: 'rollFree',
  id: 'free.1',
  roll,
  faces,
  typed: true,
  why: null,
  ...set,
});

const decide = (command: Command, at = state) => battleDecider.decide(at, command);

const codeOf = (command: Command, at = state): string | null => {
  const decision = decide(command, at);
  return decision.ok ? null : decision.rejection.code;
};

const LISTED = ['Vex', 'Hale', 'Pim'];
const rollOf = (kind: FreeRoll['kind']): FreeRoll => ({
  ...plainRoll(kind),
  among: kind === 'oneOf' || kind === 'highest' ? LISTED : [],
});

describe('dice for the table', () => {
  it.each(FREE_ROLLS)('should take every face of %s and tell what came, and nothing else', (kind) => {
    const roll = rollOf(kind);
    const dice = diceOf(roll);
    for (const faces of [dice.map(() => 1), dice]) {
      const decision = decide(thrown(roll, faces, { why: ' Where it lands ' }));
      expect(decision).toMatchObject({
        ok: true,
        events: [{ type: 'freeRolled', faces, result: readRoll(roll, faces), why: 'Where it lands' }],
        state: { ...state, freeRolls: 1 },
      });
    }
    expect(codeOf(thrown(roll, dice.with(0, (dice[0] ?? 0) + 1)))).toBe('badFace');
    expect(codeOf(thrown(roll, dice.with(0, 0)))).toBe('badFace');
    expect(codeOf(thrown(roll, [...dice, 1]))).toBe('wrongDiceCount');
  });

  it('should be read as the table reads them', () => {
    expect(readRoll(rollOf('d66'), [4, 3])).toEqual({ kind: 'number', value: 43 });
    expect(readRoll(rollOf('2d6'), [4, 3])).toEqual({ kind: 'number', value: 7 });
    expect(readRoll(rollOf('scatter'), [12, 5])).toEqual({ kind: 'scatter', hour: 12, far: 5 });
    expect(readRoll(rollOf('oneOf'), [2])).toEqual({ kind: 'one', name: 'Hale' });
    expect(readRoll(rollOf('highest'), [2, 5, 3])).toEqual({
      kind: 'ranked',
      names: ['Hale', 'Pim', 'Vex'],
      tied: false,
    });
    expect(readRoll(rollOf('highest'), [5, 2, 5])).toMatchObject({ names: ['Vex', 'Pim', 'Hale'], tied: true });
  });

  it('should be rolled once for each tap: a late one rolls nothing', () => {
    const first = decide(thrown(plainRoll('d6'), [3]));
    const after = first.ok ? first.state : state;
    expect(nextFreeRoll(after)).toBe('free.2');
    expect(codeOf(thrown(plainRoll('d6'), [3]), after)).toBe('staleRequest');
    expect(codeOf(thrown(plainRoll('d6'), [3], { id: 'free.2' }), after)).toBeNull();
  });

  it('should refuse what there are no dice for', () => {
    expect(isRoll({ ...plainRoll('d6'), among: ['Vex'] })).toBe(false);
    expect(codeOf(thrown({ ...plainRoll('scatter'), far: 7 }, [1, 1]))).toBe('outOfBounds');
    expect(codeOf(thrown({ ...plainRoll('oneOf'), among: ['Vex'] }, [1]))).toBe('outOfBounds');
    expect(codeOf(thrown({ ...plainRoll('oneOf'), among: Array.from({ length: 25 }, String) }, [1]))).toBe(
      'outOfBounds',
    );
  });

  it('should leave the open question and the work in hand as they are', () => {
    const asked = vexActs().does({ type: 'shoot', weapon: 'rifle', target: 'cultist' });
    const after = asked.does(thrown(plainRoll('d20'), [17]));
    expect(after.pending).toEqual(asked.question);
    expect(after.midway.tasks).toEqual(asked.midway.tasks);
    expect(after.answers([6, 5, 1, 1]).told('freeRolled')).toHaveLength(1);
  });

  it('should be there in every system, and in what is saved', () => {
    for (const { id } of fetchedSystems()) {
      expect(codeOf(thrown(plainRoll('d12'), [12]), { ...state, ruleset: id })).toBeNull();
    }
    expect(savedBattle().parse({ ...state, freeRolls: 3 }).freeRolls).toBe(3);
  });
});
