import { describe, expect, it } from 'vitest';
import {
  type Ability,
  ABILITY_MOMENTS,
  changesSomething,
} from '../../../../../src/engine/family/vanguard/card/card.ts';
import { marksman } from '../../../../support/vanguardBattle.ts';

const WHAT = ['die', 'ap', 'dice'] as const;

const abilityAt = (moment: Ability['moment'], what: (typeof WHAT)[number]): Ability => ({
  ...marksman,
  moment,
  change: { what, value: 1 },
});

/** What an ability can change at a moment. */
const changed = (moment: Ability['moment'], fits: (ability: Ability) => boolean) =>
  WHAT.filter((what) => fits(abilityAt(moment, what)));

const EXPECTED: Readonly<Record<Ability['moment'], readonly string[]>> = {
  hitRoll: ['die', 'ap', 'dice'],
  armourRoll: ['die', 'ap'],
  recovery: ['die'],
  nerve: ['die'],
};

describe('an ability of a card', () => {
  it('[V-08] should not be taken for one that adds dice to armour, or AP to a recovery', () => {
    expect(changesSomething(abilityAt('armourRoll', 'dice'))).toBe(false);
    expect(changesSomething(abilityAt('recovery', 'ap'))).toBe(false);
  });

  it.each(ABILITY_MOMENTS)('[V-08] should change what is there before %s', (moment) => {
    expect(changed(moment, changesSomething)).toEqual(EXPECTED[moment]);
  });
});
