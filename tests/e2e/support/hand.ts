import type { Locator, Page } from '@playwright/test';
import { dealtWith } from './dealtWith.ts';
import { type Place, pressedAt, spotOn } from './places.ts';

/** As long as a drag over what scrolls has to rest. */
const REST_MS = 300;
/** Between the touches of a trembling thumb, as a machine's clock counts. */
const TREMBLE_S = 0.04;

/** Where a drag is on its way, at the end long enough that nothing flies on. */
const PARTS = [0.25, 0.5, 0.75, 1, 1, 1, 1];

const along = (from: Place, to: Place, part: number): Place => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/**
 * A player's hand: taps on a phone, clicks elsewhere, and counts both. It never presses the same place twice as quickly
 * as only a trembling thumb would; how the app treats those has its own tests.
 */
export class Hand {
  readonly page: Page;
  readonly touch: boolean;
  taps = 0;
  drags = 0;

  constructor(page: Page, touch: boolean) {
    this.page = page;
    this.touch = touch;
  }

  /** Taps and drags together: a drag counts as one. */
  get acts(): number {
    return this.taps + this.drags;
  }

  /** Taps a control as soon as it can be tapped; what the page does at once is done then. */
  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    const { at, place } = await spotOn(target);
    await dealtWith(this.page, 1, () => (this.touch ? target.tap({ position: at }) : target.click({ position: at })));
    this.taps += 1;
    pressedAt(this.page, place);
  }

  /** Taps a place of the screen, whatever is there; what the page does at once is done then. */
  async tapAt(place: Place): Promise<void> {
    const { mouse, touchscreen } = this.page;
    const { x, y } = place;
    await dealtWith(this.page, 1, () => (this.touch ? touchscreen.tap(x, y) : mouse.click(x, y)));
    this.taps += 1;
    pressedAt(this.page, place);
  }

  /** Taps the lower part of a control. */
  async tapLow(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('nothing to tap');
    const position = { x: box.width / 2, y: box.height * 0.8 };
    await dealtWith(this.page, 1, () => (this.touch ? target.tap({ position }) : target.click({ position })));
    this.taps += 1;
  }

  /** Two taps at one place, as quickly as only a trembling thumb does it; the first of them counts. */
  async tapTwice(target: Locator): Promise<void> {
    // Until home's code has come, what is drawn there hears nothing.
    await (this.touch ? target.tap({ trial: true }) : target.click({ trial: true }));
    const { place } = await spotOn(target);
    await dealtWith(this.page, 2, async () => {
      if (!this.touch) return this.page.mouse.dblclick(place.x, place.y);
      return this.#tremble(place);
    });
    this.taps += 2;
    pressedAt(this.page, place);
  }

  /** Drags a control upwards by that many pixels, as a finger does. */
  async dragUp(target: Locator, pixels: number): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('nothing to drag');
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const to = { x: from.x, y: from.y - pixels };
    await (this.touch ? this.#dragFinger(from, to) : this.#dragMouse(from, to));
    this.drags += 1;
  }

  /** Drags what is at one place to another, where nothing scrolls that way. */
  async drag(from: Place, to: Place): Promise<void> {
    await (this.touch ? this.#pullFinger(from, to) : this.#dragMouse(from, to));
    this.drags += 1;
  }

  /** Holds a control until `shown` is on screen. */
  async hold(target: Locator, shown: Locator): Promise<void> {
    await target.hover();
    await this.page.mouse.down();
    await shown.waitFor();
    await this.page.mouse.up();
    this.taps += 1;
  }

  async #dragMouse(from: Place, to: Place): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 6 });
    await mouse.up();
  }

  /** All four touches are sent at once with the times they are to have, so that a slow machine does not draw them apart. */
  async #tremble(place: Place): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const start = Date.now() / 1000;
    const touches = [[place], [], [place], []].map((touchPoints, nth) => {
      const type = touchPoints.length > 0 ? 'touchStart' : 'touchEnd';
      return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + nth * TREMBLE_S });
    });
    await Promise.all(touches);
    await session.detach();
  }

  /** All touches are sent at once with the times they are to have: on a slow machine a finger would else hold what it drags. */
  async #pullFinger(from: Place, to: Place): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const start = Date.now() / 1000;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[], nth: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + nth * TREMBLE_S });
    const down = send('touchStart', [from], 0);
    const moves = PARTS.map((part, nth) => send('touchMove', [along(from, to, part)], nth + 1));
    await Promise.all([down, ...moves, send('touchEnd', [], PARTS.length + 1)]);
    await session.detach();
  }

  /** The finger rests where the page could scroll, and before it leaves, so that nothing flies on. */
  async #dragFinger(from: Place, to: Place): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    let timestamp = Date.now() / 1000;
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Place[]) => {
      timestamp += 0.05;
      return session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints], timestamp });
    };
    await finger('touchStart', [from]);
    await this.page.waitForTimeout(REST_MS);
    for (const part of PARTS) await finger('touchMove', [along(from, to, part)]);
    await finger('touchEnd', []);
    await session.detach();
  }
}
