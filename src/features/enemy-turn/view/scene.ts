import type { Game } from '../../../engine/family/killteam/rules/game.ts';
import type { EnemyTurn } from '../../../engine/plugins/npo/state.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { OpenBattle } from '../../../state/store.ts';
import type { Look } from '../../../words/look.ts';
import type { Words } from '../../../words/words.ts';

/** What every part of the enemy's turn is drawn from. `told`: words of decision tables and of this screen. */
export interface Scene {
  readonly words: Words<'battle'>;
  readonly told: Words<'behaviour'>;
  readonly look: Look;
  readonly battle: OpenBattle;
  readonly state: BattleState;
  readonly game: Game;
}

/** The same while an enemy is played by its table. */
export interface TurnScene extends Scene {
  readonly turn: EnemyTurn;
  readonly enemy: Operative;
}
