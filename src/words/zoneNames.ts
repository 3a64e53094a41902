import type { MapZone } from '../engine/board/boardMap.ts';
import { toldApart } from './toldApart.ts';

/** What the places of killzones and the sides are called. */
interface ZoneWords {
  readonly byName: Readonly<Record<string, string>>;
  readonly parts: { readonly retinue: string; readonly enemy: string };
}

/** The places of a killzone by name: two that are called the same are told apart by whose they are, else by their number. */
export function zoneNames(
  zones: readonly MapZone[],
  { byName, parts }: ZoneWords,
): readonly { readonly id: string; readonly name: string }[] {
  const named = zones.map(({ id, name }) => ({ id, name: byName[name] ?? name }));
  const sides = toldApart(named, (id) => {
    const side = zones.find((zone) => zone.id === id)?.side;
    return side === undefined ? '–' : side === 0 ? parts.retinue : parts.enemy;
  });
  return toldApart(sides, (id) => String(zones.findIndex((zone) => zone.id === id) + 1));
}
