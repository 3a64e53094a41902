/** What a leader can be worth points for when the battle is over: it is still in play; that of the other side is not (V-83). */
export const LEADER_DEEDS = ['stands', 'enemyRemoved'] as const;
export type LeaderDeed = (typeof LEADER_DEEDS)[number];

/** Whether the leader of a side, and that of the other, are in play. A side without a leader has none in play. */
export interface Leaders {
  readonly own: boolean;
  readonly other: boolean;
}

function isDone(deed: LeaderDeed, { own, other }: Leaders): boolean {
  switch (deed) {
    case 'stands':
      return own;
    case 'enemyRemoved':
      return !other;
  }
}

/** Points of a side for the leader objectives of the scenario, at the end of the battle (V-83). */
export const deedPoints = (
  objectives: readonly { readonly deed: LeaderDeed; readonly points: number }[],
  leaders: Leaders,
): number => objectives.reduce((sum, { deed, points }) => sum + (isDone(deed, leaders) ? points : 0), 0);
