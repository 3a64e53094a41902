import type { Command } from '../../src/engine/family/killteam/model/command.ts';
import { actingId, operativeById, standing } from '../../src/engine/family/killteam/model/lookup.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { gameOf } from '../../src/engine/systems/killTeams.ts';
import { pendingRequest } from '../../src/engine/systems/battle.ts';
import { markersOf, matchOf } from '../../src/engine/systems/kt2021/match/matchOf.ts';
import { linesOf } from '../../src/engine/systems/kt2021/score/lines.ts';
import { turnsOfSetUp } from '../../src/engine/systems/kt2021/setup/steps.ts';
import { choosable, countFor } from '../../src/engine/systems/kt2021/tacOps/state.ts';
import { type Chooser, nextCommand } from './randomPlayer.ts';

const MOST_POINTS = 4;

/** So many of these, by chance. */
function drawn<T>(list: readonly T[], count: number, choose: Chooser): T[] {
  const left = [...list];
  return Array.from({ length: count }, () => left.splice(choose.below(left.length), 1)).flat();
}

/** A side of people that has not chosen its tac ops does; now and then one of them chooses again. */
function tacOpsChoice(state: BattleState, choose: Chooser): Command | null {
  const people = state.sides.filter(({ id, hand }) => hand === 'people' && countFor(state, id) > 0);
  const due = people.find(({ id }) => state.tacOps?.chosen[id] === undefined);
  const side = due ?? (choose.chance(8) ? choose.of(people) : undefined);
  if (side === undefined) return null;
  const ids = choosable(state, side.id).map(({ id }) => id);
  return { type: 'chooseTacOps', side: side.id, tacOps: drawn(ids, countFor(state, side.id), choose) };
}

/** Something of the set-up, in any order and also again. */
function settingUp(state: BattleState, choose: Chooser): Command | null {
  const side = choose.of(state.sides)?.id ?? '';
  switch (choose.below(6)) {
    case 0:
      return { type: 'setDefender', side };
    case 1:
      return { type: 'moveSetUp', to: choose.below(turnsOfSetUp(state).length + 1) };
    case 2: {
      const own = state.operatives.filter((each) => each.side === side).map(({ id }) => id);
      return { type: 'giveOrder', operatives: choose.some(own), order: choose.chance(3) ? 'conceal' : 'engage' };
    }
    case 3: {
      const choice = choose.of(matchOf(state)?.choices ?? [])?.id;
      const marker = choose.of(markersOf(state))?.id;
      return choice === undefined || marker === undefined ? null : { type: 'chooseMarker', side, choice, marker };
    }
    default:
      return tacOpsChoice(state, choose);
  }
}

/** What whoever acts does of the mission, by its own means, with markers, or what is told of where it stands. */
function deedOf(state: BattleState, id: string, choose: Chooser): Command | null {
  const markers = markersOf(state).map((marker) => marker.id);
  const marker = choose.of(markers);
  switch (choose.below(5)) {
    case 0: {
      const action = choose.of(matchOf(state)?.actions ?? [])?.id;
      return action === undefined ? null : { type: 'actInMission', action, marker: marker ?? null };
    }
    case 1: {
      const trait = choose.of((operativeById(state, id).traits ?? []).filter(({ use }) => use !== null))?.id;
      return trait === undefined ? null : { type: 'useTrait', operative: id, trait };
    }
    case 2: {
      const action = operativeById(state, id).carriesMarker === null ? 'pickUpMarker' : 'placeMarker';
      return { type: 'act', action, targets: [], weapon: null, note: marker ?? null, fall: 0 };
    }
    case 3: {
      const near = choose.some(state.operatives.filter(standing)).map((each) => each.id);
      return marker === undefined ? null : { type: 'tellNear', marker, operatives: near };
    }
    default:
      return markers.length === 0 ? null : { type: 'tellPlace', operative: id, markers: choose.some(markers) };
  }
}

/** A tactical ploy of its side, in the activation of whoever acts. */
function ployOf(state: BattleState, id: string, choose: Chooser): Command | null {
  const { side } = operativeById(state, id);
  const ploy = choose.of((state.ploys?.[side] ?? []).filter((each) => each.kind === 'tactical'));
  return ploy === undefined ? null : { type: 'usePloy', side, ploy: ploy.id, operative: id };
}

/** Puts right what something has brought, of the turning point that is over or (null) of the battle. */
function correction(state: BattleState, turningPoint: number | null, choose: Chooser): Command | null {
  const side = choose.of(state.sides)?.id ?? '';
  const line = choose.of(linesOf(gameOf(state), side, turningPoint));
  if (line === undefined) return null;
  return { type: 'setScore', side, source: line.source.id, turningPoint, points: choose.below(MOST_POINTS) };
}

function deed(state: BattleState, choose: Chooser): Command | null {
  if (state.result !== null) return choose.chance(2) ? correction(state, null, choose) : null;
  if (state.phase === 'setUp') return choose.chance(6) ? null : settingUp(state, choose);
  if (state.phase === 'turningPointOver')
    return choose.chance(2) ? correction(state, state.turningPoint, choose) : null;
  const id = actingId(state);
  if (state.phase !== 'firefight' || id === null) return null;
  if (choose.chance(8)) return ployOf(state, id, choose);
  return choose.chance(3) ? deedOf(state, id, choose) : null;
}

/**
 * A random player of Kill Team 2021, which does what the books of 2021 have beside all else: sets up in turns, chooses tac ops,
 * acts for the mission, picks up and drops markers, uses traits and equipment, plays tactical ploys, corrects scores.
 */
export const nextCommand2021: typeof nextCommand = (state, choose, turningPoints) =>
  (pendingRequest(state) === null ? deed(state, choose) : null) ?? nextCommand(state, choose, turningPoints);
