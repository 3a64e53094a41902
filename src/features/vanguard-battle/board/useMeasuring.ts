import { useState } from 'react';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { firstMeasure, type Measuring } from '../../../forms/board/measure/measuring.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';

/** What is measured on the board, beside what is being chosen; null: nothing is. */
export interface MeasuringHand {
  readonly measuring: Measuring | null;
  readonly measure: (measuring: Measuring | null) => void;
  /** What measuring begins with: from who acts. */
  readonly first: Measuring;
  /** Begins to measure, or leaves it. */
  readonly swap: () => void;
}

/** Measuring, until the battle goes on. */
export function useMeasuring({ board }: OnBoardView): MeasuringHand {
  const { moment, view } = useVanguardScene();
  const [kept, keep] = useState<{ readonly measuring: Measuring | null; readonly moment: number } | null>(null);
  const measuring = kept?.moment === moment ? kept.measuring : null;
  const measure = (next: Measuring | null) => keep({ measuring: next, moment });
  const first = firstMeasure(board, view.actor?.model.id ?? null);
  return { measuring, measure, first, swap: () => measure(measuring === null ? first : null) };
}
