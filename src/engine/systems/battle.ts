import type { Decider } from '../core/decider.ts';
import { adviseIn } from '../family/killteam/advice/advise.ts';
import { decideIn, pendingIn } from '../family/killteam/flow/decideIn.ts';
import type { Command } from '../family/killteam/model/command.ts';
import type { BattleEvent } from '../family/killteam/model/event.ts';
import type { Rejection } from '../family/killteam/model/rejection.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import type { Advice } from '../log/advice.ts';
import type { Request } from '../log/request.ts';
import { gameOf, systemById } from './registry.ts';

/** A live battle of whichever system it names, with all its rules: commands in, events or a refusal out. */
export const battleDecider: Decider<BattleState, Command, BattleEvent, Rejection> = {
  decide: (state, command) => decideIn(gameOf(state), command),
  evolve: (state, event) => systemById(state.ruleset).evolve(state, [event]),
};

/** The open question of a battle, recomputed from its state; null: nothing is asked. */
export const pendingRequest = (state: BattleState): Request | null => pendingIn(gameOf(state));

/** What is advised on the open question, worked out once for each state; null: nothing. Screens ask for it, decisions never. */
export const advise = (state: BattleState, request: Request): Advice | null => adviseIn(gameOf(state), request);
