import { describe, expect, it } from 'vitest';
import { actionOffers } from '../../../../../src/engine/family/killteam/flow/actions/actions.ts';
import { NOTHING_LASTS } from '../../../../../src/engine/family/killteam/model/lasting.ts';
import { weaponById } from '../../../../../src/engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../../../../src/engine/family/killteam/model/operative.ts';
import { aplOf, hitOf, moveOf, weaponHit } from '../../../../../src/engine/family/killteam/stats/stats.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import { reanimateNeeds } from '../../../../../src/engine/family/killteam/plugins/reanimate/reanimate.ts';
import type { ModifierCondition } from '../../../../../src/engine/family/killteam/card/lastingChange.ts';
import type { Modifier } from '../../../../../src/engine/family/killteam/traits/modifier.ts';
import { act, activate, END, fight, play, type Play, shoot } from '../../../../support/decide.ts';
import {
  battleOf,
  countedRifle,
  cultist,
  cultistActs,
  ENGAGED,
  knife,
  pim,
  rifle,
  rule,
  shots,
  vex,
  vexActs,
} from '../../../../support/duel.ts';
import { changed, diceWhen, ruleWhen, traitWith, uses, handUse } from '../../../../support/traits.ts';
import { withCp } from '../../../../support/sides.ts';
import { fieldWith, lastingStat } from '../../../../support/lasting.ts';

const dice = (at: Play): number => (at.question.kind === 'roll' ? at.question.count : 0);
const hitAsked = (at: Play): number => (at.question.kind === 'roll' ? (at.question.success?.hit ?? 0) : 0);
const ALONE = { pointBlank: false, assists: 0 };
const usedBefore = (battle: number) => ({ used: { trait: { turningPoint: 0, battle, active: false } } });
const rerolls = (at: Play): boolean => at.answers([4, 4, 1, 1]).question.kind === 'reroll';
const balanced = (when: ModifierCondition) => changed(ruleWhen('balanced', when));
const apl = (action: string, at: Play, who = 'vex'): number | undefined =>
  actionOffers(gameOf(at.midway), at.operative(who)).find((offer) => offer.action === action)?.ap;

describe('weaponRule and its conditions', () => {
  it('should give a rule whatever happens, and none to a weapon of another kind', () => {
    const ranged: Modifier = { op: 'weaponRule', group: 'ranged', rule: rule('balanced'), when: 'always' };
    expect(rerolls(vexActs({ me: changed(ranged) }).does(shoot()))).toBe(true);
    const struck = vexActs({ ...ENGAGED, me: changed(ranged) }).does(fight());
    expect(struck.answers([4, 4, 1]).question).toMatchObject({ kind: 'roll', purpose: 'fightDefence' });
  });

  it('should ask whether it moved', () => {
    expect(rerolls(vexActs({ me: balanced('notMoved') }).does(shoot()))).toBe(true);
    const moved = vexActs({ me: balanced('notMoved') }).does(act('dash'));
    expect(rerolls(moved.does(shoot()))).toBe(false);
  });

  it('should ask whether it charged', () => {
    const charging = { me: { ...balanced('charged'), apl: 3 } };
    const charged = vexActs(charging).does(act('charge', { targets: ['cultist'] }));
    expect(charged.does(fight()).answers([4, 4, 1]).question.kind).toBe('reroll');
    expect(
      vexActs({ ...ENGAGED, ...charging })
        .does(fight())
        .answers([4, 4, 1]).question.kind,
    ).toBe('roll');
  });

  it('should ask whether its order is Conceal', () => {
    const silent = { ...balanced('fromConceal'), weapons: [rifle({}, rule('silent'))] };
    const from = (order: 'engage' | 'conceal') => play(battleOf([vex(silent), cultist()])).does(activate('vex', order));
    expect(rerolls(from('conceal').does(shoot()))).toBe(true);
    expect(rerolls(from('engage').does(shoot()))).toBe(false);
  });

  it('should ask whether it stands on Vantage', () => {
    const at = vexActs({ me: balanced('fromVantage') });
    const flag = { type: 'setFlag', operative: 'vex', flag: 'onVantage', on: true } as const;
    expect(rerolls(at.does(flag).does(shoot()))).toBe(true);
    expect(rerolls(at.does(shoot()))).toBe(false);
    const engaged = vexActs({ ...ENGAGED, me: balanced('fromVantage') });
    expect(engaged.does(flag).does(fight()).answers([4, 4, 1]).question.kind).toBe('reroll');
    expect(engaged.does(fight()).answers([4, 4, 1]).question.kind).toBe('roll');
  });

  it('should ask whether a guard shoots', () => {
    const guarding = cultistActs({ me: { ...balanced('onGuard'), guard: true } })
      .does(act('dash'))
      .answers('vex');
    expect(rerolls(guarding.does(shoot()))).toBe(true);
    expect(rerolls(vexActs({ me: balanced('onGuard') }).does(shoot()))).toBe(false);
  });

  it('should count the trait of the one that retaliates, and not that of its opponent', () => {
    const balancedFoe = vexActs({ ...ENGAGED, other: balanced('always') });
    const fought = balancedFoe.does(fight()).answers([1, 1, 1], [4, 4, 1]);
    expect(fought.question).toMatchObject({ kind: 'reroll', role: 'defender' });
    const plain = vexActs(ENGAGED).does(fight()).answers([1, 1, 1], [4, 4, 1]);
    expect(plain.question).toMatchObject({ kind: 'pick' });
  });
});

describe('attackDice', () => {
  it('should give a die while a friend assists, and none without one', () => {
    const three = play(
      battleOf([vex(changed(diceWhen('assisted', 'melee'))), pim(), cultist()], {
        engagement: [
          ['vex', 'cultist'],
          ['pim', 'cultist'],
        ],
      }),
    ).does(activate('vex'));
    expect(dice(three.does(fight()))).toBe(4);
    expect(dice(three.does(fight()).does({ type: 'setAssists', attacker: 0, defender: 0 }))).toBe(3);
  });

  it('should give a die to a pistol within 3 inches, and none to another gun or from farther off', () => {
    const near = { type: 'setFacts', facts: { within3: true } } as const;
    const shot = (pistol: boolean) =>
      vexActs({
        me: { ...changed(diceWhen('within3', 'pistol')), weapons: [rifle({ pistol }, rule('range', 6))] },
      }).does(shoot());
    expect([dice(shot(true)), dice(shot(true).does(near))]).toEqual([4, 5]);
    expect(dice(shot(false).does(near))).toBe(4);
  });

  it('should have the dice rolled again when the table says so after the roll', () => {
    const me = { ...changed(diceWhen('within3')), weapons: [rifle()] };
    const rolled = vexActs({ me }).does(shoot()).answers([4, 1, 1, 1]);
    expect(rolled.question).toMatchObject({ purpose: 'defence' });
    const near = rolled.does({ type: 'setFacts', facts: { within3: true } });
    expect(near.question).toMatchObject({ purpose: 'attack', count: 5 });
    expect(near.answers([4, 1, 1, 1, 1], [1, 1, 1], 'c0n0').operative('cultist').wounds).toBe(5);
  });
});

describe('criticalBonus', () => {
  const savage = (group: 'melee' | 'ranged') => changed({ op: 'criticalBonus', group, by: 1 });

  it('should deal one more when a crit is retained, once, whatever is saved', () => {
    const shot = vexActs({ me: savage('ranged') })
      .does(shoot())
      .answers([6, 6, 1, 1], [6, 6, 1], 'c2n0');
    expect(shot.told('damaged')).toEqual([expect.objectContaining({ amount: 1, cause: 'trait', by: 'vex' })]);
    expect(shot.operative('cultist').wounds).toBe(7);
  });

  it('should deal nothing more without a crit, or with a weapon of another kind', () => {
    const normal = vexActs({ me: savage('ranged') })
      .does(shoot())
      .answers([4, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(normal.operative('cultist').wounds).toBe(5);
    const other = vexActs({ me: savage('melee') })
      .does(shoot())
      .answers([6, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(other.operative('cultist').wounds).toBe(4);
  });

  it('should come when the dice of a fight are retained', () => {
    const fought = vexActs({ ...ENGAGED, me: savage('melee'), ...withCp(0) })
      .does(fight())
      .answers([6, 1, 1], [1, 1, 1]);
    expect(fought.operative('cultist').wounds).toBe(7);
    expect(fought.answers('strikeCritical').operative('cultist').wounds).toBe(3);
  });
});

describe('unassistedFoe and foeHit', () => {
  const two = (mine: Partial<Operative>) =>
    play(
      battleOf([vex(), pim(), cultist(mine)], {
        engagement: [
          ['vex', 'cultist'],
          ['pim', 'cultist'],
        ],
      }),
    )
      .does(activate('vex'))
      .does(fight());

  it('should leave the enemy it fights without assistance', () => {
    expect(hitAsked(two({}))).toBe(3);
    expect(hitAsked(two(changed({ op: 'unassistedFoe' })))).toBe(4);
    expect(hitAsked(two(changed({ op: 'unassistedFoe' })).does({ type: 'setAssists', attacker: 2, defender: 0 }))).toBe(
      4,
    );
  });

  it('should worsen the Hit of the enemy it fights, and not that of a shot', () => {
    const me = changed({ op: 'foeHit', by: -1 });
    const fought = vexActs({ ...ENGAGED, me }).does(fight());
    expect(hitAsked(fought)).toBe(4);
    expect(hitAsked(fought.answers([1, 1, 1]))).toBe(5);
    expect(hitAsked(cultistActs({ me }).does(shoot('vex')))).toBe(4);
  });
});

describe('guardPointBlank', () => {
  it('should not worsen the Hit of a guard that shoots point-blank', () => {
    const guarding = (me: Partial<Operative>) =>
      cultistActs({ ...ENGAGED, me: { ...me, guard: true } })
        .does({ ...act('interact'), override: { reason: 'test' } })
        .answers('vex')
        .does(shoot());
    expect(hitAsked(guarding({}))).toBe(5);
    expect(hitAsked(guarding(changed({ op: 'guardPointBlank' })))).toBe(4);
  });
});

describe('cost', () => {
  const quick = (per: 'turningPoint' | 'battle' | null, me: Partial<Operative> = {}) => ({
    ...changed({ op: 'cost', action: 'reload', by: -1, per }),
    weapons: [countedRifle(), countedRifle({ id: 'second', ammo: { counter: 'second', start: 6, perShot: 1 } })],
    ammo: { ...shots(0), second: { left: 0, max: 6, jammed: false } },
    ...me,
  });

  it('should make an action free as often as it may, and count it', () => {
    const at = vexActs({ me: quick('turningPoint') });
    expect(apl('reload', at)).toBe(0);
    const once = at.does(act('reload', { weapon: 'rifle' }));
    expect(once.state.activation?.spent).toBe(0);
    expect(once.told('traitSpoke')).toHaveLength(1);
    expect(apl('reload', once)).toBe(1);
  });

  it('should be free again in the next turning point, and in the battle only once', () => {
    const next = (per: 'turningPoint' | 'battle') =>
      vexActs({ me: quick(per), other: { readiness: 'expended' } })
        .does(act('reload', { weapon: 'rifle' }))
        .does(END)
        .does({ type: 'nextTurningPoint' })
        .answers([4]);
    expect(apl('reload', next('turningPoint'))).toBe(0);
    expect(apl('reload', next('battle'))).toBe(1);
  });

  it('should leave other actions as they are, and without a period count nothing', () => {
    const at = vexActs({ me: quick(null) });
    expect(apl('dash', at)).toBe(1);
    expect(at.does(act('reload', { weapon: 'rifle' })).told('traitSpoke')).toEqual([]);
    expect(apl('shoot', vexActs({ me: changed({ op: 'cost', action: 'shoot', by: -1, per: null }) }))).toBe(1);
  });
});

describe('APL', () => {
  const of = (by: number, ...changes: Modifier[]) =>
    aplOf(fieldWith(lastingStat('vex', 'apl', by)), vex(changed(...changes)));

  it('should not be raised, and still be lowered', () => {
    expect(of(1, { op: 'aplNeverRaised' })).toBe(2);
    expect(of(-1, { op: 'aplNeverRaised' })).toBe(1);
    expect(of(1)).toBe(3);
  });

  it('should not be lowered, and still be raised', () => {
    expect(of(-1, { op: 'aplNeverLowered', per: null })).toBe(2);
    expect(of(1, { op: 'aplNeverLowered', per: null })).toBe(3);
    expect(of(-1)).toBe(1);
  });

  const stunned = (me: Partial<Operative>) =>
    cultistActs({ me, other: { apl: 2, weapons: [rifle({}, rule('stun')), knife()] } })
      .does(shoot('vex'))
      .answers([6, 1, 1, 1], [6, 1, 1], 'c1n0');

  it('should ignore the first reduction of a turning point, and no second one', () => {
    const me = changed({ op: 'aplNeverLowered', per: 'turningPoint' });
    const first = stunned(me);
    expect(first.lastsOn('vex')).toEqual([]);
    expect(first.told('traitSpoke')).toEqual([{ type: 'traitSpoke', operative: 'vex', trait: 'trait', name: 'trait' }]);
    const used = { trait: { turningPoint: 1, battle: 1, active: false } };
    expect(stunned({ ...me, used }).lastsOn('vex')).toHaveLength(1);
  });
});

describe('ignoreInjured', () => {
  const hurt = (change: Modifier) => vex({ ...changed(change), wounds: 3 });

  it.each([
    ['move', 6, 5],
    ['hit', 4, 4],
    ['both', 6, 4],
  ] as const)('should pass over being injured for %s', (what, move, hit) => {
    const operative = hurt({ op: 'ignoreInjured', what, per: null });
    expect([moveOf(fieldWith(), operative), hitOf(fieldWith(), operative)]).toEqual([what === 'hit' ? 4 : move, hit]);
  });

  it('should leave the other as it is, and who is not injured too', () => {
    expect(moveOf(fieldWith(), hurt({ op: 'ignoreInjured', what: 'hit', per: null }))).toBe(4);
    expect(moveOf(fieldWith(), vex())).toBe(6);
  });

  it('should do so for one activation once it is used', () => {
    const at = vexActs({ me: { ...changed({ op: 'ignoreInjured', what: 'both', per: 'battle' }), wounds: 3 } });
    const gun = (now: Play) =>
      weaponHit(
        gameOf(now.state),
        { operative: now.operative('vex'), weapon: weaponById(now.operative('vex'), 'rifle') },
        ALONE,
      ).hit;
    expect(gun(at)).toBe(5);
    const used = at.does(uses());
    expect([gun(used), moveOf(gameOf(used.state), used.operative('vex'))]).toEqual([4, 6]);
    expect(gun(used.does(END))).toBe(5);
    expect(used.refuses(uses()).code).toBe('traitUsedUp');
  });
});
describe('firstOrder', () => {
  it('should hold for the first activation of the battle only', () => {
    const haunted = vex({ ...changed({ op: 'firstOrder', order: 'conceal' }) });
    const start = play(battleOf([haunted, cultist({ readiness: 'expended' })]));
    expect(start.refuses(activate('vex', 'engage')).params).toMatchObject({ order: 'conceal' });
    const first = start.does(activate('vex', 'conceal'));
    expect(first.operative('vex').used?.['trait']?.battle).toBe(1);
    const second = play(battleOf([{ ...haunted, ...usedBefore(1) }, cultist()])).does(activate('vex', 'engage'));
    expect(second.operative('vex').order).toBe('engage');
  });
});
describe('reanimate', () => {
  it('should add to the rolls it makes, or to those made on it', () => {
    const helper = vex(changed({ op: 'reanimate', by: 1, on: 'others' }));
    const friend = pim(changed({ op: 'reanimate', by: 1, on: 'self' }));
    expect(reanimateNeeds(NOTHING_LASTS, pim(), vex())).toBe(4);
    expect(reanimateNeeds(NOTHING_LASTS, pim(), helper)).toBe(3);
    expect(reanimateNeeds(NOTHING_LASTS, friend, vex())).toBe(3);
    expect(reanimateNeeds(NOTHING_LASTS, friend, helper)).toBe(2);
    expect(reanimateNeeds(NOTHING_LASTS, helper, friend)).toBe(4);
  });
});

describe('toughness', () => {
  const tough = changed({ op: 'toughness', by: 1 });
  const shotAt = (me: Partial<Operative>) =>
    cultistActs({ me }).does(shoot('vex')).answers([4, 4, 1, 1], [1, 1, 1], 'c0n0');

  it('should take one off the first die of 3 or more in a turning point', () => {
    const first = shotAt(tough);
    expect(first.operative('vex').wounds).toBe(3);
    expect(first.told('shotResolved')).toEqual([expect.objectContaining({ damage: 5 })]);
    expect(
      shotAt({ ...tough, used: { trait: { turningPoint: 1, battle: 1, active: false } } }).operative('vex').wounds,
    ).toBe(2);
  });

  it('should take nothing off dice of less', () => {
    const weak = cultistActs({ me: tough, other: { weapons: [rifle({ damage: { normal: 2, critical: 2 } })] } });
    expect(weak.does(shoot('vex')).answers([4, 1, 1, 1], [1, 1, 1], 'c0n0').operative('vex').wounds).toBe(6);
  });

  it('should take one off one strike of a fight', () => {
    const fought = cultistActs({ ...ENGAGED, me: tough })
      .does(fight('vex'))
      .answers([4, 4, 1], [1, 1, 1]);
    const once = fought.answers('strikeNormal');
    expect(once.operative('vex').wounds).toBe(6);
    expect(once.answers('strikeNormal').operative('vex').wounds).toBe(3);
  });
});

describe('saveAgainst', () => {
  const breacher = changed({ op: 'saveAgainst', rules: ['blast', 'torrent'], by: 1 });
  const saves = (...rules: string[]) =>
    hitAsked(
      cultistActs({ me: breacher, other: { weapons: [rifle({}, ...rules.map((id) => rule(id, 2)))] } })
        .does(shoot('vex'))
        .answers([4, 1, 1, 1]),
    );

  it('should better the Save against those rules, and against no others', () => {
    expect(saves('torrent')).toBe(4);
    expect(saves('range')).toBe(5);
  });
});

describe('forbid', () => {
  it('should grey the action with the name of the trait, and no other', () => {
    const at = vexActs({
      me: { traits: [traitWith('leg', { name: 'Shattered leg', modifiers: [{ op: 'forbid', action: 'dash' }] })] },
    });
    const offers = actionOffers(gameOf(at.state), at.operative('vex'));
    const reason = (action: string) => offers.find((offer) => offer.action === action)?.reason;
    expect(reason('dash')).toEqual({ code: 'forbiddenByTrait', params: { trait: 'leg', name: 'Shattered leg' } });
    expect(reason('reposition')).toBeNull();
  });
});

describe('whileUsed', () => {
  it('should count the changes of a trait only from its use to the end of the activation', () => {
    const traits = [
      traitWith('trait', { modifiers: [ruleWhen('balanced', 'always')], use: handUse({ cp: 1, whileUsed: true }) }),
    ];
    const at = vexActs({ me: { traits } });
    expect(rerolls(at.does(shoot()))).toBe(false);
    const fired = at.does(uses());
    expect(rerolls(fired.does(shoot()))).toBe(true);
    expect(fired.does(END).operative('vex').used).toEqual({ trait: { turningPoint: 1, battle: 1, active: false } });
  });
});
