import type { JSHandle, Page } from '@playwright/test';

/** For presses that the page makes no click of, or that end it: it is not waited for longer. */
const MOST_MS = 5_000;

interface Clicks {
  readonly over: Promise<void>;
}

/** In the page: listens for so many clicks. */
const listen = (page: Page, clicks: number): Promise<JSHandle<Clicks>> =>
  page.evaluateHandle((wanted) => {
    let left = wanted;
    const over = new Promise<void>((resolve) => {
      const heard = () => {
        left -= 1;
        if (left > 0) return;
        removeEventListener('click', heard, true);
        setTimeout(resolve);
      };
      addEventListener('click', heard, true);
    });
    return { over };
  }, clicks);

/** Presses, and waits until the page has dealt with the clicks: a finger's come some time after it has left the glass. */
export async function dealtWith(page: Page, clicks: number, press: () => Promise<void>): Promise<void> {
  const heard = await listen(page, clicks);
  await press();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const most = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MOST_MS);
  });
  await Promise.race([heard.evaluate(({ over }) => over).catch(() => undefined), most]);
  clearTimeout(timer);
}
