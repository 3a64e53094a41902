import type { Side } from '../../../core/ids.ts';
import { standing } from '../../../family/killteam/model/lookup.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import type { Rejection } from '../../../family/killteam/model/rejection.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import { aplNear, carrierOf, controllerOf, nearOf } from '../markers/control.ts';
import { isUnsure } from '../markers/look.ts';
import type { Match, MatchAction, MatchMarker } from '../match/match.ts';
import { markersOf, matchOf } from '../match/matchOf.ts';
import { linesOf, type ScoreLine, totalOf } from './lines.ts';
import { missionReasons, placeReasons, placesOf } from './missionActions.ts';

declare module '../../../family/killteam/rules/plugin.ts' {
  interface PluginViews {
    readonly score: ScoreView;
  }
}

/** A marker as it is now. `apl`: near it, by side; `unsure`: somebody has moved since the table was asked. */
export interface MarkerView extends MatchMarker {
  readonly carrier: Operative | null;
  readonly near: readonly Operative[];
  readonly apl: Readonly<Record<Side, number>>;
  readonly control: Side | null;
  readonly unsure: boolean;
}

/** An action of the mission at one marker (null: it needs none), for whoever acts. `id`: tells it from those at others. */
export interface MissionOffer {
  readonly id: string;
  readonly action: MatchAction;
  readonly marker: string | null;
  readonly reason: Rejection | null;
}

/** A row of the final table: points of each side by turning point, then at the end (null), and in all. */
export interface ScoreRow {
  readonly source: 'mission' | 'tacOps';
  readonly cells: readonly { readonly turningPoint: number | null; readonly points: Readonly<Record<Side, number>> }[];
}

/** Markers, actions of the mission and victory points as screens read them. */
export interface ScoreView {
  /** Null: the mission does not say how it is scored. */
  readonly match: Match | null;
  readonly markers: readonly MarkerView[];
  /** Markers that this operative is near, as far as anybody said; null: it has moved since. */
  readonly nearTo: (operative: string) => readonly string[] | null;
  readonly actions: (operative: Operative) => readonly MissionOffer[];
  /** What may score for a side in a turning point (null: at the end of the battle). */
  readonly lines: (side: Side, turningPoint: number | null) => readonly ScoreLine[];
  /** Up to and with a turning point; left out: in all. */
  readonly total: (side: Side, upTo?: number) => number;
  readonly rows: readonly ScoreRow[];
  /** Who has more points; null: even. */
  readonly leader: Side | null;
  readonly standing: (side: Side) => number;
}

const markerView = (game: Game, marker: MatchMarker): MarkerView => ({
  ...marker,
  carrier: carrierOf(game.state, marker.id),
  near: nearOf(game.state, marker.id),
  apl: Object.fromEntries(game.state.sides.map(({ id }) => [id, aplNear(game, marker.id, id)])),
  control: controllerOf(game, marker.id),
  unsure: isUnsure(game.state, marker.id),
});

function nearTo({ state }: Game, operative: string): readonly string[] | null {
  const known = markersOf(state).map(({ id }) => ({ id, known: state.markers?.[id] }));
  if (known.some((each) => each.known?.unsure.includes(operative) === true)) return null;
  return known.flatMap(({ id, known: told }) => (told?.near.includes(operative) === true ? [id] : []));
}

/** At each marker at which it can be done. Who is near is asked when it is done, where that is not known. */
function offersOf(game: Game, operative: Operative, action: MatchAction): readonly MissionOffer[] {
  const places = action.marker === null ? [null] : placesOf(game, action);
  const reasons = missionReasons(game, operative, action);
  return places.map((marker) => {
    const unsure = marker !== null && isUnsure(game.state, marker);
    const there = placeReasons(game, operative, action, marker).filter(
      ({ code }) => !unsure || code !== 'notControlled',
    );
    return {
      id: marker === null ? action.id : `${action.id}.${marker}`,
      action,
      marker,
      reason: [...reasons, ...there][0] ?? null,
    };
  });
}

const MOMENTS = (turningPoints: number): readonly (number | null)[] => [
  ...Array.from({ length: turningPoints }, (_, at) => at + 1),
  null,
];

function rowOf({ state }: Game, source: ScoreRow['source']): ScoreRow {
  const isMission = ({ source: id }: { readonly source: string }) =>
    id.startsWith('mission.') === (source === 'mission');
  const all = (state.score ?? []).filter(isMission);
  const cells = MOMENTS(state.turningPoints ?? state.turningPoint).map((turningPoint) => ({
    turningPoint,
    points: Object.fromEntries(
      state.sides.map(({ id }) => [
        id,
        all
          .filter((each) => each.side === id && each.turningPoint === turningPoint)
          .reduce((sum, { points }) => sum + points, 0),
      ]),
    ),
  }));
  return { source, cells };
}

const leaderOf = ({ state }: Game): Side | null => {
  const [first, second] = state.sides;
  const more = totalOf(state, first.id) - totalOf(state, second.id);
  return more === 0 ? null : more > 0 ? first.id : second.id;
};

/** The score of a battle for its screens. */
export function scoreView(game: Game): ScoreView {
  const { state } = game;
  const match = matchOf(state);
  return {
    match,
    markers: markersOf(state).map((marker) => markerView(game, marker)),
    nearTo: (operative) => nearTo(game, operative),
    actions: (operative) => (match?.actions ?? []).flatMap((action) => offersOf(game, operative, action)),
    lines: (side, turningPoint) => linesOf(game, side, turningPoint),
    total: (side, upTo) => totalOf(state, side, upTo),
    rows: (['mission', 'tacOps'] as const)
      .filter((source) => source === 'mission' || (state.tacOps?.revealed.length ?? 0) > 0)
      .map((source) => rowOf(game, source)),
    leader: leaderOf(game),
    standing: (side) => state.operatives.filter((each) => each.side === side && standing(each)).length,
  };
}
