import { describe, expect, it } from 'vitest';
import { type MeleeFacts, meleeModifiers } from '../../../../../../src/engine/family/vanguard/rules/modifiers/melee.ts';
import { rangedModifiers } from '../../../../../../src/engine/family/vanguard/rules/modifiers/ranged.ts';

const plain: MeleeFacts = {
  focus: null,
  charge: null,
  outnumbered: false,
  cover: false,
  targetDown: false,
  disengage: false,
  abilities: [],
};
const given = (facts: Partial<MeleeFacts>) =>
  meleeModifiers({ ...plain, ...facts }).map(({ source, what, value }) => `${source} ${what} ${value}`);

describe('modifiers of melee', () => {
  it('[V-59] should be none where nothing is so', () => {
    expect(given({})).toEqual([]);
  });

  it('[V-59] should all be told, in a fixed order', () => {
    const all = {
      focus: 'hit',
      charge: 'ap',
      outnumbered: true,
      cover: true,
      targetDown: true,
      disengage: true,
    } as const;
    expect(given({ ...all, abilities: [{ ability: 'fury', what: 'dice', value: 1 }] })).toEqual([
      'focus hit 1',
      'charge ap 1',
      'outnumbering dice 1',
      'cover armour 1',
      'targetDown hit 1',
      'targetDown ap 1',
      'disengage hit 1',
      'disengage ap 1',
      'ability dice 1',
    ]);
  });

  it('[V-28] should give what was chosen for the Focus: to hit, or AP', () => {
    expect(given({ focus: 'hit' })).toEqual(['focus hit 1']);
    expect(given({ focus: 'ap' })).toEqual(['focus ap 1']);
  });

  it('[V-28] should give nothing without a Focus', () => {
    expect(given({ focus: null })).toEqual([]);
  });

  it('[V-44] [X-70] should give a charge the bonus of a Focus, beside one', () => {
    expect(given({ charge: 'hit', focus: 'hit' })).toEqual(['focus hit 1', 'charge hit 1']);
  });

  it('[V-43] should make a target that is down easier to hit, and its armour worse, once', () => {
    expect(given({ targetDown: true })).toEqual(['targetDown hit 1', 'targetDown ap 1']);
  });

  it('[V-41] should make a disengage attack easier and sharper', () => {
    expect(given({ disengage: true })).toEqual(['disengage hit 1', 'disengage ap 1']);
  });

  it('[V-27] should not know an Aim: that is for shooting only', () => {
    const shooting = { obscured: false, far: false, aimed: true, cover: false, targetDown: false, abilities: [] };
    expect(rangedModifiers(shooting)).toHaveLength(1);
    expect(given({ ...shooting })).toEqual([]);
  });
});
