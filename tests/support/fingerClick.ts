import { fireEvent } from '@testing-library/react';

/** A finger's click, at so many ms of the browser's clock and so many px from the left; the page cannot make one that is trusted. */
export function fingerClick(button: HTMLElement, at: { readonly ms: number; readonly x: number }): void {
  const click = new MouseEvent('click', { bubbles: true, clientX: at.x, clientY: 800, detail: 1 });
  Object.defineProperties(click, { isTrusted: { value: true }, timeStamp: { value: at.ms } });
  fireEvent(button, click);
}
