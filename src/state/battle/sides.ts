import type { Side } from '../../engine/core/ids.ts';
import type { BattleState, SideState } from '../../engine/family/killteam/model/state.ts';

type Sides = Pick<BattleState, 'sides'>;

/** In which colours and in which column a side is shown: the people's first side is on the left. */
export type SideColour = 'retinue' | 'enemy';

/** The colours of a side. */
export const colourOf = ({ sides }: Sides, side: Side): SideColour => (sides[0].id === side ? 'retinue' : 'enemy');

/** The side on the left, and the one on the right. */
export const leftSide = ({ sides }: Sides): SideState => sides[0];
export const rightSide = ({ sides }: Sides): SideState => sides[1];

/** Command points of a side; 0 for one that is not there. */
export const cpOf = ({ sides }: Sides, side: Side): number => sides.find(({ id }) => id === side)?.cp ?? 0;
