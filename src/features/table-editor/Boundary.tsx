import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { TableRow } from '../../engine/family/killteam/tables/rollTable.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/useWords.ts';
import { boundsOf } from './ranges.ts';
import styles from './TableEditor.module.css';

/** How far the line is dragged for one face, in pixels. */
const PER_FACE = 20;

type BoundaryProps = {
  readonly rows: readonly TableRow[];
  /** The row above the line. */
  readonly index: number;
  /** The last face of the row above from now on. */
  readonly onMove: (face: number) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Where the line would stand after a key; null: the key does nothing here. */
function faceAfter(key: string, face: number, { least, most }: { least: number; most: number }): number | null {
  if (key === 'Home') return least;
  if (key === 'End') return most;
  const step = STEPS[key];
  return step === undefined ? null : face + step;
}

/** Dragging the line up and down, with finger, pen or mouse. */
function useLineDrag(face: number, onMove: (face: number) => void) {
  const start = useRef<{ readonly y: number; readonly face: number } | null>(null);
  const end = () => {
    start.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { y: event.clientY, face };
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null) return;
      const to = start.current.face + Math.round((event.clientY - start.current.y) / PER_FACE);
      if (to !== face) onMove(to);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** The line between two rows: what the one above gains, the one below loses. Nothing when neither can give a face. */
export function Boundary({ rows, index, onMove }: BoundaryProps) {
  const words = useWords('workshop').rollTables;
  const above = rows[index];
  const below = rows[index + 1];
  const face = above?.to ?? 0;
  const drag = useLineDrag(face, onMove);
  if (above === undefined || below === undefined) return null;
  const bounds = boundsOf(rows, index);
  if (bounds.least === bounds.most) return null;
  const range = ({ from, to }: TableRow) => words.range(from, to);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = faceAfter(event.key, face, bounds);
    if (to === null) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <div className={styles.boundary}>
      <IconButton
        icon="minus"
        label={words.lessAbove(above.name)}
        impossible={face <= bounds.least}
        onPress={() => onMove(face - 1)}
      />
      <div
        className={styles.line}
        role="slider"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={words.boundary(above.name, below.name)}
        aria-valuemin={bounds.least}
        aria-valuemax={bounds.most}
        aria-valuenow={face}
        aria-valuetext={words.boundaryAt(
          words.row(words.rangeSaid(above.from, above.to), above.name),
          words.row(words.rangeSaid(below.from, below.to), below.name),
        )}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <b>{range(above)}</b>
        <span className={styles.arrows}>
          <Icon name="next" size={14} />
          <Icon name="next" size={14} />
        </span>
        <b>{range(below)}</b>
      </div>
      <IconButton
        icon="plus"
        label={words.moreAbove(above.name)}
        impossible={face >= bounds.most}
        onPress={() => onMove(face + 1)}
      />
    </div>
  );
}
