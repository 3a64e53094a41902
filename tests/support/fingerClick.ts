import { fireEvent } from '@testing-library/react';

interface At {
  readonly ms: number;
  readonly x: number;
}

function trustedClick(button: HTMLElement, { ms, x }: At, detail: number): void {
  const click = new MouseEvent('click', { bubbles: true, clientX: x, clientY: 800, detail });
  Object.defineProperties(click, { isTrusted: { value: true }, timeStamp: { value: ms } });
  fireEvent(button, click);
}

/** A finger's click, at so many ms of the browser's clock and so many px from the left; the page cannot make one that is trusted. */
export const fingerClick = (button: HTMLElement, at: At): void => trustedClick(button, at, 1);

/** The click that Enter makes, at so many ms of the browser's clock: it has no place. */
export const keyClick = (button: HTMLElement, ms: number): void => trustedClick(button, { ms, x: 0 }, 0);
