import { useMemo } from 'react';
import { type PutDown, snapped, withArea, withMarker, withPiece } from '../../content/killzones/editBoard.ts';
import { groupDoubled, groupWithout } from '../../content/killzones/editGroup.ts';
import { mapOfBoard } from '../../content/killzones/ownBoard.ts';
import type { KillzoneRow, PieceRow } from '../../content/killzones/schema.ts';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import { useBegun } from '../../scene/useBegun.ts';
import { useWords } from '../../words/useWords.ts';
import type { Trace } from './tracing.ts';
import type { DraftedBoard } from './useBoardDraft.ts';
import { useTracing } from './useTracing.ts';

/** What the next tap on the ground puts down. */
export type Putting = PieceRow | 'marker' | 'area';

const HALF = 0.5;

interface Chosen {
  readonly id: string;
  readonly part: number | null;
}

/** What is chosen: a piece or a zone, and a part of the piece, null: all of it. Kept over an end of the app while it stands there. */
function useChosen({ id: board, pieces, zones }: BoardMap) {
  const standing = [...pieces, ...zones];
  const [chosen, choose] = useBegun<Chosen | null>(`board ${board}`, null, (kept) =>
    standing.some(({ id }) => id === kept?.id),
  );
  return {
    id: chosen?.id ?? null,
    part: chosen?.part ?? null,
    choose: (id: string | null) => choose(id === null ? null : { id, part: null }),
    choosePart: (part: number | null) => choose(chosen === null ? null : { ...chosen, part }),
  };
}

/** What the next tap on the ground does: it puts something down, or is a corner of what is traced; never both. */
function useTools(row: KillzoneRow, onTraced: (done: PutDown) => void) {
  const { trace: words } = useWords('workshop').boardEditor;
  const [putting, setPutting] = useBegun<Putting | null>(`put ${row.id}`, null);
  const traced = useTracing(row, (trace) => (trace === 'zone' ? words.zoneName : words.pieceName), onTraced);
  return {
    ...traced,
    putting,
    setPutting: (next: Putting | null) => {
      if (next !== null) traced.begin(null);
      setPutting(next);
    },
    begin: (trace: Trace | null) => {
      if (trace !== null) setPutting(null);
      traced.begin(trace);
    },
  };
}

/** A board in the making, what of it is chosen, and what hands do with it. */
export function useBoardEditing(drafted: DraftedBoard) {
  const { draft: row, change } = drafted;
  const words = useWords('workshop').boardEditor;
  const [isSnapping, setSnapping] = useBegun('boards snap', true);
  const map = useMemo(() => mapOfBoard(row), [row]);
  const chosen = useChosen(map);
  const step = isSnapping ? HALF : 0;
  const putDown = (deed: 'put' | 'double' | 'trace', done: PutDown) => {
    change(deed, () => done.row);
    chosen.choose(done.id);
  };
  const tools = useTools(row, (done) => putDown('trace', done));
  const put = (what: Putting, at: readonly [number, number]) => {
    tools.setPutting(null);
    const place = snapped(at, step);
    if (what === 'marker') putDown('put', withMarker(row, place, words.markerName));
    else if (what === 'area') putDown('put', withArea(row, place, words.areaName));
    else putDown('put', withPiece(row, what, place));
  };
  return {
    row,
    map,
    chosen,
    change,
    undo: drafted.undo,
    ...tools,
    isSnapping,
    setSnapping,
    step,
    put,
    double: (id: string) => putDown('double', groupDoubled(row, id)),
    remove: (id: string) => {
      const next = groupWithout(row, id);
      change('remove', () => next);
      if (next !== row) chosen.choose(null);
    },
  };
}

export type Editing = ReturnType<typeof useBoardEditing>;
