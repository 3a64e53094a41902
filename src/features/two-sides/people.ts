import type { Side } from '../../engine/core/ids.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';

/** Only one side is played by people: there is nobody to hide anything from. */
export const isAlone = ({ sides }: Pick<BattleState, 'sides'>): boolean =>
  sides.filter(({ hand }) => hand === 'people').length < 2;

/** The other side of the table. */
export const otherSide = ({ sides }: BattleState, side: Side): Side =>
  sides[0].id === side ? sides[1].id : sides[0].id;
