import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../../src/engine/family/killteam/model/operative.ts';
import type { Modifier } from '../../../../../src/engine/family/killteam/traits/modifier.ts';
import { act, activate, fight, play, type Play, shoot, ticked } from '../../../../support/decide.ts';
import { armed, battleOf, cultist, ENGAGED, pim, rule, thug, vex, vexActs } from '../../../../support/duel.ts';
import { changed } from '../../../../support/traits.ts';
import { cpOf, withCp } from '../../../../support/sides.ts';

const hitAsked = (at: Play): number => (at.question.kind === 'roll' ? (at.question.success?.hit ?? 0) : 0);
const damages = (at: Play) => at.told('struck').map(({ operative, damage }) => [operative, damage]);
const purpose = (at: Play) => (at.question.kind === 'roll' ? at.question.purpose : at.question.kind);

describe('chargeStrike', () => {
  const bloody = changed({ op: 'chargeStrike', by: 1 });
  const struck = (at: Play) => at.does(fight()).answers([4, 4, 1], [1, 1, 1], 'strikeNormal', 'strikeNormal');

  it('should add to the first strike of a fight after a charge, and to no other', () => {
    const charged = vexActs({ me: { ...bloody, apl: 3 } }).does(act('charge', { targets: ['cultist'] }));
    expect(damages(struck(charged))).toEqual([
      ['vex', 4],
      ['vex', 3],
    ]);
  });

  it('should show the wounds it adds where the die is chosen', () => {
    const charged = vexActs({ me: { ...bloody, apl: 3 } }).does(act('charge', { targets: ['cultist'] }));
    const asked = charged.does(fight()).answers([4, 4, 1], [1, 1, 1]).question;
    expect(asked.kind === 'pick' ? asked.options.find(({ id }) => id === 'strikeNormal')?.value : null).toBe(4);
  });

  it('should add nothing without a charge', () => {
    expect(damages(struck(vexActs({ ...ENGAGED, me: bloody })))).toEqual([
      ['vex', 3],
      ['vex', 3],
    ]);
  });
});

describe('doubleStrike', () => {
  const graceful = changed({ op: 'doubleStrike' });
  const fought = (wounds: number, me: Partial<Operative> = graceful) =>
    vexActs({ ...ENGAGED, me, other: { maxWounds: 20, wounds } })
      .does(fight())
      .answers([4, 4, 4], [5, 5, 1], 'strikeNormal');
  const next = (at: Play) => (at.question.kind === 'pick' ? at.question.operative : null);

  it('should let it resolve the next die after its first strike at an injured opponent', () => {
    const first = fought(9);
    expect(next(first)).toBe('vex');
    expect(next(first.answers('strikeNormal'))).toBe('cultist');
  });

  it('should change nothing at an opponent that was not injured when it was struck', () => {
    expect(next(fought(10))).toBe('cultist');
    expect(next(fought(12))).toBe('cultist');
  });

  it('should change nothing for others', () => {
    expect(next(fought(9, {}))).toBe('cultist');
  });
});

describe('noRerollsAgainst', () => {
  const fated = changed({ op: 'noRerollsAgainst' });
  const rerolling = { me: armed(rule('balanced')) };

  it('should leave the dice of a shot at it as they fell', () => {
    const shot = (other: Partial<Operative>) =>
      purpose(
        vexActs({ ...rerolling, other })
          .does(shoot())
          .answers([4, 4, 1, 1]),
      );
    expect([shot({}), shot(fated)]).toEqual(['reroll', 'defence']);
  });

  it('should leave the dice of a fight with it as they fell', () => {
    const fought = (other: Partial<Operative>) =>
      purpose(
        vexActs({ ...ENGAGED, ...rerolling, other })
          .does(fight())
          .answers([4, 4, 1]),
      );
    expect([fought({}), fought(fated)]).toEqual(['reroll', 'fightDefence']);
  });

  it('should refuse a command re-roll of attack dice against it, and of no others', () => {
    const reroll = (pool: 'attack' | 'defence') => ({ type: 'commandReroll', pool, die: 0 }) as const;
    const at = (other: Partial<Operative>) =>
      vexActs({ ...withCp(2), other })
        .does(shoot())
        .answers([4, 4, 1, 1]);
    expect(cpOf(at({}).does(reroll('attack')).midway)).toBe(1);
    expect(at(fated).refuses(reroll('attack')).code).toBe('dieCannotBeRerolled');
    const shotBack = play(battleOf([vex(), cultist(fated)], { turn: 'enemy', ...withCp(2) }))
      .does(activate('cultist'))
      .does(shoot('vex'))
      .answers([4, 4, 1, 1], [4, 1, 1]);
    expect(cpOf(shotBack.does(reroll('defence')).midway)).toBe(1);
  });

  it('should leave no last moment for one in a fight that nobody has a success in', () => {
    const fought = (other: Partial<Operative>) =>
      vexActs({ ...ENGAGED, ...withCp(1), other })
        .does(fight())
        .answers([1, 1, 1], [1, 1, 1]);
    expect(fought({}).question).toMatchObject({ question: 'keepDice' });
    expect(fought(fated).pending).toBeNull();
  });
});

describe('meleeAura', () => {
  const icon: Modifier = { op: 'meleeAura', by: 1, inches: 3 };
  const enemyFights = (bearer: Partial<Operative> = {}) =>
    play(battleOf([vex(), cultist(), thug({ ...changed(icon), ...bearer })], { ...ENGAGED, turn: 'enemy' }))
      .does(activate('cultist'))
      .does(fight('vex'));

  it('should ask who is near, and make Hit better for whoever is', () => {
    const at = enemyFights();
    expect(at.question).toMatchObject({ kind: 'tick', inches: 3, around: 'thug', candidates: ['cultist'] });
    expect(hitAsked(at.answers(ticked('cultist')))).toBe(3);
    expect(hitAsked(at.answers(ticked()))).toBe(4);
  });

  it('should keep what was said when assists are changed', () => {
    const at = enemyFights().answers(ticked('cultist')).does({ type: 'setAssists', attacker: 1, defender: 0 });
    expect(hitAsked(at)).toBe(2);
  });

  it('should help a friend that is attacked', () => {
    const at = play(battleOf([vex(), pim(), cultist(), thug(changed(icon))], ENGAGED))
      .does(activate('vex'))
      .does(fight())
      .answers(ticked('cultist'));
    expect(hitAsked(at)).toBe(4);
    expect(hitAsked(at.answers([4, 4, 1]))).toBe(3);
  });

  it('should not ask for the bearer itself, or when the bearer is down', () => {
    expect(purpose(enemyFights({ down: true, removed: true, wounds: 0 }))).toBe('fightAttack');
    const own = play(battleOf([vex(), cultist(changed(icon))], { ...ENGAGED, turn: 'enemy' }))
      .does(activate('cultist'))
      .does(fight('vex'));
    expect(purpose(own)).toBe('fightAttack');
  });
});
