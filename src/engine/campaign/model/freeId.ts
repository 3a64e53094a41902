import type { CampaignState } from './state.ts';

/**
 * The first of `m1`, `m2`, … from a number on that nothing has yet. A campaign that was brought or merged may hold ids that
 * its counter has not reached.
 */
export function freeId(letter: string, from: number, taken: readonly string[]): string {
  const known = new Set(taken);
  let number = from;
  while (known.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

/** The id of the next operative. */
export const memberId = ({ made, members }: Pick<CampaignState, 'made' | 'members'>): string =>
  freeId(
    'm',
    made + 1,
    members.map(({ id }) => id),
  );

/** The key of the next found thing. */
export const stashKey = ({ made, stash }: Pick<CampaignState, 'made' | 'stash'>): string =>
  freeId(
    's',
    made + 1,
    stash.map(({ key }) => key),
  );
