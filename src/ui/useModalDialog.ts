import { type MouseEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { overScreen } from './sheetsOver.ts';

/**
 * Opens a native dialog as a modal while it is mounted and gives the focus back when it goes.
 * A press on the backdrop, Escape and the browser's Back all ask to close.
 */
export function useModalDialog(onClose: () => void): {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: { preventDefault: () => void }) => void;
  readonly onClick: (event: MouseEvent) => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  const onBack = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    const gone = overScreen(() => onBack());
    return () => {
      gone();
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    onClick: (event) => {
      if (event.target === ref.current) onClose();
    },
  };
}
