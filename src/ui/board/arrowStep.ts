import { stepOn, type Turn } from './frame.ts';
import type { Spot } from './shown.ts';

const ARROWS: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const HALF = 0.5;
const TENTH = 0.1;

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>;

const stepOf = ({ shiftKey, altKey }: Pressed): number => (altKey ? 1 : shiftKey ? TENTH : HALF);

/** Up 1, down -1, any other key 0. */
export const upOf = ({ key }: Pick<KeyboardEvent, 'key'>): number => ARROWS[key]?.[1] ?? 0;

/** Where an arrow leads from a spot, as the board is turned: half an inch, with Shift a tenth, with Alt a whole one; null: the key is no arrow. */
export function arrowStep(event: Pressed, turn: Turn, from: Spot): Spot | null {
  const arrow = ARROWS[event.key];
  if (arrow === undefined) return null;
  const by = stepOf(event);
  const { x, y } = stepOn(turn, arrow[0] * by, arrow[1] * by);
  return { x: from.x + x, y: from.y + y };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], summary') !== null;

const pressesButton = ({ key, target }: KeyboardEvent): boolean =>
  (key === ' ' || key === 'Enter') &&
  target instanceof HTMLElement &&
  target.closest('button, [role="radio"]') !== null;

/** Whether a key is meant for the board: nobody types, presses what has the focus, or is in a sheet. */
export const isForBoard = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.repeat &&
  !isTyping(event.target) &&
  !pressesButton(event) &&
  document.querySelector('dialog[open]') === null;

/** Space and Enter do what has been chosen. */
export const isGo = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => key === ' ' || key === 'Enter';
