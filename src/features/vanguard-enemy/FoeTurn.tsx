import { type ReactNode, useMemo, useState } from 'react';
import type { Moved } from '../../engine/family/vanguard/model/facts.ts';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { useParked, usePark } from '../../scene/useHalfDone.ts';
import { FoeDeskContext, type Marks, NO_MARKS } from './desk.ts';

interface Begun {
  readonly at: string;
  readonly marks: Marks;
  readonly moved: Moved | null;
  readonly refused: string | null;
}

const PARKED = 'foe';

const nothing = (at: string): Begun => ({ at, marks: NO_MARKS, moved: null, refused: null });

/** Holds what is begun of one question or plan for the panel and its bar; with the next it is forgotten. */
export function FoeTurn({ children }: { readonly children: ReactNode }) {
  const { moment, request } = useVanguardScene();
  const at = `${moment} ${request?.id ?? ''}`;
  const parked = useParked(PARKED) as Pick<Begun, 'marks' | 'moved'> | null;
  const [kept, keep] = useState<Begun>(() => ({ ...nothing(at), ...parked }));
  const begun = kept.at === at ? kept : nothing(at);
  const isBegun = begun.moved !== null || begun.marks !== NO_MARKS;
  usePark(PARKED, isBegun ? { marks: begun.marks, moved: begun.moved } : null);
  const desk = useMemo(
    () => ({
      marks: begun.marks,
      moved: begun.moved,
      refused: begun.refused,
      setMarks: (marks: Marks) => keep({ ...begun, marks }),
      setMoved: (moved: Moved | null) => keep({ ...begun, moved }),
      tell: (refused: string | null) => keep({ ...begun, refused }),
    }),
    [begun],
  );
  return <FoeDeskContext value={desk}>{children}</FoeDeskContext>;
}
