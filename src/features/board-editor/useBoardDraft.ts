import { keptBoard } from '../../content/killzones/boardFile.ts';
import { ownBoard } from '../../content/killzones/ownBoard.ts';
import type { KillzoneRow } from '../../content/killzones/schema.ts';
import type { DraftHistory } from '../../forms/draftHistory.ts';
import type { Drafted } from '../../forms/useDocument.ts';
import { useRowDraft } from '../../forms/useRowDraft.ts';
import type { App } from '../../state/base/app.ts';
import { openTimeline } from '../../state/workshop/documentTimelines.ts';
import { useMadeBoards } from '../../state/workshop/madeBoards.ts';
import { BOARD_STEPS, type Deed } from './boardDeeds.ts';

export type BoardHistory = DraftHistory<KillzoneRow, Deed>;

interface BoardDraftProps {
  readonly first: BoardHistory;
  /** The board as it is stored now. */
  readonly stored: KillzoneRow;
  /** What stands where nothing is typed. */
  readonly fallback: { readonly name: string; readonly text: string };
  readonly copyName: (name: string) => string;
  /** Another tab has changed it: this draft is kept beside it from now on. */
  readonly onBeside: (row: KillzoneRow) => void;
}

/** A stored board as it is opened, with what was done to it before. Never rejects. */
export const openBoard = ({ ports }: App, row: KillzoneRow): Promise<BoardHistory> =>
  openTimeline({ kind: 'killzones', id: row.id, row }, ownBoard(row), BOARD_STEPS, ports.durable);

/** A board in the making. */
export function useBoardDraft({ fallback, ...props }: BoardDraftProps) {
  const { keep, park } = useMadeBoards();
  return useRowDraft<KillzoneRow, KillzoneRow, Deed>({
    ...props,
    rowOf: (draft) => keptBoard(draft, fallback),
    draftOf: (row) => ownBoard(row),
    keep,
    park,
  });
}

export type DraftedBoard = Drafted<KillzoneRow, Deed>;
