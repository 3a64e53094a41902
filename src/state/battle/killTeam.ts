import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import type { KillTeamTypes } from '../../engine/systems/killTeamSystem.ts';
import { gameFor } from '../../engine/systems/registry.ts';
import type { GameSystem } from '../../engine/systems/system.ts';
import type { BattleLog, LogEntry } from '../../persistence/battleFile.ts';
import type { OpenBattle } from '../base/store.ts';
import { useGame } from '../base/useApp.ts';
import type { RefusalOf } from '../log/dispatch.ts';
import { ofFamily } from './ofFamily.ts';

/** The open battle, its log, an entry of it and why a command was refused: of the Kill Team family. */
export type KillTeamBattle = OpenBattle<KillTeamTypes>;
export type KillTeamLog = BattleLog<KillTeamTypes>;
export type KillTeamEntry = LogEntry<KillTeamTypes>;
export type KillTeamRefusal = RefusalOf<KillTeamLog>;

/** How screens of the Kill Team family get at its battles. */
export const {
  battleIn: killTeamIn,
  advisorIn: killTeamAdvisorIn,
  playOf: killTeamPlayOf,
  usePlay: useKillTeamPlay,
  battlesOf: killTeamBattlesOf,
  refusalOf: killTeamRefusal,
} = ofFamily<KillTeamTypes>('killTeam');

/** The game of a battle of the family, which has been fetched. */
export const killTeamGameOf = (state: BattleState): GameSystem<KillTeamTypes> =>
  gameFor(state) as unknown as GameSystem<KillTeamTypes>;

/** The open battle, in a component; null: none of the family is open. */
export const useKillTeam = (): KillTeamBattle | null => useGame(({ battle }) => killTeamIn(battle));
