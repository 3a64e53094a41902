// The built app in a browser as on a phone, with fingers.
import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './browser.mjs';

const executablePath = chromiumPath();

/** A phone's screen. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
};

/** How Chromium is started by every tool. */
export const launchOptions = { args: chromiumFlags, ...(executablePath && { executablePath }) };

/** Starts a browser without a past. The caller closes it. */
export const launchBrowser = () => chromium.launch(launchOptions);

/** Builds the app into dist. Throws when it does not build. */
export function buildApp() {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) throw new Error('the app does not build');
}

/**
 * In the page: scrolls an element into view, waits until nothing moves, and returns its middle in CSS pixels. `clicked`
 * resolves after the next click was dealt with.
 */
async function restingMiddle(element) {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
  globalThis.clicked = new Promise((resolve) => {
    addEventListener('click', () => globalThis.setTimeout(resolve), { capture: true, once: true });
  });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A second tap within this time is taken for a trembling finger. */
const STEADY_MS = 370;
/** A tap that the page makes no click of; a busy machine takes its time. */
const CLICK_MS = 10_000;
/** A finger that rests so long drags where it would else scroll. */
const REST_MS = 300;

/**
 * A finger on the page: real touch events, as quick as the app lets it be. `client`: a CDP session of the page; `pressMs`:
 * how long it stays on the glass when it taps.
 */
export class Finger {
  #client;
  #pressMs;
  #lifted = 0;

  constructor(client, { pressMs = 0 } = {}) {
    this.#client = client;
    this.#pressMs = pressMs;
  }

  #touch(type, points) {
    return this.#client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  }

  /** Brings the finger over the element; the function it returns taps there. */
  async aim(locator) {
    await locator.page().locator('#root > [inert]').waitFor({ state: 'detached' });
    const early = this.#lifted + STEADY_MS - performance.now();
    if (early > 0) await setTimeout(early);
    const at = await locator.evaluate(restingMiddle);
    return async () => {
      const pressed = this.#touch('touchStart', [at]);
      if (this.#pressMs > 0) await setTimeout(this.#pressMs);
      await Promise.all([pressed, this.#touch('touchEnd', [])]);
      this.#lifted = performance.now();
    };
  }

  /** Taps, and waits until the page has dealt with it. */
  async tap(locator) {
    const press = await this.aim(locator);
    await press();
    await Promise.race([locator.page().evaluate(() => globalThis.clicked), setTimeout(CLICK_MS)]);
  }

  /** Puts the finger on the element, moves it `dy` pixels (down is more) and lifts it. */
  async drag(locator, dy) {
    const at = await locator.evaluate(restingMiddle);
    await this.#touch('touchStart', [at]);
    await setTimeout(REST_MS);
    for (const part of [0.5, 0.8, 1]) await this.#touch('touchMove', [{ x: at.x, y: at.y + dy * part }]);
    await this.#touch('touchEnd', []);
  }
}
