import { describe, expect, it } from 'vitest';
import { isFar } from '../../../../../../src/engine/family/vanguard/rules/modifiers/longRange.ts';
import {
  type RangedFacts,
  rangedModifiers,
} from '../../../../../../src/engine/family/vanguard/rules/modifiers/ranged.ts';

const open: RangedFacts = {
  obscured: false,
  far: false,
  aimed: false,
  cover: false,
  targetDown: false,
  abilities: [],
};
const given = (facts: Partial<RangedFacts>) =>
  rangedModifiers({ ...open, ...facts }).map(({ source, what, value }) => `${source} ${what} ${value}`);

describe('modifiers of shooting', () => {
  it('[V-58] should be none in the open', () => {
    expect(given({})).toEqual([]);
  });

  it('[V-58] should all be told, in a fixed order', () => {
    const all = { obscured: true, far: true, aimed: true, cover: true, targetDown: true };
    expect(given({ ...all, abilities: [{ ability: 'eye', what: 'hit', value: 1 }] })).toEqual([
      'obscured hit -1',
      'longRange hit -1',
      'aim hit 1',
      'cover armour 1',
      'targetDown ap 1',
      'ability hit 1',
    ]);
  });

  it('[V-51] should make an obscured target harder to hit', () => {
    expect(given({ obscured: true })).toEqual(['obscured hit -1']);
  });

  it('[V-51] should not make a target harder to hit that is seen whole', () => {
    expect(given({ obscured: false })).toEqual([]);
  });

  it('[V-58] should count a target at 12 inches as near, one beyond as far', () => {
    expect(given({ far: isFar(12) })).toEqual([]);
    expect(given({ far: isFar(12.1) })).toEqual(['longRange hit -1']);
  });

  it('[V-27] should make the attack after an Aim easier', () => {
    expect(given({ aimed: true })).toEqual(['aim hit 1']);
  });

  it('[V-52] should make armour better in cover', () => {
    expect(given({ cover: true })).toEqual(['cover armour 1']);
  });

  it('[V-52] should not make armour better behind an obstacle that is not touched: it obscures only', () => {
    expect(given({ obscured: true, cover: false })).toEqual(['obscured hit -1']);
  });

  it('[V-43] should not make a target that is down easier to hit from afar', () => {
    expect(given({ targetDown: true })).toEqual(['targetDown ap 1']);
  });
});
