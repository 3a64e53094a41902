import { FIRST_SITUATION, type OddsSituation } from './oddsSituation.ts';

const SHARED = ['edition', 'rerolls', 'injured'] as const;
const OF: Readonly<Record<OddsSituation['kind'], readonly (keyof OddsSituation)[]>> = {
  shoot: [...SHARED, 'defence', 'invulnerable', 'optional', 'accurate', 'cover'],
  fight: [...SHARED, 'foeInjured', 'rounds', 'swaps', 'injuries'],
};

/** How many of the rare things of a kind are not as they are at first. */
export const changedIn = (situation: OddsSituation): number =>
  OF[situation.kind].filter((key) => situation[key] !== FIRST_SITUATION[key]).length;
