import { inches } from '../../format.ts';
import type { Terms } from '../../terms.ts';
import type { Words } from '../../words.ts';
import { kt2021 } from './kt2021.ts';

/** Kill Team Lite: the terms of Kill Team 2021, and what its sheet says otherwise. */
export const kt2021Lite = {
  ...kt2021,
  turningPoint: {
    initiativeRollOff: 'Both sides roll a D6. The higher has initiative; a tie gives it to whoever did not have it.',
  },
  // L-27: the sheet asks for no visibility.
  ticks: { blast: (length: number, who: string) => `Who else is within ${inches(length)} of ${who}?` },
} satisfies Terms<Words<'log' | 'play'>> & Terms<Words<'behaviour'>> & { readonly weaponRules: object };
