import { describe, expect, it } from 'vitest';
import { usesLeft } from '../../../../../src/engine/family/killteam/plugins/traits/traitUse.ts';
import type { Selector } from '../../../../../src/engine/family/killteam/tables/selector.ts';
import { act, activate, END, fight, OVERRIDE, play, type Play, shoot } from '../../../../support/decide.ts';
import { battleOf, cultist, cultistActs, ENGAGED, pim, thug, vex, vexActs } from '../../../../support/duel.ts';
import { ruleWhen, traitWith, usable, uses, handUse } from '../../../../support/traits.ts';
import { cpOf, withCp } from '../../../../support/sides.ts';

const anEnemy: Selector = { who: 'choose', side: 'enemy', filters: ['standing'] };
const ploy = usable({ cp: 1, times: null, during: 'strategy' }, { source: 'ploy' });
const strategy = (...operatives: Parameters<typeof battleOf>[0]) =>
  play(battleOf([...operatives, cultist()], { phase: 'strategy', ...withCp(2) }));
const left = (at: Play, who = 'vex') => {
  const operative = at.operative(who);
  const [trait] = operative.traits ?? [];
  return trait === undefined ? null : usesLeft(at.midway, operative, trait);
};

describe('the use of a trait', () => {
  it('should pay AP and CP and be counted', () => {
    const at = vexActs({ me: usable({ ap: 1, cp: 1 }), ...withCp(3) }).does(uses());
    expect(at.state).toMatchObject({ ...withCp(2), activation: { spent: 1 } });
    expect(at.operative('vex').used).toEqual({ trait: { turningPoint: 1, battle: 1, active: true } });
    expect(at.told('traitUsed')).toEqual([
      { type: 'traitUsed', operative: 'vex', trait: 'trait', name: 'trait', ap: 1, cp: 1, targets: [] },
    ]);
  });

  it('should tell whom it was used on, and refuse somebody unknown', () => {
    const at = vexActs({ me: usable() });
    expect(at.does({ ...uses(), targets: ['cultist'] }).told('traitUsed')[0]?.targets).toEqual(['cultist']);
    expect(at.refuses({ ...uses(), targets: ['nobody'] }).code).toBe('unknownOperative');
    expect(at.refuses(uses('nobody')).code).toBe('unknownOperative');
  });

  it('should be refused of a trait that only speaks by itself', () => {
    expect(vexActs({ me: { traits: [traitWith('trait')] } }).refuses(uses()).code).toBe('unknownTrait');
  });

  it('should be refused once its bearer has moved, where all it gives is for who has not', () => {
    const ceaseless = {
      op: 'weaponRule',
      group: 'any',
      rule: { id: 'ceaseless', params: {} },
      when: 'notMoved',
    } as const;
    const steady = usable({ whileUsed: true }, { modifiers: [ruleWhen('balanced', 'notMoved')] });
    const lasting = usable({
      effects: [
        {
          op: 'change',
          to: { who: 'this', side: 'any', filters: [] },
          changes: [ceaseless],
          expires: 'activation',
        },
      ],
    });
    const either = usable(
      { whileUsed: true },
      { modifiers: [ruleWhen('balanced', 'notMoved'), ruleWhen('rending', 'always')] },
    );
    for (const me of [steady, lasting]) {
      expect(vexActs({ me }).does(uses()).told('traitUsed')).toHaveLength(1);
      const moved = vexActs({ me }).does(act('dash'));
      expect(moved.refuses(uses())).toMatchObject({ code: 'movedBefore', params: { action: 'dash' } });
      expect(moved.does({ ...uses(), ...OVERRIDE }).told('traitUsed')).toHaveLength(1);
    }
    expect(vexActs({ me: either }).does(act('dash')).does(uses()).told('traitUsed')).toHaveLength(1);
  });

  it('should carry its effects out, with the credit of who used it', () => {
    const strike = usable({
      effects: [{ op: 'damage', to: anEnemy, amount: { count: 0, sides: 6, plus: 2 } }],
    });
    const at = play(battleOf([vex(strike), cultist({ wounds: 2 }), thug()]))
      .does(activate('vex'))
      .does(uses());
    expect(at.options).toEqual(['cultist', 'thug']);
    const struck = at.answers('cultist');
    expect(struck.operative('cultist')).toMatchObject({ removed: true, downedBy: 'vex' });
    expect(struck.operative('vex').kills).toBe(1);
  });

  it('should mean by "this" the one that uses it, and leave nobody the credit of an event', () => {
    const stimm = usable({
      effects: [
        { op: 'stat', stat: 'apl', to: { who: 'this', side: 'any', filters: [] }, by: 1, expires: 'activation' },
      ],
    });
    const at = vexActs({ me: stimm }).does(uses());
    expect(at.lastsOn('vex')).toMatchObject([
      { change: { stat: 'apl', by: 1 }, source: { id: 'trait', name: 'trait' } },
    ]);
    expect(at.does(END).state.lasting).toEqual([]);
  });

  it('should give each use questions of its own', () => {
    const lucky = usable({
      effects: [{ op: 'heal', to: { who: 'this', side: 'any', filters: [] }, amount: { count: 1, sides: 3, plus: 0 } }],
    });
    const at = vexActs({ me: { ...lucky, wounds: 1 } }).does(uses());
    const first = at.question.id;
    expect(at.answers([1]).does(uses()).question.id).not.toBe(first);
  });
});

describe('limits of a use', () => {
  it('should be those of the turning point', () => {
    const at = vexActs({ me: usable({ times: 1 }), other: { readiness: 'expended' } }).does(uses());
    expect([left(at), at.refuses(uses()).params['per']]).toEqual([0, 'turningPoint']);
    const next = at.does(END).does({ type: 'nextTurningPoint' }).answers([4]).does({ type: 'startFirefight' });
    expect(left(next)).toBe(1);
    expect(next.does(activate('vex')).does(uses()).told('traitUsed')).toHaveLength(2);
  });

  it('should be those of the battle', () => {
    const at = vexActs({ me: usable({ times: 1, per: 'battle' }), other: { readiness: 'expended' } }).does(uses());
    const next = at.does(END).does({ type: 'nextTurningPoint' }).answers([4]).does({ type: 'startFirefight' });
    expect(left(next)).toBe(0);
    expect(next.does(activate('vex')).refuses(uses()).params['per']).toBe('battle');
  });

  it('should be none without a number', () => {
    const at = vexActs({ me: usable() }).does(uses()).does(uses());
    expect([left(at), at.told('traitUsed').length]).toEqual([null, 2]);
  });

  it('should be one a turning point for a ploy, whoever knows it', () => {
    const at = strategy(vex(ploy), pim(ploy)).does(uses('vex'));
    expect([left(at, 'vex'), left(at, 'pim')]).toEqual([0, 0]);
    expect(at.refuses(uses('pim')).code).toBe('traitUsedUp');
    expect(cpOf(at.does({ ...uses('pim'), ...OVERRIDE }).state)).toBe(0);
  });

  it('should not be shared by what is no ploy', () => {
    const own = usable({ times: 1, during: 'any' });
    const at = play(battleOf([vex(own), pim(own), cultist()])).does(uses('vex'));
    expect([left(at, 'vex'), left(at, 'pim')]).toEqual([0, 1]);
  });
});

describe('when a trait can be used', () => {
  it('should be its own activation, not that of another, a counteraction or an interrupt', () => {
    const me = usable();
    expect(
      play(battleOf([vex(me), pim(), cultist()]))
        .does(activate('pim'))
        .refuses(uses()).code,
    ).toBe('notActing');
    const counter = play(battleOf([vex({ ...me, readiness: 'expended' }), cultist()]));
    expect(counter.does({ type: 'counteract', operative: 'vex' }).refuses(uses()).code).toBe('notActing');
    const guarding = cultistActs({ me: { ...me, guard: true } })
      .does(act('dash'))
      .answers('vex');
    expect(guarding.refuses(uses()).code).toBe('notActing');
    const interrupted = cultistActs({ me: { guard: true }, other: usable() })
      .does(act('dash'))
      .answers('vex');
    expect(interrupted.refuses(uses('cultist')).code).toBe('notActing');
    expect(vexActs({ me }).does(uses()).told('traitUsed')).toHaveLength(1);
  });

  it('should be the strategy phase for a strategic ploy', () => {
    expect(cpOf(strategy(vex(ploy)).does(uses()).state)).toBe(1);
    expect(vexActs({ me: ploy }).refuses(uses()).code).toBe('strategyOnly');
  });

  it('should be any moment of the firefight, also while the enemy acts, but not of somebody who is down', () => {
    const me = usable({ during: 'any', cp: 1 });
    expect(cpOf(cultistActs({ me }).does(uses()).state)).toBe(0);
    expect(cultistActs({ me: { ...me, down: true, wounds: 0 } }).refuses(uses()).code).toBe('operativeDown');
    expect(strategy(vex(me)).refuses(uses()).code).toBe('firefightOnly');
  });

  it('should be in the middle of an attack for what is only noted, and leave its question as it is', () => {
    const at = cultistActs({ me: usable({ during: 'any' }) }).does(shoot('vex'));
    const noted = at.does(uses());
    expect(noted.question).toEqual(at.question);
    const busy = cultistActs({ me: usable({ during: 'any', effects: [{ op: 'cp', by: 1 }] }) }).does(shoot('vex'));
    expect(busy.refuses(uses()).code).toBe('requestPending');
  });

  it('should be paid for', () => {
    expect(vexActs({ me: usable({ cp: 2 }) }).refuses(uses()).code).toBe('notEnoughCp');
    const tired = vexActs({ me: { ...usable({ ap: 1 }), apl: 1 } }).does(act('dash'));
    expect(tired.refuses(uses())).toEqual({ code: 'notEnoughAp', params: { needed: 1, left: 0 } });
    expect(tired.does({ ...uses(), ...OVERRIDE }).state.activation?.spent).toBe(2);
  });

  it('should not be when the battle is over', () => {
    const over = vexActs({ me: usable() }).does({ type: 'endBattle', reason: 'ended' });
    expect(over.refuses({ ...uses(), ...OVERRIDE }).code).toBe('battleOver');
  });

  it('should not be a psychic power within control range of an enemy', () => {
    expect(vexActs({ ...ENGAGED, me: usable({ test: true }) }).refuses(uses()).code).toBe('inControlRange');
    expect(
      vexActs({ ...ENGAGED, me: usable() })
        .does(uses())
        .does(fight())
        .told('traitUsed'),
    ).toHaveLength(1);
  });
});

describe('ployPrice', () => {
  it('should make ploys dearer for who carries it, and nothing else', () => {
    const shaken = traitWith('shaken', { modifiers: [{ op: 'ployPrice', by: 1 }] });
    const known = traitWith('trait', { source: 'ploy', use: handUse({ cp: 1, during: 'strategy' }) });
    const honour = traitWith('trait', { use: handUse({ cp: 1, during: 'strategy' }) });
    expect(cpOf(strategy(vex({ traits: [shaken, known] })).does(uses()).state)).toBe(0);
    expect(cpOf(strategy(vex({ traits: [shaken, honour] })).does(uses()).state)).toBe(1);
  });
});
