// The built app in a browser as on a phone, with fingers.
import { spawnSync } from 'node:child_process';
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

/** The middle of an element that is in view, at rest and covered by nothing, in CSS pixels of the page. */
async function middleOf(locator) {
  await locator.tap({ trial: true });
  const box = await locator.boundingBox();
  if (!box) throw new Error(`not on screen: ${locator}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger on the page: real touch events. `client`: a CDP session of it. */
export class Finger {
  #client;

  constructor(client) {
    this.#client = client;
  }

  #touch(type, points) {
    return this.#client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  }

  async tap(locator) {
    const at = await middleOf(locator);
    await this.#touch('touchStart', [at]);
    await this.#touch('touchEnd', []);
  }

  /** Puts the finger on the element, moves it `dy` pixels (down is more) and lifts it. */
  async drag(locator, dy) {
    const at = await middleOf(locator);
    await this.#touch('touchStart', [at]);
    for (const part of [0.5, 0.8, 1]) await this.#touch('touchMove', [{ x: at.x, y: at.y + dy * part }]);
    await this.#touch('touchEnd', []);
  }
}
