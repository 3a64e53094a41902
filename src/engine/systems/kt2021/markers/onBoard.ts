import type { NamedMarkers } from '../../../board/setUp/bind.ts';
import { isEqual } from '../../../core/isEqual.ts';
import { markersFar } from '../../../family/killteam/flow/actions/inReach.ts';
import type { BattleEvent } from '../../../family/killteam/model/event.ts';
import { standing } from '../../../family/killteam/model/lookup.ts';
import type { Mission } from '../../../family/killteam/model/mission.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import type { Rejection } from '../../../family/killteam/model/rejection.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import { markersOfTable } from '../../../plugins/board/markersOfTable.ts';
import { inchesToMarker, zonesLying } from '../../../family/killteam/model/boardMarkers.ts';
import { markersOf } from '../match/matchOf.ts';
import { NEAR } from './look.ts';
import { knownOf } from './state.ts';

/** The markers of a mission that are to lie on a board: those of the match, else those of the scenario. */
export const markersToLay = (mission: Mission): readonly NamedMarkers[] => {
  const ofMatch = markersOf({ mission }).map(({ id, name, fromCentre }) => ({
    id,
    name,
    kind: 'marker' as const,
    count: 1,
    fromCentre,
  }));
  return ofMatch.length > 0 ? ofMatch : markersOfTable(mission);
};

/** Of these markers none is in reach of somebody, as the board has it (K-62). Empty: one is, or the board does not know of one. */
export function noneInReach(
  state: BattleState,
  operative: Operative,
  markers: readonly string[],
): readonly Rejection[] {
  const zones = zonesLying(state, 'marker').filter(({ id }) => markers.includes(id));
  return zones.length < markers.length ? [] : markersFar(state, operative, zones, 'centre');
}

/** Inches from somebody to the centre of a marker that lies on the board (K-62); null: the board does not know. */
export function inchesToCentre(state: BattleState, { id }: Operative, marker: string): number | null {
  const zone = zonesLying(state, 'marker').find((each) => each.id === marker);
  return zone === undefined ? null : inchesToMarker(state, id, zone, 'centre');
}

/** Of which markers somebody is near as the board has it, where it is not what is known; those not on the board stay as told. */
function placeTold(state: BattleState, operative: Operative): readonly BattleEvent[] {
  const known = markersOf(state).map(({ id }) => ({
    id,
    inches: inchesToCentre(state, operative, id),
    near: knownOf(state, id).near.includes(operative.id),
    unsure: knownOf(state, id).unsure.includes(operative.id),
  }));
  if (known.every(({ inches }) => inches === null)) return [];
  const now = known.filter(({ inches, near }) => (inches === null ? near : inches <= NEAR)).map(({ id }) => id);
  const before = known.filter(({ near }) => near).map(({ id }) => id);
  const asked = known.some(({ inches, unsure }) => unsure && inches !== null);
  return asked || !isEqual(now, before) ? [{ type: 'placeTold', operative: operative.id, markers: now }] : [];
}

/** K-61: who is near which marker, as the board has it. */
export const nearOnBoard = (state: BattleState): readonly BattleEvent[] =>
  state.board === undefined
    ? []
    : state.operatives.filter(standing).flatMap((operative) => placeTold(state, operative));
