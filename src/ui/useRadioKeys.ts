import { type KeyboardEvent, useRef } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Arrow keys, Home and End for a group of radio buttons: each moves the choice and the focus.
 * `values` in their order on screen; the group element takes the returned props.
 */
export function useRadioKeys<T extends string>(values: readonly T[], value: T | null, onChange: (value: T) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const from = value === null ? -1 : values.indexOf(value);
    const step = STEPS[event.key];
    const ends: Record<string, number> = { Home: 0, End: values.length - 1 };
    const to = step === undefined ? ends[event.key] : (Math.max(from, 0) + step + values.length) % values.length;
    const next = to === undefined ? undefined : values[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault();
    onChange(next);
    ref.current?.querySelectorAll<HTMLElement>('[role="radio"]')[to]?.focus();
  };
  /** The tab stop: the chosen one, or the first while none is. */
  const tabIndex = (each: T) => (each === (value ?? values[0]) ? 0 : -1);
  return { ref, onKeyDown, tabIndex };
}
