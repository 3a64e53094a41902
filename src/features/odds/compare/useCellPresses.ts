import type { KeyboardEvent, MouseEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const cellIn = (target: EventTarget): HTMLTableCellElement | null =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('td') : null;

/** Its place in the row, the head of which is at 0. */
const placeOf = (cell: Element): number => [...(cell.parentElement?.children ?? [])].indexOf(cell);

/** The cell that is a step away; null: there is none. */
function nextCell(cell: HTMLTableCellElement, [down, right]: readonly [number, number]): HTMLElement | null {
  const row = cell.closest('tr');
  const next = down === 0 ? row : down > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  const found = next?.children[placeOf(cell) + right];
  return found instanceof HTMLElement && found.matches('td') ? found : null;
}

function focusInstead(cell: HTMLElement, next: HTMLElement): void {
  cell.removeAttribute('tabindex');
  next.tabIndex = 0;
  next.focus();
}

/** A cell is pressed by a click, Enter or Space; arrow keys go from cell to cell. */
export function useCellPresses(columns: number, onOpen: (at: number) => void) {
  const press = (cell: HTMLTableCellElement) =>
    onOpen(Number(cell.closest('tr')?.dataset['row']) * columns + placeOf(cell) - 1);
  return {
    onClick: ({ target }: MouseEvent) => {
      const cell = cellIn(target);
      if (cell !== null) press(cell);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const cell = cellIn(event.target);
      if (cell === null) return;
      const step = STEPS[event.key];
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (step === undefined && !isPress) return;
      event.preventDefault();
      if (step === undefined) press(cell);
      else {
        const next = nextCell(cell, step);
        if (next !== null) focusInstead(cell, next);
      }
    },
  };
}
