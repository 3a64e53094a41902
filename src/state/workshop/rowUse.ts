import { loadShipped } from '../../content/making/shipped.ts';
import { FIRST_SYSTEM, type MadeSystem, packFor } from '../../content/making/systems.ts';
import { ownRowId } from '../../content/ownRowId.ts';
import { ROW_KINDS } from '../../content/pack.ts';
import { namesIn, type RawRow, rowsIn } from '../../content/packRows.ts';
import type { OwnPack } from '../../persistence/ownPacks.ts';
import type { App } from '../base/app.ts';
import { filesOf, logsUsing } from './packUse.ts';

/** What has a row that is being removed: campaigns, and battles under way, by name. Neither stops that. */
export interface RowUse {
  readonly campaigns: readonly string[];
  readonly battles: readonly string[];
}

const listIn = (value: unknown, key: string): readonly unknown[] => {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
  return Array.isArray(list) ? list : [];
};

/** Ids under which a row comes into a log: its own, and those of the profiles of a weapon. */
function idsOf({ id, value }: RawRow): readonly string[] {
  const profiles = listIn(value, 'profiles').flatMap((profile): string[] => {
    const each: unknown = typeof profile === 'object' && profile !== null ? Reflect.get(profile, 'id') : null;
    return typeof each === 'string' ? [each] : [];
  });
  return [...new Set([id, ...profiles])];
}

const saysOneOf = (signs: readonly string[]) => (text: string) => signs.some((sign) => text.includes(sign));

const quoted = (text: string): string => JSON.stringify(text);

/**
 * Of a game whose rows come into battles under their own ids: what of a row nothing that comes with the app is called, so that
 * a battle of the app’s own is not taken for one with it.
 */
async function ownSigns(system: MadeSystem, row: RawRow): Promise<readonly string[]> {
  const shipped = await loadShipped(system).catch(() => null);
  if (shipped === null) return [];
  const said = JSON.stringify(ROW_KINDS.map((kind) => [...shipped[kind].values()]));
  return [...idsOf(row), row.name].map(quoted).filter((sign) => !said.includes(sign));
}

/** The campaigns and the battles under way that have a row of the workshop’s pack for a system. Never rejects. */
export async function rowUse(app: App, system: MadeSystem, row: RawRow): Promise<RowUse> {
  const pack = packFor(system);
  if (system === FIRST_SYSTEM) {
    const says = saysOneOf(idsOf(row).map((id) => quoted(ownRowId(pack, id))));
    return logsUsing(app, { campaign: says, battle: says });
  }
  const has = saysOneOf(idsOf(row).map(quoted));
  return logsUsing(app, {
    campaign: (text) => text.includes(`"pack":${quoted(pack)}`) && has(text),
    battle: saysOneOf(await ownSigns(system, row)),
    game: system,
  });
}

/** Rows of other packs that name a row of a pack, as packs name those of one that they need. */
export function namingFrom(others: readonly OwnPack[], pack: string, { id }: Pick<RawRow, 'id'>): readonly string[] {
  const sign = ownRowId(pack, id);
  return others.flatMap((other) =>
    other.id === pack
      ? []
      : rowsIn(filesOf(other))
          .filter((row) => namesIn(row).has(sign))
          .map(({ name }) => name),
  );
}
