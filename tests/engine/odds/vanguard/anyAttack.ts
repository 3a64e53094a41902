import fc from 'fast-check';
import type { VanguardAttack, VanguardTarget, VanguardWeapon } from '../../../../src/engine/odds/vanguard/attack.ts';

export const anyWeapon = (most: number): fc.Arbitrary<VanguardWeapon> =>
  fc.record({
    dice: fc.integer({ min: 1, max: most }),
    hit: fc.integer({ min: 2, max: 6 }),
    ap: fc.nat({ max: 4 }),
    damage: fc.integer({ min: 1, max: 3 }),
  });

export const anyTarget: fc.Arbitrary<VanguardTarget> = fc.record({
  armour: fc.integer({ min: 2, max: 7 }),
  wounds: fc.integer({ min: 1, max: 6 }),
  invulnerable: fc.option(fc.integer({ min: 3, max: 6 })),
  down: fc.boolean(),
});

const change = fc.integer({ min: -2, max: 2 });

/** Any attack with up to so many dice. */
export const anyAttack = (most: number): fc.Arbitrary<VanguardAttack> =>
  fc.record({
    weapon: anyWeapon(most),
    target: anyTarget,
    hitMod: change,
    armourMod: fc.nat({ max: 1 }),
    bonusDice: fc.constantFrom(0, 0, 1, -1),
    mortal: fc.constantFrom(0, 0, 0, 1, 2),
    reroll: fc.constantFrom(null, null, 'hit', 'armour'),
    invulnerable: fc.constantFrom('best', 'always', 'never'),
  });
