import { tablesOf } from './buildMission.ts';
import type { Pack } from './pack.ts';
import type { MissionRow } from './schema/mission.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The flags of effects, wherever they stand in a value. */
function inEffects(value: unknown): readonly string[] {
  if (!isRecord(value)) return [];
  const here = value['op'] === 'flag' && typeof value['flag'] === 'string' ? [value['flag']] : [];
  return [...here, ...Object.values(value).flatMap(inEffects)];
}

/** The flags of the campaign that a scenario can set: by how it ends, its actions, its moments, and the tables it leads to. */
export const flagsSetBy = (pack: Pack, mission: MissionRow): readonly string[] => [
  ...new Set([
    ...(mission.script?.endings ?? []).flatMap(({ flags }) => flags),
    ...inEffects(mission.script),
    ...Object.values(tablesOf(pack, mission)).flatMap(inEffects),
  ]),
];
