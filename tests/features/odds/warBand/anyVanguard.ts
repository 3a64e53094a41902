import fc from 'fast-check';
import { INVULNERABLE, type Range } from '../../../../src/features/odds/oddsSituation.ts';
import {
  BONUSES,
  RANGES,
  REROLLS,
  USES,
  type VanguardSituation,
} from '../../../../src/features/odds/warBand/vanguardSituation.ts';

const within = ([min, max]: Range): fc.Arbitrary<number> => fc.integer({ min, max });
const flag = fc.boolean();

/** Any situation of Vanguard that can be asked. */
export const anyVanguard: fc.Arbitrary<VanguardSituation> = fc.record({
  kind: fc.constantFrom('shoot', 'fight'),
  dice: within(RANGES.dice),
  hit: within(RANGES.hit),
  ap: within(RANGES.ap),
  damage: within(RANGES.damage),
  armour: within(RANGES.armour),
  wounds: within(RANGES.wounds),
  invulnerable: fc.constantFrom(...INVULNERABLE),
  mortal: within(RANGES.mortal),
  use: fc.constantFrom(...USES),
  down: flag,
  reroll: fc.constantFrom(...REROLLS),
  cover: flag,
  obscured: flag,
  far: flag,
  aimed: flag,
  focus: fc.constantFrom(...BONUSES),
  charge: fc.constantFrom(...BONUSES),
  outnumbered: flag,
  leaving: flag,
  answers: flag,
  backDice: within(RANGES.backDice),
  backHit: within(RANGES.backHit),
  backAp: within(RANGES.backAp),
  backDamage: within(RANGES.backDamage),
  ownArmour: within(RANGES.ownArmour),
  ownWounds: within(RANGES.ownWounds),
  ownInvulnerable: fc.constantFrom(...INVULNERABLE),
});
