import type { BattleState } from '../../model/state.ts';
import { lastingOf } from '../../stats/changes.ts';

const HUNTED = 3;

/** DV that come beside the difficulty's: one while the retinue is hunted (`rules/acolyte.md` C18), and what lasts and says so. */
export const furtherDv = (state: BattleState): number =>
  ((state.alert ?? 0) >= HUNTED ? 1 : 0) +
  lastingOf(state, 'reinforcements').reduce((sum, { change }) => sum + change.by, 0);

/** DV of a group of reinforcements (C1); null: a D3 is rolled for it first. */
export function reinforcementDv(state: BattleState): number | null {
  const { d3, plus } = state.settings.parameters?.reinforcementDv ?? { d3: false, plus: 0 };
  return d3 ? null : Math.max(0, plus + furtherDv(state));
}
