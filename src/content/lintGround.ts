import type { BoardMap, MapZone } from '../engine/board/boardMap.ts';
import { roomIn } from '../engine/board/lint/roomIn.ts';
import { polygonOf } from '../engine/board/lint/polygons.ts';
import type { Polygon } from '../engine/board/plane.ts';
import { conditionsOf } from '../engine/plugins/scenario/lintConditions.ts';
import type { Condition } from '../engine/plugins/scenario/condition.ts';
import { type Finding, finding } from '../engine/plugins/scenario/lintFinding.ts';
import { largestRetinue, largestRolled } from './largestSides.ts';
import type { Pack } from './pack.ts';
import type { MissionPlan, MissionRow, ScenarioGround } from './schema/mission.ts';

/** A zone that a scenario names, and where it does. */
interface NamedZone {
  readonly zone: string;
  readonly path: string;
}

const each = (zones: readonly string[] | undefined, path: string): readonly NamedZone[] =>
  (zones ?? []).map((zone) => ({ zone, path }));

const isJoint = (condition: Condition): condition is Extract<Condition, { is: 'all' | 'any' }> =>
  condition.is === 'all' || condition.is === 'any';

function asked(condition: Condition, path: string): readonly NamedZone[] {
  if (condition.is === 'not') return asked(condition.of, `${path}.of`);
  if (isJoint(condition)) return condition.of.flatMap((one, at) => asked(one, `${path}.of[${at}]`));
  return condition.is === 'within' || condition.is === 'controls' ? [{ zone: condition.zone, path }] : [];
}

/** Every place of a killzone that a scenario names. */
function zonesNamed({ plan, script }: MissionRow): readonly NamedZone[] {
  const { ground, markers = [], enemies = [] } = plan ?? {};
  return [
    ...each(ground?.retinue, 'plan.ground.retinue'),
    ...each(ground?.enemy, 'plan.ground.enemy'),
    ...markers.flatMap(({ zones }, at) => each(zones, `plan.markers[${at}].zones`)),
    ...enemies.flatMap(({ zone }, at) => (zone === undefined ? [] : each([zone], `plan.enemies[${at}].zone`))),
    ...(script?.waves ?? []).flatMap(({ entries }, at) => each(entries, `script.waves[${at}].entries`)),
    ...(script === undefined ? [] : conditionsOf(script).flatMap(({ condition, path }) => asked(condition, path))),
  ];
}

/** How many have to find room in some zones, at the most. */
interface Crowd {
  readonly path: string;
  readonly zones: readonly string[];
  readonly models: number;
}

/** Enemies without a post, those chosen by hand; where none are, as many as may be rolled. */
function freeEnemies(pack: Pack, plan: MissionPlan): number {
  if (plan.enemies.length === 0) return largestRolled(pack, plan);
  return plan.enemies.filter(({ zone }) => zone === undefined).reduce((sum, { count }) => sum + count, 0);
}

/** Who sets up in zones of its own: the sides, and enemies with a post. */
function crowdsOf(pack: Pack, { retinue, enemy }: ScenarioGround, plan: MissionPlan): readonly Crowd[] {
  const { enemies } = plan;
  const posts = enemies.flatMap(({ zone, count }, at) =>
    zone === undefined ? [] : [{ path: `plan.enemies[${at}].zone`, zones: [zone], models: count }],
  );
  return [
    { path: 'plan.ground.retinue', zones: retinue, models: largestRetinue(pack) },
    { path: 'plan.ground.enemy', zones: enemy, models: freeEnemies(pack, plan) },
    ...posts,
  ];
}

const shapesOf = (zones: readonly MapZone[]): readonly Polygon[] =>
  zones.flatMap(({ corners }) => {
    const shape = polygonOf(corners);
    return shape === null ? [] : [shape];
  });

function crowdFinding(map: BoardMap, { path, zones, models }: Crowd): readonly Finding[] {
  const there = map.zones.filter(({ id }) => zones.includes(id));
  if (there.length === 0 || models === 0) return [];
  const room = roomIn(map, shapesOf(there), models);
  const name = there.map((zone) => zone.name).join(', ');
  return room >= models ? [] : [finding('warning', 'zoneCrowded', path, { name, room, models })];
}

/** Waves that nothing lets in: they name no entry point, and the killzone has none. */
const shutOut = ({ zones }: BoardMap, { script }: MissionRow): readonly Finding[] =>
  zones.some(({ kind }) => kind === 'entry')
    ? []
    : (script?.waves ?? []).flatMap(({ name, entries = [] }, at) =>
        entries.length > 0 ? [] : [finding('warning', 'waveNoEntry', `script.waves[${at}].entries`, { name })],
      );

/**
 * What does not fit between a scenario and the killzone that it is bound to: places that this does not have, zones too small for
 * the most who may be set up there, waves without an entry point. `map` null: it is bound to none, or to one that is not here;
 * `pack`: the cards and difficulties that a battle of it is made of.
 */
export function lintGround(row: MissionRow, map: BoardMap | null, pack: Pack): readonly Finding[] {
  const known = new Set(map?.zones.map(({ id }) => id));
  const gone = zonesNamed(row)
    .filter(({ zone }) => !known.has(zone))
    .map(({ path }) => finding('error', 'zoneGone', path, {}));
  const once = [...new Map(gone.map((one) => [one.path, one])).values()];
  const { plan } = row;
  if (map === null || plan?.ground == null) return once;
  const crowds = crowdsOf(pack, plan.ground, plan);
  return [...once, ...crowds.flatMap((crowd) => crowdFinding(map, crowd)), ...shutOut(map, row)];
}
