import { describe, expect, it } from 'vitest';
import {
  namesWeaponRule,
  parseRuleTokens,
  parseWeaponRule,
  parseWeaponRules,
} from '../../../src/content/importers/weaponRules.ts';
import { systemById } from '../../../src/engine/systems/killTeams.ts';

const SPELLED: readonly (readonly [string, string, object])[] = [
  ['Accurate 1', 'accurate', { x: 1 }],
  ['ACC2', 'accurate', { x: 2 }],
  ['Balanced', 'balanced', {}],
  ['Bal', 'balanced', {}],
  ['Blast 2"', 'blast', { x: 2 }],
  ['Blast2', 'blast', { x: 2 }],
  ['Brutal', 'brutal', {}],
  ['Ceaseless', 'ceaseless', {}],
  ['Cease', 'ceaseless', {}],
  ['Devastating 3', 'devastating', { x: 3, inches: null }],
  ['Dev1', 'devastating', { x: 1, inches: null }],
  ['1" Devastating 2', 'devastating', { x: 2, inches: 1 }],
  ['2”Dev3', 'devastating', { x: 3, inches: 2 }],
  ['Heavy', 'heavy', { only: null }],
  ['Heavy (Dash only)', 'heavy', { only: 'dash' }],
  ['Heavy (Reposition only)', 'heavy', { only: 'reposition' }],
  ['HVY(RepOnly)', 'heavy', { only: 'reposition' }],
  ['Heavy (Fall Back only)', 'heavy', { only: 'fallBack' }],
  ['Hot', 'hot', {}],
  ['Lethal 5+', 'lethal', { x: 5 }],
  ['Limited 1', 'limited', { x: 1 }],
  ['Lim1', 'limited', { x: 1 }],
  ['Piercing 1', 'piercing', { x: 1 }],
  ['Prc2', 'piercing', { x: 2 }],
  ['Piercing Crits 1', 'piercingCrits', { x: 1 }],
  ['PrcCrit1', 'piercingCrits', { x: 1 }],
  ['Psychic', 'psychic', {}],
  ['Punishing', 'punishing', {}],
  ['Range 8"', 'range', { x: 8 }],
  ['Rng8', 'range', { x: 8 }],
  ['Relentless', 'relentless', {}],
  ['Rending', 'rending', {}],
  ['Rend', 'rending', {}],
  ['Saturate', 'saturate', {}],
  ['Sat', 'saturate', {}],
  ['Seek', 'seek', {}],
  ['Seek Light', 'seekLight', {}],
  ['Severe', 'severe', {}],
  ['Shock', 'shock', {}],
  ['Silent', 'silent', {}],
  ['Sil', 'silent', {}],
  ['Stun', 'stun', {}],
  ['**Stun**', 'stun', {}],
  ['Torrent 2"', 'torrent', { x: 2 }],
];

describe('weapon rules as printed', () => {
  it.each(SPELLED)('should read %s', (printed, id, params) => {
    expect(parseWeaponRule(printed)).toEqual({ id, params });
  });

  it('should know every rule of the ruleset that is printed on weapons', () => {
    const printed = Object.keys(systemById('acolyte').weaponRules).filter((id) => id !== 'markerArea' && id !== 'web');
    expect([...new Set(SPELLED.map(([, id]) => id))].toSorted()).toEqual(printed.toSorted());
  });

  it.each(['Dazzle', 'Piercing', 'Piercing x', 'Piercing 0', 'Lethal 7+', 'Lethal 1+', 'Range', 'Stunning', '*Shock'])(
    'should not take %s for a rule',
    (printed) => {
      expect(parseWeaponRule(printed)).toBeNull();
    },
  );

  it('should split a cell and keep what it does not know, as printed', () => {
    expect(parseWeaponRules('Piercing 1, Concealed Position,  Range 8", *Reel In, Dazzle 2')).toEqual({
      rules: [
        { id: 'piercing', params: { x: 1 } },
        { id: 'range', params: { x: 8 } },
      ],
      unknownRules: ['Concealed Position', 'Reel In', 'Dazzle 2'],
    });
  });

  it.each(['', '-', ' , '])('should read nothing in "%s"', (cell) => {
    expect(parseWeaponRules(cell)).toEqual({ rules: [], unknownRules: [] });
  });

  it('should take the first spelling that is known', () => {
    expect(parseRuleTokens([['seek light 9', 'seek light', 'seek']]).rules).toEqual([{ id: 'seekLight', params: {} }]);
  });

  it('should tell the heading of a weapon rule from that of an ability', () => {
    expect(['Range x', 'Lethal x+', 'Piercing Crits x', 'Hot'].every(namesWeaponRule)).toBe(true);
    expect(namesWeaponRule('Group Activation')).toBe(false);
  });
});
