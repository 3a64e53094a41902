import { useEffectEvent, useLayoutEffect } from 'react';
import { keyMeant } from '../../state/base/ownKeys.ts';
import { useGame } from '../../state/base/useApp.ts';

const TYPING = 'input, textarea, select, [contenteditable]';

/** What has been said on as another key: it is meant as it is. */
const saidOn = new WeakSet<Event>();

/** A single character, alone: what somebody may say to a computer, or a stray finger presses. Space presses what has the focus. */
const isSingle = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key.length === 1 &&
  key !== ' ' &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof Element && target.closest(TYPING) !== null);

function sayOn(event: KeyboardEvent, key: string): void {
  const meant = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, repeat: event.repeat });
  saidOn.add(meant);
  event.target?.dispatchEvent(meant);
  if (meant.defaultPrevented) event.preventDefault();
}

/**
 * Hears single keys before anything else in a battle, and says them on as they are meant by the settings: as another key, or not at
 * all (WCAG 2.1.4). What is typed into a field is left alone.
 */
export function useOwnKeys(): void {
  const keys = useGame((game) => game.settings.keys);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (saidOn.has(event) || !isSingle(event)) return;
    const meant = keyMeant(keys, event.key);
    if (meant === event.key) return;
    event.stopImmediatePropagation();
    if (meant !== null) sayOn(event, meant);
  });
  // In the layout phase: those who listen first of all below it do so after it.
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', heard, true);
    return () => window.removeEventListener('keydown', heard, true);
  }, []);
}
