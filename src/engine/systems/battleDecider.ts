import type { Decider } from '../core/decider.ts';
import { laterRules } from './laterRules.ts';
import type { Command } from '../family/killteam/model/command.ts';
import type { BattleEvent } from '../family/killteam/model/event.ts';
import { evolve } from '../family/killteam/flow/evolve/evolve.ts';
import type { Rejection } from '../family/killteam/model/rejection.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import { decideWith } from '../family/killteam/flow/tableDecider.ts';

/** A live battle, Kill Team 3 or ACOLYTE, with all its rules: commands in, events or a refusal out. */
export const battleDecider: Decider<BattleState, Command, BattleEvent, Rejection> = {
  decide: (state, command) => decideWith(laterRules, state, command),
  evolve,
};
