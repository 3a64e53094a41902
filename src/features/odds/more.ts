import { FIRST_SITUATION, type Situation } from './situation.ts';

const SHARED = ['edition', 'rerolls', 'injured'] as const;
const OF: Readonly<Record<Situation['kind'], readonly (keyof Situation)[]>> = {
  shoot: [...SHARED, 'defence', 'invulnerable', 'optional', 'accurate', 'cover'],
  fight: [...SHARED, 'foeInjured', 'rounds', 'swaps', 'injuries'],
};

/** How many of the rare things of a kind are not as they are at first. */
export const changedIn = (situation: Situation): number =>
  OF[situation.kind].filter((key) => situation[key] !== FIRST_SITUATION[key]).length;
