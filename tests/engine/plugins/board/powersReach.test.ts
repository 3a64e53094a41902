import { beforeAll, describe, expect, it } from 'vitest';
import { rangeOf } from '../../../../src/engine/family/killteam/attack/targeting.ts';
import { operativeById } from '../../../../src/engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { Modifier } from '../../../../src/engine/family/killteam/traits/modifier.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { mapOf, stands } from '../../../support/board/onBoard.ts';
import { activate, play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, rifle, rule, thug, vex } from '../../../support/duel.ts';
import { handUse, traitWith, uses } from '../../../support/traits.ts';

beforeAll(() => fetchBoards());

/** A power against an enemy within 6″. */
const POWER = traitWith('trait', {
  name: 'Dread',
  source: 'power',
  use: handUse({
    ap: 1,
    test: true,
    effects: [
      {
        op: 'stat',
        stat: 'apl',
        to: { who: 'choose', side: 'enemy', filters: ['standing'], inches: 6 },
        by: -1,
        expires: 'activation',
      },
    ],
  }),
});
const REACH: Modifier = { op: 'psychicReach', by: 3, weapons: ['rifle'] };
const psyker = (...modifiers: Modifier[]): Partial<Operative> => ({
  apl: 3,
  traits: [POWER, traitWith('mind', { modifiers: [...modifiers] })],
});

/** Enemies so far from base to base, in inches. */
const places = (cultistOff: number, thugOff: number) => {
  const start = stands(4, 4);
  const off = (inches: number) => stands(4 + 2 * (start.radius / 2540) + inches, 4);
  return { vex: start, cultist: off(cultistOff), thug: off(thugOff) };
};

/** The power has worked, and it is asked whom it is for. */
function worked(me: Partial<Operative>, off: ReturnType<typeof places> | null): Play {
  const set = off === null ? {} : { board: { map: mapOf(), reading: 'thirdEdition' as const, places: off } };
  return play(battleOf([vex(me), cultist(), thug()], set))
    .does(activate('vex'))
    .does(uses())
    .answers([6]);
}

/** Whom it can be for, each as it is offered, the usual one first. */
function options(...given: Parameters<typeof worked>): readonly string[] {
  const { question } = worked(...given);
  if (question?.kind !== 'pick') throw new Error('nobody is chosen');
  expect(question.usual).toBe(question.options[0]?.id);
  return question.options.map(({ id, code }) => `${id} ${code}`);
}

describe('whom a power is for, on a board', () => {
  it('should be offered with those first whom it reaches, and how far the others are', () => {
    expect(options(psyker(), places(8, 3))).toEqual(['thug operative', 'cultist operativeFar']);
    expect(options(psyker(), places(3, 8))).toEqual(['cultist operative', 'thug operativeFar']);
  });

  it('should be farther by what its bearer reaches farther', () => {
    expect(options(psyker(REACH), places(8, 10))).toEqual(['cultist operative', 'thug operativeFar']);
  });

  it('should be as before without a board', () => {
    expect(options(psyker(REACH), null)).toEqual(['cultist operative', 'thug operative']);
  });

  it('should be whom the table means all the same', () => {
    const chosen = worked(psyker(), places(8, 3)).answers('cultist');
    expect(chosen.state.lasting.some(({ on }) => JSON.stringify(on).includes('cultist'))).toBe(true);
  });
});

describe('what a power shoots', () => {
  const range = (me: Partial<Operative>): number | null => {
    const gun = rifle({}, rule('range', 8));
    const { state } = play(battleOf([vex({ ...me, weapons: [gun] }), cultist()]));
    return rangeOf(gameOf(state).rules, state, { shooter: operativeById(state, 'vex'), weapon: gun, via: 'action' });
  };

  it('should reach farther with its weapon alone', () => {
    expect(range(psyker())).toBe(8);
    expect(range(psyker(REACH))).toBe(11);
    expect(range(psyker({ ...REACH, weapons: ['other'] }))).toBe(8);
  });
});
