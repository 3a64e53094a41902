import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whether more is brought than a field may hold; its browser leaves out the rest without a word. */
const isTooMuch = (brought: string, { value, selectionStart, selectionEnd, maxLength }: Field): boolean =>
  maxLength >= 0 && value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0)) + brought.length > maxLength;

/**
 * Whether what was pasted or dropped last did not fit into a field, until something else is typed there. `changed` is to be
 * called with every change of it.
 */
export function usePasteCut() {
  const [cut, setCut] = useState(false);
  const brought = useRef(false);
  const bring = (text: string, field: Field): void => {
    brought.current = true;
    // A field that is full does not change at all.
    setTimeout(() => {
      brought.current = false;
    });
    setCut(isTooMuch(text, field));
  };
  return {
    cut,
    changed: () => {
      if (!brought.current) setCut(false);
    },
    on: {
      onPaste: ({ clipboardData, currentTarget }: ClipboardEvent<Field>) =>
        bring(clipboardData.getData('text'), currentTarget),
      onDrop: ({ dataTransfer, currentTarget }: DragEvent<Field>) => bring(dataTransfer.getData('text'), currentTarget),
    },
  };
}
