import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../../../../src/engine/family/killteam/advice/shoot/oddsOf.ts';
import type { ShotFacts } from '../../../../../src/engine/family/killteam/model/facts.ts';
import { topTask } from '../../../../../src/engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../../../../src/engine/family/killteam/model/operative.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import { fightIsLike, fightOddsOf } from '../../../../../src/engine/family/killteam/advice/fight/oddsOf.ts';
import { fightInHand } from '../../../../../src/engine/family/killteam/attack/fight/fightInHand.ts';
import { shotInHand } from '../../../../../src/engine/family/killteam/attack/shoot/shotInHand.ts';
import { present } from '../../../../../src/engine/core/invariant.ts';
import { atLeast } from '../../../../../src/engine/odds/damageSums.ts';
import { fightOdds } from '../../../../../src/engine/odds/fight.ts';
import { shotOdds } from '../../../../../src/engine/odds/shoot.ts';
import { advised } from '../../../../support/comesOf.ts';
import { fight, shoot } from '../../../../support/decide.ts';
import { devastating, ENGAGED, knife, rifle, rule, vexActs } from '../../../../support/duel.ts';
import { everyRoll } from '../../../../support/everyRoll.ts';
import { changed } from '../../../../support/traits.ts';
import { withCp } from '../../../../support/sides.ts';

const WOUNDS = 30;
const TOLERANCE = 1e-12;
interface ShotCase {
  readonly name: string;
  readonly me?: Partial<Operative>;
  readonly other?: Partial<Operative>;
  readonly facts?: Partial<ShotFacts>;
}

const gun = (...rules: Parameters<typeof rifle>[1][]): Pick<Operative, 'weapons'> => ({
  weapons: [rifle({ attacks: 2 }, ...rules)],
});

const shots: readonly ShotCase[] = [
  { name: 'nothing special', me: gun(rule('piercing', 1)) },
  {
    name: 'a weapon that hits better, by somebody injured',
    me: { wounds: 1, weapons: [rifle({ attacks: 2, hit: { kind: 'shift', by: 2 } }, rule('piercing', 2))] },
  },
  { name: 'a weapon that may re-roll one die', me: gun(rule('balanced')), other: { wounds: 4 } },
  { name: 'critical successes worth a re-roll', me: gun(rule('relentless'), rule('lethal', 5)), other: { wounds: 9 } },
  { name: 'a face to roll again', me: gun(rule('ceaseless'), devastating(3)), other: { wounds: 7 } },
  { name: 'a die that may be kept', me: gun(rule('accurate', 1), rule('lethal', 5)), other: { wounds: 8 } },
  {
    name: 'cover that is not always worth it',
    me: gun(rule('lethal', 4)),
    other: { save: 6, wounds: 4 },
    facts: { cover: true },
  },
  { name: 'a failed die kept', me: gun(rule('punishing'), rule('lethal', 4)) },
  { name: 'a normal success made critical', me: gun(rule('rending')) },
  { name: 'a critical success for want of one', me: gun(rule('severe')) },
  { name: 'from Vantage at Engage', me: gun(rule('piercing', 1)), facts: { fromVantage: true, height: 2 } },
  {
    name: 'from Vantage at Conceal in cover',
    me: gun(rule('piercing', 1)),
    other: { order: 'conceal' },
    facts: { fromVantage: true, height: 2, cover: true },
  },
  { name: 'somebody with thick skin', me: gun(rule('piercing', 1)), other: changed({ op: 'toughness', by: 1 }) },
  { name: 'a savage', me: { ...gun(rule('piercing', 1)), ...changed({ op: 'criticalBonus', group: 'any', by: 2 }) } },
  {
    name: 'somebody who ignores Piercing',
    me: gun(rule('piercing', 3)),
    other: { abilities: ['saveIgnoresPiercing'] },
    facts: { cover: true },
  },
];

describe('the odds read off a shot on the table', () => {
  it.each(shots)('should be what the table plays: $name', ({ me = {}, other = {}, facts = {} }) => {
    const tough = { wounds: WOUNDS, maxWounds: WOUNDS };
    const told = vexActs({ me, other: { ...tough, ...other } })
      .does(shoot())
      .does({ type: 'setFacts', facts }).midway;
    const task = topTask(told);
    if (task?.kind !== 'shoot') throw new Error('no shot is open');
    const { shot, target } = shotInHand(gameOf(told), task);
    const { damage } = shotOdds(oddsOf(shot, target));
    const played = new Float64Array(target.wounds + 1);
    everyRoll(told, advised, (state, chance) => {
      const lost =
        target.wounds -
        present(
          state.operatives.find(({ id }) => id === 'cultist'),
          'the cultist',
        ).wounds;
      played[lost] = (played[lost] ?? 0) + chance;
    });
    for (const [lost, chance] of played.entries()) {
      const expected = lost < target.wounds ? (damage[lost] ?? 0) : atLeast(damage, lost);
      expect(Math.abs(chance - expected), `${String(lost)} wounds`).toBeLessThan(TOLERANCE);
    }
  });
});

const blade = (...rules: Parameters<typeof knife>[1][]): Pick<Operative, 'weapons'> => ({
  weapons: [knife({ attacks: 2 }, ...rules)],
});

const fights: readonly ShotCase[] = [
  { name: 'knives', me: blade(), other: blade() },
  {
    name: 'an injured savage against Shock',
    me: { ...blade(), wounds: 3, ...changed({ op: 'criticalBonus', group: 'any', by: 2 }) },
    other: blade(rule('shock')),
  },
  { name: 'somebody without a blade', me: blade(rule('lethal', 5)), other: { weapons: [rifle()] } },
];

describe('the odds read off a fight on the table', () => {
  it.each(fights)('should be what the table plays: $name', ({ me = {}, other = {} }) => {
    const engaged = vexActs({ ...ENGAGED, ...withCp(0), me, other }).does(fight()).midway;
    const task = topTask(engaged);
    if (task?.kind !== 'fight') throw new Error('no fight is open');
    const inHand = fightInHand(gameOf(engaged), task);
    expect(fightIsLike(inHand)).toBe(false);
    const { outcome } = fightOdds(fightOddsOf(inHand, { attacker: 'optimal', defender: 'optimal' }));
    const side = inHand.defender.operative.wounds + 1;
    const played = new Float64Array(outcome.length);
    everyRoll(engaged, advised, (state, chance) => {
      const left = (who: string) =>
        present(
          state.operatives.find(({ id }) => id === who),
          who,
        ).wounds;
      const at = left('vex') * side + left('cultist');
      played[at] = (played[at] ?? 0) + chance;
    });
    for (const [at, chance] of played.entries())
      expect(Math.abs(chance - (outcome[at] ?? 0)), String(at)).toBeLessThan(TOLERANCE);
  });

  it('should say when a trait is not counted', () => {
    const engaged = vexActs({ ...ENGAGED, me: { ...blade(), ...changed({ op: 'doubleStrike' }) } }).does(
      fight(),
    ).midway;
    const task = topTask(engaged);
    if (task?.kind !== 'fight') throw new Error('no fight is open');
    expect(fightIsLike(fightInHand(gameOf(engaged), task))).toBe(true);
  });
});
