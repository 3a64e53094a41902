import { useEffect, useEffectEvent } from 'react';
import { mirrored, withLock, pieceIn } from '../../content/killzones/editBoard.ts';
import { groupMovedBy, groupTurnedBy } from '../../content/killzones/editGroup.ts';
import { stepOn, turnFor } from '../../ui/board/frame.ts';
import { screenSize } from '../../ui/board/useFrame.ts';
import { groundShown, ownSideOf } from '../../forms/board/groundShown.ts';
import type { Editing } from './useBoardEditing.ts';

const ARROWS: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A press of R turns so far. */
export const TURN = 15;

const [FINE, USUAL, COARSE] = [0.1, 0.5, 1];

/** Fields have the arrows and letters themselves, and groups of which one holds the arrows. */
const isTaken = ({ key, target }: KeyboardEvent): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select, [contenteditable], dialog') !== null) return true;
  return key in ARROWS && target.closest('[role="radiogroup"]') !== null;
};

/** So far on the board as on the screen, whichever way it is turned there. */
function moveOn({ row, map, change, chosen }: Editing, [across, up]: readonly [number, number], step: number): void {
  const { id } = chosen;
  if (id === null) return;
  const ground = groundShown(map);
  const turn = turnFor(ground, screenSize(), ownSideOf(ground));
  const { x, y } = stepOn(turn, across * step, up * step);
  change('move', (all) => groupMovedBy(all, id, [x, y]), `move ${id} ${row.id}`);
}

type Press = (editing: Editing, id: string) => void;

const DEEDS: Readonly<Record<string, Press>> = {
  r: ({ change }, id) => change('turn', (all) => groupTurnedBy(all, id, TURN), `turn ${id}`),
  m: ({ change }, id) => change('mirror', (all) => mirrored(all, id)),
  d: ({ double }, id) => double(id),
  l: ({ row, change }, id) => change('lock', (all) => withLock(all, id, pieceIn(row, id)?.locked !== true)),
  delete: ({ remove }, id) => remove(id),
  backspace: ({ remove }, id) => remove(id),
};

const stepOf = ({ shiftKey, altKey }: KeyboardEvent): number => (shiftKey ? FINE : altKey ? COARSE : USUAL);

/** Whether a press meant what is chosen. */
function heardBy(editing: Editing, event: KeyboardEvent): boolean {
  const { id } = editing.chosen;
  const arrow = ARROWS[event.key];
  const deed = DEEDS[event.key.toLowerCase()];
  if (id === null || (arrow === undefined && (deed === undefined || event.altKey))) return false;
  if (arrow === undefined) deed?.(editing, id);
  else moveOn(editing, arrow, stepOf(event));
  return true;
}

/** Whether a press meant the board as a whole: undo, let go of what is held or chosen. */
function heardAnyway({ undo, chosen, putting, setPutting, tracing, begin }: Editing, { key }: KeyboardEvent): boolean {
  if (key === 'u') undo();
  else if (key === 'Escape' && tracing !== null) begin(null);
  else if (key === 'Escape' && putting !== null) setPutting(null);
  else if (key === 'Escape' && chosen.id !== null) chosen.choose(null);
  else return false;
  return true;
}

/** Arrows move what is chosen, letters do with it what its buttons do; `isOn`: the board is in sight. */
export function useEditorKeys(editing: Editing, isOn: boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || isTaken(event)) return;
    if (heardBy(editing, event) || heardAnyway(editing, event)) event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}
