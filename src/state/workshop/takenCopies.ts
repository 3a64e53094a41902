import { isWorkshopId } from '../../content/making/systems.ts';
import { loadBundledPack } from '../../content/bundledPack.ts';
import { type TakenRow, withCopyOf } from '../../content/copiedRow.ts';
import type { RowRef } from '../../content/packRows.ts';
import { listOwnPacks } from '../../persistence/ownPacks.ts';
import type { App } from '../base/app.ts';
import { type Stored, workshopStoreOf } from './workshopStore.ts';

/** What came of taking a copy; `ref`: of the copy; `gone`: the pack is not here, or cannot be played. */
export type CopiedRow =
  | { readonly kind: 'stored'; readonly ref: RowRef }
  | { readonly kind: Exclude<Stored, 'stored'> | 'gone' };

/** Puts a copy of a row that was taken, called `name`, into the workshop, with all that it leads to. Never rejects. */
export async function copyTaken(app: App, of: TakenRow, name: string): Promise<CopiedRow> {
  const [all, base] = await Promise.all([listOwnPacks(app.ports.durable), loadBundledPack().catch(() => null)]);
  if (all === null || base === null) return { kind: 'failed' };
  const taken = all.flatMap(({ id, pack }) => (pack === null || isWorkshopId(id) ? [] : [pack]));
  let ref: RowRef | null = null;
  const kind = await workshopStoreOf(app).change((files) => {
    const copied = withCopyOf(files, { base, taken }, of, name);
    ref = copied?.ref ?? null;
    return copied?.files ?? files;
  });
  if (kind !== 'stored') return { kind };
  return ref === null ? { kind: 'gone' } : { kind, ref };
}
