import type { Decider } from '../../../core/decider.ts';
import type { BattleState } from '../model/battle.ts';
import type { Command } from '../model/command.ts';
import type { BattleEvent } from '../model/event.ts';
import type { Rejection } from '../model/rejection.ts';
import { decide } from './decide/decide.ts';
import { evolve } from './evolve/evolve.ts';

/** A battle of war bands: commands in, events or a refusal out. */
export const battleDecider: Decider<BattleState, Command, BattleEvent, Rejection> = { decide, evolve };
