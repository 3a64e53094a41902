// What a person can read on the screen of a battle.
import { setTimeout } from 'node:timers/promises';

const POLL_MS = 40;
const MOST_MS = 20_000;

/** In the page: everything that a battle says about itself, and what can be pressed. Questions and their drafts are left out. */
function readScreen() {
  const name = (element) => element.getAttribute('aria-label') ?? element.textContent;
  const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const bar = all('[role=group][aria-label="Undo and next"] button').map(name);
  const [main] = all('main');
  const tells = 'h1, article, [role=group][aria-label="State of the battle"] button:not([data-save]), output';
  const told = all(`main :is(${tells})`).filter((element) => element.closest('[class*="_tray_"], dialog') === null);
  const [glyph] = all('[data-save]');
  return {
    screen: main?.getAttribute('aria-label') ?? '',
    next: bar.find((text) => !text.startsWith('Undo')) ?? null,
    undo: bar.find((text) => text.startsWith('Undo')) ?? null,
    cards: all('article > button:last-of-type, article button:not([aria-label*="wounds"])').map(name),
    acts: all('[role=group][aria-label="Acting"] button:not([aria-disabled])').map(name),
    dialog: all('dialog[open]').length > 0,
    save: glyph?.getAttribute('data-save') ?? null,
    alarms: all('[role=alert]').map((element) => element.textContent),
    print: [main?.getAttribute('aria-label'), ...told.map(name), bar.find((text) => text.startsWith('Undo'))].join(
      '\n',
    ),
  };
}

/** The screen once it says the same twice; it must be one of a battle. Throws with what is there instead. */
export async function settledScreen(page) {
  let before = null;
  for (const from = performance.now(); performance.now() - from < MOST_MS; await setTimeout(POLL_MS)) {
    const seen = await page.evaluate(readScreen);
    const ready = seen.undo !== null && seen.save !== 'writing';
    const all = JSON.stringify(seen);
    if (ready && before === all) return seen;
    before = all;
  }
  throw new Error(`no battle on the screen: ${await page.locator('body').innerText()}`);
}
