import { describe, expect, it } from 'vitest';
import { plainAttack } from '../../../../src/engine/odds/vanguard/attack.ts';
import { type AttackFacts, NO_FACTS, withFacts } from '../../../../src/engine/odds/vanguard/facts.ts';
import type { AttackKind } from '../../../../src/engine/odds/vanguard/lying.ts';

const foe = { armour: 4, wounds: 2, invulnerable: null, down: false };
const attack = plainAttack({ dice: 2, hit: 3, ap: 1, damage: 1 }, foe);

/** What is added: to hit, to AP, dice, armour. */
function added(kind: AttackKind, facts: Partial<AttackFacts>, down = false) {
  const { hitMod, weapon, bonusDice, armourMod } = withFacts({ ...attack, target: { ...foe, down } }, kind, {
    ...NO_FACTS,
    ...facts,
  });
  return [hitMod, weapon.ap - attack.weapon.ap, bonusDice, armourMod];
}

describe('what the table sees of a shot (V-58)', () => {
  it.each([
    [{}, [0, 0, 0, 0]],
    [{ aimed: true }, [1, 0, 0, 0]],
    [{ obscured: true }, [-1, 0, 0, 0]],
    [{ far: true, obscured: true, aimed: true }, [-1, 0, 0, 0]],
    [{ cover: true }, [0, 0, 0, 1]],
    [{ focus: 'hit', charge: 'ap', outnumbered: true, leaving: true }, [0, 0, 0, 0]],
  ] as const)('should be added up, and nothing of blows: %j', (facts, changes) => {
    expect(added('ranged', facts)).toEqual(changes);
  });

  it('should be +1 AP on whoever lies, and nothing to hit', () => {
    expect(added('ranged', {}, true)).toEqual([0, 1, 0, 0]);
  });
});

describe('what the table sees of blows (V-59)', () => {
  it.each([
    [{}, [0, 0, 0, 0]],
    [{ focus: 'hit' }, [1, 0, 0, 0]],
    [{ focus: 'ap', charge: 'ap' }, [0, 2, 0, 0]],
    [{ focus: 'hit', charge: 'ap' }, [1, 1, 0, 0]],
    [{ outnumbered: true }, [0, 0, 1, 0]],
    [{ leaving: true }, [1, 1, 0, 0]],
    [{ cover: true }, [0, 0, 0, 1]],
    [{ aimed: true, obscured: true, far: true }, [0, 0, 0, 0]],
  ] as const)('should be added up, and nothing of shots: %j', (facts, changes) => {
    expect(added('melee', facts)).toEqual(changes);
  });

  it('should be +1 to hit and +1 AP on whoever lies', () => {
    expect(added('melee', { outnumbered: true }, true)).toEqual([1, 1, 1, 0]);
  });
});
