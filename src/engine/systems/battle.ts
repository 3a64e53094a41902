import { byItself } from '../view/byItself.ts';
import type { Decider } from '../core/decider.ts';
import type { Command } from '../family/killteam/model/command.ts';
import type { BattleEvent } from '../family/killteam/model/event.ts';
import type { Rejection } from '../family/killteam/model/rejection.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import type { Request } from '../family/killteam/model/request.ts';
import type { BattleView } from '../view/battleView.ts';
import { type KillTeamTypes, killTeamSystem, type SetUpStep } from './killTeamSystem.ts';
import type { KillTeam } from '../family/killteam/rules/plugin.ts';
import { rulesOf } from './killTeams.ts';
import type { GameSystem } from './system.ts';

const games = new WeakMap<KillTeam, GameSystem<KillTeamTypes>>();

function gameOf(state: BattleState): GameSystem<KillTeamTypes> {
  const rules = rulesOf(state);
  const found = games.get(rules) ?? killTeamSystem(rules);
  games.set(rules, found);
  return found;
}

/** A live battle of whichever system of the family it names, with all its rules: commands in, events or a refusal out. */
export const battleDecider: Decider<BattleState, Command, BattleEvent, Rejection> = {
  decide: (state, command) => gameOf(state).decider.decide(state, command),
  evolve: (state, event) => gameOf(state).decider.evolve(state, event),
};

/** The open question of a battle, recomputed from its state; null: nothing is asked. */
export const pendingRequest = (state: BattleState): Request | null => gameOf(state).pending(state);

/** What screens read of a battle. */
export const viewOf = (state: BattleState): BattleView => gameOf(state).view(state);

/** What the hands do before its first turning point, in order. */
export const setUpOf = (state: BattleState): readonly SetUpStep[] => gameOf(state).setUp(state);

/** All that an open battle of the family uses of its game. */
export const battleRules = {
  decider: battleDecider,
  pendingRequest,
  view: viewOf,
  byItself,
  standing: (state: BattleState) => gameOf(state).standing(state),
};
