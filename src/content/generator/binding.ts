import type { BoardMap, MapZone } from '../../engine/board/boardMap.ts';
import { distance } from '../../engine/board/plane.ts';
import { drawFrom, type Draw } from '../../engine/board/setUp/draw.ts';
import { middleOfZone } from '../../engine/board/setUp/middleOfZone.ts';
import { shuffled } from '../../engine/board/setUp/shuffled.ts';
import { isFor } from '../killzones/boardSizes.ts';
import type { Killzone } from '../killzones/loadKillzones.ts';
import { SHIPPED_KILLZONES } from '../killzones/shippedIds.ts';
import type { Theatre } from '../killzones/schema.ts';
import type { MissionPlan } from '../schema/mission.ts';
import type { FullMission } from './template.ts';

const GAME = 'acolyte';

/** A scenario whose places are said in words alone: no killzone has this id. */
export const UNBOUND = '';

/** Where battles of an event table are fought; of any other one on no ground of a kind. */
const THEATRES: Readonly<Record<string, Theatre>> = {
  'standard-events': 'standard',
  'frontline-events': 'frontline',
  'underhive-events': 'underhive',
  'void-hulk-events': 'void-hulk',
};

/** The killzones that a scenario can be bound to: those of its game. */
export const fittingKillzones = (all: readonly Killzone[]): readonly Killzone[] =>
  all.filter(({ row }) => isFor(GAME, row));

/** Of those the ones of the app where battles with these events are fought. */
export const killzonesFor = (events: string, all: readonly Killzone[]): readonly Killzone[] =>
  fittingKillzones(all).filter(
    ({ row: { id, theatre } }) => SHIPPED_KILLZONES.has(id) && theatre === (THEATRES[events] ?? 'standard'),
  );

/** How places of a kind come one after the other. */
type Order = (zones: readonly MapZone[], map: BoardMap, draw: Draw) => readonly MapZone[];

const byChance: Order = (zones, _map, draw) => shuffled(zones, draw);

const nearest = (zones: readonly MapZone[], at: { readonly x: number; readonly y: number }): readonly MapZone[] =>
  zones.toSorted((one, other) => distance(middleOfZone(one), at) - distance(middleOfZone(other), at));

const central: Order = (zones, { width, height }) => nearest(zones, { x: width / 2, y: height / 2 });

/** Away from where the retinue sets up. */
const far: Order = (zones, { zones: all }, draw) => {
  const own = all.find(({ kind, side }) => kind === 'drop' && side === 0);
  return own === undefined ? shuffled(zones, draw) : nearest(zones, middleOfZone(own)).toReversed();
};

const ofSides: Order = (zones, _map, draw) =>
  shuffled(
    zones.filter(({ side }) => side !== undefined),
    draw,
  );

/** Where markers lie whose words say more than anywhere, by their ids. */
const MARKERS: Readonly<Record<string, Order>> = {
  'the-engine': central,
  'the-witness-model': central,
  nests: far,
  'way-out': ofSides,
};

type Entries = (zone: MapZone) => boolean;

const any: Entries = () => true;
const opposite: Entries = ({ side }) => side === 1;
const notBehind: Entries = ({ side }) => side !== 0;
const ofNeither: Entries = ({ side }) => side === undefined;

/** By which entry points waves come, by their ids. */
const WAVES: Readonly<Record<string, Entries>> = {
  hunters: opposite,
  'second-rush': opposite,
  'the-faithful': opposite,
  'the-shift': notBehind,
  'the-takers': any,
  'the-cordon': ofNeither,
  'the-watchers': any,
};

/** Waves that come where a marker lies: which marker, and which one of it. */
const AT_MARKERS: Readonly<Record<string, readonly [marker: string, nth: number]>> = {
  'the-witness-comes': ['the-witness-model', 0],
  'out-of-first-nest': ['nests', 0],
  'out-of-second-nest': ['nests', 1],
};

/** More Acolytes than this nobody brings. */
const MOST_ACOLYTES = 4;

/** Markers with the zones where they lie, as many as there are; no zone is for two. */
function markersOn(map: BoardMap, markers: MissionPlan['markers'], draw: Draw): MissionPlan['markers'] {
  const taken = new Set<string>();
  return markers.map((marker) => {
    const { id, kind, count, perAcolyte } = marker;
    const free = map.zones.filter(
      (zone) => zone.kind === (kind === 'entry' ? 'entry' : 'marker') && !taken.has(zone.id),
    );
    const most = count + perAcolyte * (MOST_ACOLYTES - 1);
    const zones = (MARKERS[id] ?? byChance)(free, map, draw)
      .slice(0, most)
      .map((zone) => zone.id);
    for (const zone of zones) taken.add(zone);
    return zones.length === 0 ? marker : { ...marker, zones };
  });
}

function entriesOf(map: BoardMap, wave: string, markers: MissionPlan['markers']): readonly string[] {
  const [marker, nth] = AT_MARKERS[wave] ?? [];
  if (marker !== undefined) return markers.find(({ id }) => id === marker)?.zones?.slice(nth, (nth ?? 0) + 1) ?? [];
  const isOne = WAVES[wave];
  return isOne === undefined
    ? []
    : map.zones.filter((zone) => zone.kind === 'entry' && isOne(zone)).map((zone) => zone.id);
}

/** Missions of which the retinue starts in the midst of the board, and in no drop zone. */
const FROM_THE_MIDDLE: ReadonlySet<string> = new Set(['break-out']);

/**
 * A scenario bound to a killzone: the retinue’s drop zone, markers and waves have places of it, by a seed. Enemies at the start
 * are scattered over the board, as their missions say. `template`: the mission that it is made of.
 */
export function boundOn(
  mission: FullMission,
  { row, map }: Killzone,
  { seed, template }: { readonly seed: string; readonly template: string },
): FullMission {
  const markers = markersOn(map, mission.plan.markers, drawFrom(`${seed}/places`));
  const drops = map.zones.filter(({ kind, side }) => kind === 'drop' && side === 0).map(({ id }) => id);
  const waves = mission.script.waves.map((wave) => {
    const entries = entriesOf(map, wave.id, markers);
    return entries.length === 0 ? wave : { ...wave, entries: [...entries] };
  });
  const ground = { killzone: row.id, retinue: FROM_THE_MIDDLE.has(template) ? [] : drops, enemy: [] };
  return { ...mission, script: { ...mission.script, waves }, plan: { ...mission.plan, markers, ground } };
}
