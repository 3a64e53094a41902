import { present } from '../../engine/core/invariant.ts';
import type { BattleView } from '../../engine/view/battleView.ts';
import type { EnemiesView } from '../../engine/view/enemies.ts';

/** The side that tables play, of a battle that has one; a thrown bug in another. */
export const enemiesOf = ({ enemies }: Pick<BattleView, 'enemies'>): EnemiesView =>
  present(enemies, 'a side that tables play');
