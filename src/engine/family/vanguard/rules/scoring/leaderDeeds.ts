/** What a leader can be worth points for when the battle is over: it is still in play; that of the other side is not (V-83). */
export const LEADER_DEEDS = ['stands', 'enemyRemoved'] as const;
export type LeaderDeed = (typeof LEADER_DEEDS)[number];

/** What became of both leaders: the own one is in play; the other side had one on the table, and it is out. */
export interface Leaders {
  readonly own: boolean;
  readonly otherRemoved: boolean;
}

function isDone(deed: LeaderDeed, { own, otherRemoved }: Leaders): boolean {
  switch (deed) {
    case 'stands':
      return own;
    case 'enemyRemoved':
      return otherRemoved;
  }
}

/** Points of a side for the leader objectives of the scenario, at the end of the battle (V-83). */
export const deedPoints = (
  objectives: readonly { readonly deed: LeaderDeed; readonly points: number }[],
  leaders: Leaders,
): number => objectives.reduce((sum, { deed, points }) => sum + (isDone(deed, leaders) ? points : 0), 0);
