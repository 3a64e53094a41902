import { describe, expect, it } from 'vitest';
import { apLeft } from '../../../../../src/engine/family/killteam/flow/actions/apLeft.ts';
import { moveReach } from '../../../../../src/engine/family/killteam/stats/moveReach.ts';
import type { Lasting } from '../../../../../src/engine/family/killteam/model/lasting.ts';
import type { Operative } from '../../../../../src/engine/family/killteam/model/operative.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import { act, activate, again, type Play, shoot } from '../../../../support/decide.ts';
import { carried, memberWith, since } from '../../../../support/fieldedMember.ts';
import { battle, close, fieldedFrom, foeActs } from '../../../../support/rowPlay.ts';
import { lastingStat } from '../../../../support/lasting.ts';
import { withCp } from '../../../../support/sides.ts';

const ID = 'm1';
const marine = (...honours: readonly string[]): Operative =>
  fieldedFrom(
    memberWith({
      card: 'space-marine',
      kind: 'acolyte',
      weapons: ['boltgun', 'power-weapon', 'chainsword'].map(carried),
      honours: since(...honours),
    }),
  );
const acts = (me: Operative, order: 'engage' | 'conceal' = 'engage', at: Play = battle(me, withCp(0))): Play =>
  at.does(activate(ID, order));
const charge = act('charge', { targets: ['cultist'] });

describe('Assassin', () => {
  it('should Charge on a Conceal order, and stay on it', () => {
    const charged = acts(marine('assassin'), 'conceal').does(charge);
    expect(charged.state.engagement).toEqual([[ID, 'cultist']]);
    expect(charged.operative(ID).order).toBe('conceal');
    expect(acts(marine(), 'conceal').refuses(charge).code).toBe('concealed');
  });

  it('should charge no more often, nor out of control range', () => {
    const once = acts(marine('assassin'), 'conceal').does(charge);
    expect(once.refuses(charge).code).toBe('actionDone');
    const me = marine('assassin');
    expect(acts(me, 'conceal', battle(me, close(me))).refuses(charge).code).toBe('inControlRange');
    expect(acts(marine('assassin'), 'conceal').refuses(act('guard')).code).toBe('concealed');
  });
});

describe('Swift', () => {
  const reach = (me: Operative, move: 'charge' | 'dash'): number => {
    const at = acts(me);
    return moveReach(gameOf(at.state), at.operative(ID), move);
  };

  it('should charge 3 inches farther than it moves instead of 2, and dash as anybody', () => {
    expect([reach(marine('swift'), 'charge'), reach(marine(), 'charge')]).toEqual([9, 8]);
    expect(reach(marine('swift'), 'dash')).toBe(reach(marine(), 'dash'));
  });
});

const shotAt = (me: Operative): Play => foeActs(me).does(shoot(ID));

describe('The Long Vigil', () => {
  const hit = (me: Operative, holding: boolean): Play =>
    foeActs(me, withCp(0))
      .does(shoot(ID))
      .does({ type: 'setFacts', facts: { holding } })
      .answers([4, 4, 1, 1], [1, 2, 5]);

  it('should roll one defence die again where the table says it holds its ground, and not twice', () => {
    const asked = hit(marine('the-long-vigil'), true);
    expect(asked.question).toMatchObject({ kind: 'reroll', rule: 'the-long-vigil', role: 'defender', mode: 'one' });
    expect(asked.answers(again(0), [6]).question).toMatchObject({ question: 'saves' });
    expect(asked.answers(again()).question).toMatchObject({ question: 'saves' });
  });

  it('should not be asked elsewhere, nor of others', () => {
    expect(hit(marine('the-long-vigil'), false).question).toMatchObject({ question: 'saves' });
    expect(hit(marine(), true).question).toMatchObject({ question: 'saves' });
  });
});

const success = ({ question }: Play) => (question.kind === 'roll' ? question.success?.hit : null);
const strikes = (me: Operative, weapon: string, lasting: readonly Lasting[] = []): Play =>
  acts(me, 'engage', battle(me, { ...close(me), lasting: [...lasting] })).does({
    type: 'fight',
    weapon,
    target: 'cultist',
  });

describe('Adaptive Swordsmanship', () => {
  const injured = (...honours: readonly string[]): Operative => ({ ...marine(...honours), wounds: 3 });

  it('should hit with its power weapon as ever when injured, and with no other', () => {
    expect(success(strikes(injured('adaptive-swordsmanship'), 'power-weapon'))).toBe(3);
    expect(success(strikes(injured('adaptive-swordsmanship'), 'chainsword'))).toBe(4);
    expect(success(strikes(injured(), 'power-weapon'))).toBe(4);
  });

  it('should not hit better with it either', () => {
    const better = [lastingStat(ID, 'hit', 1)];
    expect(success(strikes(marine('adaptive-swordsmanship'), 'power-weapon', better))).toBe(3);
    expect(success(strikes(marine('adaptive-swordsmanship'), 'chainsword', better))).toBe(2);
  });
});

describe('Aggressive', () => {
  it('should rend in melee: a normal success becomes critical beside a critical one', () => {
    const struck = (me: Operative) => strikes(me, 'chainsword').answers([6, 4, 1, 1], [1, 1, 1]);
    expect(struck(marine('tactic-aggressive')).options).not.toContain('strikeNormal');
    expect(struck(marine()).options).toEqual(expect.arrayContaining(['strikeNormal', 'strikeCritical']));
  });
});

describe('Siege Specialist', () => {
  const saved = (me: Operative): Play =>
    acts(me)
      .does(shoot('cultist', 'boltgun'))
      .does({ type: 'setFacts', facts: { cover: true } })
      .answers([6, 4, 1, 1]);

  it('should leave its targets no cover save', () => {
    expect(saved(marine('tactic-siege-specialist')).question).toMatchObject({ purpose: 'defence', count: 3 });
    expect(saved(marine()).question).not.toMatchObject({ purpose: 'defence', count: 3 });
  });
});

describe('Stealthy', () => {
  const covered = (me: Operative): Play =>
    shotAt({ ...me, order: 'engage' })
      .does({ type: 'setFacts', facts: { cover: true } })
      .answers([4, 4, 1, 1]);

  it('should choose between a second cover save and a critical one, and have none in the open', () => {
    expect(covered(marine('tactic-stealthy')).options).toEqual(expect.arrayContaining(['two', 'critical']));
    expect(shotAt(marine('tactic-stealthy')).answers([4, 4, 1, 1]).question).toMatchObject({ count: 3 });
  });
});

describe('Resolute', () => {
  const apOf = (me: Operative, by: number): number => {
    const at = acts(me, 'engage', battle(me, { lasting: [lastingStat(ID, 'apl', by)] }));
    return apLeft(gameOf(at.state));
  };

  it('should keep its APL, lowered or raised', () => {
    expect([apOf(marine('tactic-resolute'), -1), apOf(marine('tactic-resolute'), 1)]).toEqual([3, 3]);
    expect([apOf(marine(), -1), apOf(marine(), 1)]).toEqual([2, 4]);
  });
});
