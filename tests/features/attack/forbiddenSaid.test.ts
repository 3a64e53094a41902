import { describe, expect, it } from 'vitest';
import { forbiddenSaid, lacksCp } from '../../../src/features/attack/view/forbiddenSaid.ts';
import type { Words } from '../../../src/words/words.ts';
import { lookOf } from '../../../src/words/look.ts';
import { aimed, attackAt, gun, TOUGH } from '../../support/attackView.ts';
import type { Play } from '../../support/decide.ts';
import { rule } from '../../support/duel.ts';
import { withCp } from '../../support/sides.ts';
import { changed } from '../../support/traits.ts';
import { en, fr } from '../../support/words.ts';

const other = { ...TOUGH, ...changed({ op: 'noRerollsAgainst' }) };
const name = other.traits.map((trait) => trait.name).join();
const rolled = (set: Parameters<typeof aimed>[0]): Play => aimed(set).answers([6, 4, 1, 1]);
const said = (words: Words<'play'>, at: Play) =>
  forbiddenSaid({ words, look: lookOf(words, at.midway), state: at.midway }, attackAt(at));

describe('forbiddenSaid', () => {
  it('should name what forbids re-rolls, and the rule of the weapon that would give one', () => {
    const at = rolled({ me: gun(rule('balanced')), other });
    expect(said(en, at)).toBe(`No re-rolls, not even by Balanced: ${name}`);
    expect(said(fr, at)).toBe(`Aucune relance, même par ${fr.weaponRules.balanced.name()}\u202f: ${name}`);
  });

  it('should name what forbids a Command Re-roll alone, and say nothing where nothing does', () => {
    expect(said(en, rolled({ other }))).toBe(`No re-rolls: ${name}`);
    expect(said(en, rolled({}))).toBeNull();
  });
});

describe('lacksCp', () => {
  it('should hold where dice could be rolled again and cannot be paid, and nowhere else', () => {
    expect(lacksCp(attackAt(rolled(withCp(0))))).toBe(true);
    expect(lacksCp(attackAt(rolled(withCp(1))))).toBe(false);
    expect(lacksCp(attackAt(aimed(withCp(0))))).toBe(false);
    expect(lacksCp(attackAt(rolled({ ...withCp(0), other })))).toBe(false);
  });
});
