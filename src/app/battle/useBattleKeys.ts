import { useEffect, useState } from 'react';
import { usePlay } from '../../state/battle/play.ts';
import { useWords } from '../../words/useWords.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

const isPlainKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;

/** Whether this key is for the screen: nobody types, and nothing lies over it. */
const isForScreen = (event: KeyboardEvent): boolean =>
  isPlainKey(event) && !isTyping(event.target) && document.querySelector('dialog[open]') === null;

/** Keys that hold everywhere in a battle, as `words` call them: undo, redo, log, and the sheet of keys. */
export function useBattleKeys(
  words: 'battle' | 'rounds',
  onLog: () => void,
): { readonly open: boolean; readonly close: () => void } {
  const { undo, redo } = usePlay();
  const { keys } = useWords(words);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      [keys.undoKey.toLowerCase()]: () => void undo(),
      [keys.redoKey.toLowerCase()]: () => void redo(),
      [keys.logKey.toLowerCase()]: onLog,
      [keys.sheetKey]: () => setOpen(true),
    };
    const onKey = (event: KeyboardEvent) => {
      const act = acts[event.key.toLowerCase()];
      if (act === undefined || !isForScreen(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return { open, close: () => setOpen(false) };
}
