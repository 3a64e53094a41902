import type { Decider } from '../core/decider.ts';
import { laterRules } from './laterRules.ts';
import type { Command } from './command.ts';
import type { BattleEvent } from './event.ts';
import { evolve } from './evolve/evolve.ts';
import type { Rejection } from './rejection.ts';
import type { BattleState } from './state.ts';
import { decideWith } from './tableDecider.ts';

/** A live battle, Kill Team 3 or ACOLYTE, with all its rules: commands in, events or a refusal out. */
export const battleDecider: Decider<BattleState, Command, BattleEvent, Rejection> = {
  decide: (state, command) => decideWith(laterRules, state, command),
  evolve,
};
