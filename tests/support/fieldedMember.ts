import { blank } from '../../src/engine/campaign/model/blankMember.ts';
import type { Member } from '../../src/engine/campaign/model/member.ts';

/** An item bought, not found. */
export const carried = (item: string) => ({ item, stash: null });

const scenario = 1;

/** An id with the scenario in which it came. */
export const since = (...ids: readonly string[]) => ids.map((id) => ({ id, scenario }));

/** A serving follower of the bundled pack with nothing but its card; `set` says what else it has. */
export const memberWith = (set: Partial<Member> = {}): Member => ({
  ...blank(),
  id: 'm1',
  name: 'Sabine Hale',
  card: 'serviceman',
  kind: 'follower',
  player: 'p1',
  portrait: 'helmet',
  weapons: [carried('lasgun'), carried('bayonet')],
  ...set,
});
