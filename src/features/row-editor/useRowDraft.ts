import * as z from 'zod/mini';
import { type MadeRow, madeShape } from '../../content/making/kinds.ts';
import { type MadeRef, packFor, placedIn } from '../../content/making/systems.ts';
import { type DraftHistory } from '../../forms/draftHistory.ts';
import type { Drafted } from '../../forms/useDocument.ts';
import { useRowDraft } from '../../forms/useRowDraft.ts';
import type { App } from '../../state/base/app.ts';
import { openTimeline } from '../../state/workshop/documentTimelines.ts';
import { useMade } from '../../state/workshop/made.ts';

/** What was done to a row: the key that was written in. */
type Did = string;
type History = DraftHistory<MadeRow, Did>;

const draftShape = z.looseObject({ id: z.string(), name: z.string() });
const isDraft = (value: unknown): value is MadeRow => draftShape.safeParse(value).success;
const isDid = (_value: string): _value is Did => true;

/** A stored row as it is opened, with what was done to it before. Never rejects. */
export const openRow = ({ ports }: App, { system, kind }: MadeRef, row: MadeRow): Promise<History> =>
  openTimeline(
    { kind: placedIn(packFor(system))(kind), id: row.id },
    row,
    { draft: isDraft, did: isDid },
    ports.durable,
  );

interface RowDraftProps {
  readonly of: MadeRef;
  readonly first: History;
  readonly stored: MadeRow;
  readonly nameless: string;
  readonly copyName: (name: string) => string;
  readonly onBeside: (row: MadeRow) => void;
}

/** A row as it is kept: with a name. */
function rowOf(draft: MadeRow, nameless: string): MadeRow | null {
  const read = madeShape.safeParse({ ...draft, name: draft.name.trim() === '' ? nameless : draft.name });
  return read.success ? read.data : null;
}

/** A row in the making, kept with every letter, sound or not. */
export function useRow({ of, nameless, ...props }: RowDraftProps) {
  const keeper = useMade().keeper(of);
  return useRowDraft<MadeRow, MadeRow, Did>({
    ...props,
    rowOf: (draft) => rowOf(draft, nameless),
    draftOf: (row) => row,
    keep: keeper.keep,
    park: keeper.park,
  });
}

export type DraftedRow = Drafted<MadeRow, Did>;
