import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import type { EnemyActing } from '../../../engine/view/enemies.ts';
import type { OpenBattle } from '../../../state/base/store.ts';
import type { Look } from '../../../words/look.ts';
import type { Words } from '../../../words/words.ts';

/** What every part of the enemy's turn is drawn from. `told`: words of decision tables and of this screen. */
export interface Scene {
  readonly words: Words<'battle'>;
  readonly told: Words<'behaviour'>;
  readonly look: Look;
  readonly battle: OpenBattle;
  readonly state: BattleState;
  readonly view: BattleView;
}

/** The same while an enemy is played by its table. */
export interface TurnScene extends Scene, EnemyActing {}
