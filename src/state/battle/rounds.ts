import type { Rejection } from '../../engine/family/vanguard/model/rejection.ts';
import type { Request } from '../../engine/family/vanguard/model/request.ts';
import type { VanguardView } from '../../engine/family/vanguard/view/vanguardView.ts';
import type { FoeCommand } from '../../engine/plugins/foes/command.ts';
import type { FoeEvent } from '../../engine/plugins/foes/event.ts';
import type { FoeBattle } from '../../engine/plugins/foes/state.ts';
import type { FoesView } from '../../engine/plugins/foes/view.ts';
import type { RoundsAdvisor } from '../../engine/advisor/roundsAdvisor.ts';
import type { GameTypes } from '../../engine/log/battleBase.ts';
import type { OpenBattle } from '../base/store.ts';
import { useGame } from '../base/useApp.ts';
import { ofFamily } from './ofFamily.ts';

/** What a battle in rounds is made of. */
export interface RoundsTypes extends GameTypes {
  readonly state: FoeBattle;
  readonly command: FoeCommand;
  readonly event: FoeEvent;
  readonly rejection: Rejection;
  readonly request: Request;
  readonly advisor: RoundsAdvisor;
  /** `foes` left out: it was fetched without what tables need. */
  readonly view: VanguardView & { readonly foes?: FoesView | null };
}

/** The open battle of the family. */
export type RoundsBattle = OpenBattle<RoundsTypes>;

/** How screens of battles in rounds get at them. */
export const {
  battleIn: roundsIn,
  advisorIn: roundsAdvisorIn,
  playOf: roundsPlayOf,
  usePlay: useRoundsPlay,
  refusalOf: roundsRefusal,
} = ofFamily<RoundsTypes>('rounds');

/** The open battle, in a component; null: none of the family is open. */
export const useRounds = (): RoundsBattle | null => useGame(({ battle }) => roundsIn(battle));

/** The advisor of battles in rounds, in a component; null: it is still to come. */
export const useRoundsAdvisor = (): RoundsAdvisor | null => useGame(({ advisor }) => roundsAdvisorIn(advisor));
