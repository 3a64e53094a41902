import { lastingSight } from '../../../support/lasting.ts';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { ShotFacts } from '../../../../src/engine/family/killteam/model/facts.ts';
import type { Operative, WeaponRuleUse } from '../../../../src/engine/family/killteam/model/operative.ts';
import { act, activate, fight, OVERRIDE, play, type Play, shoot, ticked } from '../../../support/decide.ts';
import { battleOf, cultist, ENGAGED, knife, pim, rifle, rule, thug, vex, vexActs } from '../../../support/duel.ts';

const facts = (set: Partial<ShotFacts>): Command => ({ type: 'setFacts', facts: set });
const TOUGH = { wounds: 40, maxWounds: 40 };
const armedWith = (...rules: WeaponRuleUse[]): Partial<Operative> => ({ weapons: [rifle({}, ...rules)] });

/** Vex shoots at a cultist in cover that can take it. */
const covered = (...rules: WeaponRuleUse[]): Play =>
  vexActs({ me: armedWith(...rules), other: TOUGH })
    .does(shoot())
    .does(facts({ cover: true }));

/** Vex with a Blast or Torrent gun, three enemies around. */
const among = (rules: readonly WeaponRuleUse[], others: Partial<Operative> = {}, me: Partial<Operative> = {}): Play =>
  play(
    battleOf([
      vex({ ...armedWith(...rules), ...me }),
      pim(),
      cultist({ ...TOUGH, order: 'conceal' }),
      thug({ ...TOUGH, ...others }),
      cultist({ ...TOUGH, id: 'third' }),
    ]),
  )
    .does(activate('vex'))
    .does(shoot());

describe('a cover save', () => {
  it('should be kept without a question while no roll can stop more', () => {
    const kept = covered().answers([4, 4, 1, 1]);
    expect(kept.question).toMatchObject({ purpose: 'defence', count: 2 });
  });

  it('should be asked for where only a rolled crit can stop anything, and be rolled as advised', () => {
    const asked = covered(rule('piercing', 2)).answers([6, 1, 1, 1]);
    expect(asked.question).toMatchObject({ question: 'coverSave', usual: 'normal' });
    expect(asked.advice).toMatchObject({ best: 'none' });
    expect(asked.options).toEqual(['normal', 'none']);
    expect(asked.answers('none').question).toMatchObject({ purpose: 'defence', count: 1 });
    expect(asked.answers('none', [6]).options).toEqual(['c1n0']);
    expect(asked.answers('normal').options).toEqual(['c0n0']);
  });

  it('should be asked for against Brutal, which no normal save stops', () => {
    const asked = covered(rule('brutal')).answers([4, 4, 1, 1]);
    expect(asked.question).toMatchObject({ question: 'coverSave' });
    expect(asked.advice).toMatchObject({ best: 'none' });
  });
});

describe('Blast', () => {
  const DIM = { cover: true, coverIsLight: true };
  const lower = { onVantage: true, height: 3 };
  const resolved = (from: Play): Play => from.answers([4, 4, 1, 1], 'critical', [1, 1], 'c0n1');

  it('should improve the cover save of the others as that of a concealed first target, whatever their order', () => {
    const first = resolved(among([rule('blast', 2)], {}, lower).does(facts(DIM)));
    const second = first.answers(ticked('thug'), '1', [4, 4, 1]);
    expect(second.question).toMatchObject({ question: 'coverSave', operative: 'thug' });
    expect(second.options).toEqual(['critical', 'two', 'normal', 'none']);
  });

  it('should not improve it when the first target had no improved one', () => {
    const first = among([rule('blast', 2)])
      .does(facts({ obscured: true }))
      .answers([4, 4, 1, 1], [1, 1, 1], 'c0n0');
    const second = first.answers(ticked('thug'), [4, 4, 1, 1]);
    expect(second.question).toMatchObject({ purpose: 'defence', operative: 'thug' });
  });

  it('should copy from the first target to every other one, not from the one before', () => {
    const first = among([rule('blast', 2)]).answers([4, 4, 1, 1], [1, 1, 1], 'c0n0');
    const second = first.answers(ticked('thug', 'third')).does(facts({ cover: true }));
    expect(second.answers([4, 4, 1, 1]).question).toMatchObject({ purpose: 'defence', count: 2 });
    const third = second.answers([4, 4, 1, 1], [1, 1], 'c0n1', [4, 4, 1, 1]);
    expect(third.question).toMatchObject({ purpose: 'defence', operative: 'third', count: 3 });
  });
});

describe('an override', () => {
  const torrent = [rule('torrent', 2)];
  const hiddenThug = (from: Play): Play => from.answers([4, 4, 1, 1], [1, 1, 1], 'c0n0', ticked('thug'));

  it('should waive only the target it was given for: a further target of Torrent is looked at anew', () => {
    const anyway = among(torrent)
      .does(facts({ visible: false }))
      .answers('shootAnyway');
    const next = hiddenThug(anyway).does(facts({ visible: false }));
    expect(next.question).toMatchObject({ question: 'invalidTarget' });
  });

  it('should waive nothing about the target when it was given for something else', () => {
    const spent = vexActs({ me: { apl: 1 }, other: TOUGH })
      .does(act('dash'))
      .does({ ...shoot(), ...OVERRIDE });
    expect(spent.does(facts({ visible: false })).question).toMatchObject({ question: 'invalidTarget' });
  });
});

describe('heights and Vantage on the cards', () => {
  const remembered = vexActs({ other: TOUGH })
    .does(shoot())
    .does(facts({ cover: true }));
  const after = remembered.answers([1, 1, 1, 1], 'c0n0');

  it('should change what was remembered of a shot, and keep its cover', () => {
    const high = after
      .does({ type: 'setFlag', operative: 'vex', flag: 'onVantage', on: true })
      .does({ type: 'setHeight', operative: 'vex', inches: 4 });
    expect(high.midway.facts['vex>cultist']).toMatchObject({ height: 4, fromVantage: true, cover: true });
  });

  it('should keep a height told for the shot when only Vantage changes, and the shooter’s Vantage when the target’s does', () => {
    const told = vexActs({ other: TOUGH })
      .does(shoot())
      .does(facts({ height: 3, fromVantage: true }));
    const vantage = (operative: string, on: boolean): Command => ({
      type: 'setFlag',
      operative,
      flag: 'onVantage',
      on,
    });
    expect(told.does(vantage('cultist', true)).midway.facts['vex>cultist']).toMatchObject({ fromVantage: true });
    expect(told.does(vantage('vex', false)).midway.facts['vex>cultist']).toMatchObject({
      height: 3,
      fromVantage: false,
    });
  });

  it('should leave the shots of others alone', () => {
    const other = after.does({ type: 'setHeight', operative: 'cultist', inches: 1 });
    expect(other.midway.facts['vex>cultist']).toMatchObject({ height: -1, fromVantage: false });
    expect(Object.keys(other.midway.facts)).toEqual(['vex>cultist']);
  });
});

describe('sight', () => {
  it('should limit a gun of longer range, and not lengthen one of shorter range', () => {
    const told = (x: number, sight: number) =>
      vexActs({ me: armedWith(rule('range', x)), lasting: [lastingSight(sight)] })
        .does(shoot())
        .does(facts({ inRange: false }))
        .answers('chooseAnother')
        .refuses(shoot());
    expect(told(8, 6)).toMatchObject({ code: 'outOfRange', params: { inches: 6 } });
    expect(told(6, 8)).toMatchObject({ code: 'outOfRange', params: { inches: 6 } });
  });
});

describe('an attack taken back', () => {
  it('should leave the gun used last as it was', () => {
    const two = { weapons: [rifle(), rifle({ id: 'pistol' })], apl: 3, lastWeapon: 'pistol' };
    const back = vexActs({ me: two }).does(shoot()).does({ type: 'cancelAttack' });
    expect(back.operative('vex').lastWeapon).toBe('pistol');
  });

  it('should leave it on guard', () => {
    const guarding = vexActs().does(act('guard'));
    const close: Command = { type: 'setEngaged', pair: ['vex', 'cultist'], on: true };
    const fought = guarding.does(close).does(fight());
    expect(fought.operative('vex').guard).toBe(false);
    expect(fought.does({ type: 'cancelAttack' }).operative('vex').guard).toBe(true);
  });
});

describe('credit', () => {
  it('should stay with who brought it to 0 wounds when its own gun burns it afterwards', () => {
    const me = { weapons: [knife({}, rule('hot'))], wounds: 3 };
    const fought = vexActs({ ...ENGAGED, me, other: { weapons: [knife()] } }).does(fight());
    const struck = fought.answers([1, 1, 1], [4, 1, 1], 'strikeNormal');
    expect(struck.question).toMatchObject({ purpose: 'hot' });
    const burnt = struck.answers([1]);
    expect(burnt.operative('vex')).toMatchObject({ down: true, downedBy: 'cultist' });
    expect(burnt.operative('cultist').kills).toBe(1);
  });
});
