/** What leading adds to a model. */
export interface LeaderBonus {
  readonly cp: number;
  readonly wn: number;
}

/** What it adds unless the faction says more (V-76). */
export const LEADER_BONUS: LeaderBonus = { cp: 1, wn: 1 };

/** The figures of whoever leads (V-76). */
export const asLeader = <T extends LeaderBonus>(figures: T, bonus: LeaderBonus = LEADER_BONUS): T => ({
  ...figures,
  cp: figures.cp + bonus.cp,
  wn: figures.wn + bonus.wn,
});
