import { leadsOf } from './mergeMissions.ts';
import type { Pack } from './pack.ts';
import type { ModuleRow } from './schema/module.ts';

type OwnId = (pack: string, row: string) => string;

/** Linked campaigns of an own pack among those of all packs: called after their pack, and so are the missions they name. */
function renamed(pack: Pack, own: readonly Pack[], ownId: OwnId): readonly ModuleRow[] {
  const { to } = leadsOf(pack, own, ownId);
  return [...pack.modules.values()].map((row) => ({
    ...row,
    id: ownId(pack.manifest.id, row.id),
    chapters: row.chapters.map((chapter) => ({ ...chapter, mission: to('missions', chapter.mission) })),
  }));
}

/** Linked campaigns of the first pack, then of the others under the ids of all packs. */
export function mergedModules(base: Pack, own: readonly Pack[], ownId: OwnId): ReadonlyMap<string, ModuleRow> {
  const all = own.flatMap((pack) => renamed(pack, own, ownId));
  return new Map([...base.modules, ...all.map((row): [string, ModuleRow] => [row.id, row])]);
}
