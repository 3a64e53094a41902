import { describe, expect, it } from 'vitest';
import { abilities } from '../../../../../../src/engine/family/vanguard/rules/modifiers/ability.ts';
import { sumOf } from '../../../../../../src/engine/family/vanguard/rules/modifiers/modifier.ts';

const eye = { ability: 'eye', what: 'hit', value: 1 } as const;

describe('abilities of an attack', () => {
  it('[V-08] should add what they give, each under its own id', () => {
    const used = abilities([eye, { ability: 'edge', what: 'ap', value: 2 }]);
    expect(used.map((each) => each.source === 'ability' && each.ability)).toEqual(['eye', 'edge']);
    expect(sumOf(used, 'hit')).toBe(1);
    expect(sumOf(used, 'ap')).toBe(2);
  });

  it('[V-08] should add nothing when none was said', () => {
    expect(abilities([])).toEqual([]);
  });
});
