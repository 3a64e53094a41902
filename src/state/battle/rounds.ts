import type { BattleState } from '../../engine/family/vanguard/model/battle.ts';
import type { Command } from '../../engine/family/vanguard/model/command.ts';
import type { BattleEvent } from '../../engine/family/vanguard/model/event.ts';
import type { Rejection } from '../../engine/family/vanguard/model/rejection.ts';
import type { Request } from '../../engine/family/vanguard/model/request.ts';
import type { VanguardView } from '../../engine/family/vanguard/view/vanguardView.ts';
import type { GameTypes } from '../../engine/log/battleBase.ts';
import type { OpenBattle } from '../base/store.ts';
import { useGame } from '../base/useApp.ts';
import { ofFamily } from './ofFamily.ts';

/** What a battle in rounds is made of. */
export interface RoundsTypes extends GameTypes {
  readonly state: BattleState;
  readonly command: Command;
  readonly event: BattleEvent;
  readonly rejection: Rejection;
  readonly request: Request;
  readonly view: VanguardView;
}

/** The open battle of the family. */
export type RoundsBattle = OpenBattle<RoundsTypes>;

/** How screens of battles in rounds get at them. */
export const {
  battleIn: roundsIn,
  playOf: roundsPlayOf,
  usePlay: useRoundsPlay,
  refusalOf: roundsRefusal,
} = ofFamily<RoundsTypes>('rounds');

/** The open battle, in a component; null: none of the family is open. */
export const useRounds = (): RoundsBattle | null => useGame(({ battle }) => roundsIn(battle));
