// What a person can read on a screen of a battle or of its campaign.
import { setTimeout } from 'node:timers/promises';

const POLL_MS = 40;
/** The longest that a screen may take, in ms: a bound for what hangs, no claim about speed. */
const MOST_MS = 60_000;

/**
 * In the page: everything that a screen says about the game, and what can be pressed, once what has just happened is drawn.
 * Questions and their drafts are left out.
 */
async function readScreen() {
  await new Promise((resolve) => requestAnimationFrame(() => globalThis.setTimeout(resolve)));
  const name = (element) => element.getAttribute('aria-label') ?? element.textContent;
  /** Of a line that holds a question what is told of it alone. */
  const toldIn = (element) => {
    const told = element.cloneNode(true);
    told.querySelectorAll(asks).forEach((asked) => asked.remove());
    return name(told);
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const bars = ['Undo and next', 'Continue'].map((label) => `[role=group][aria-label="${label}"] button`);
  const bar = all(`:is(${bars.join(', ')})`).map(name);
  const [main] = all('main');
  const tells = 'h1, article, [role=group][aria-label="State of the battle"] button:not([data-save]), output';
  const asks = '[data-part=tray], [role=radiogroup], dialog, nav, section[data-part=pick]';
  const told = all(`main :is(${tells}), main:has([aria-current=step]) li`).filter((one) => one.closest(asks) === null);
  const [undo, redo] = ['Undo', 'Redo'].map((back) => bar.find((text) => text.startsWith(back)) ?? null);
  return {
    screen: main?.getAttribute('aria-label') ?? '',
    next: bar.findLast((text) => !text.startsWith('Undo')) ?? null,
    undo,
    redo,
    step: all('[aria-current=step]').map(name).join(''),
    cards: all('article button:not([aria-label*="wounds."])').map((button) => ({
      name: name(button),
      side: button.closest('article').dataset.side,
    })),
    acts: all('[role=group][aria-label="Acting"] button:not([aria-disabled])').map(name),
    /** What may be chosen while the bar waits for a choice. */
    options: all('[data-part=pick] [role=radio]').length,
    /** What answers a question of the enemy's turn when nobody can tell. */
    worst: all('[data-part=dontKnow]').map(name)[0] ?? null,
    faces: all('[data-part=tray] button').map(name),
    stuck: all(`:is(${bars.join(', ')})[aria-disabled]`).map(name),
    dialog: all('dialog[open]').length > 0,
    save: all('[data-save]').map((glyph) => glyph.dataset.save)[0] ?? null,
    alarms: all('[role=alert]').map((element) => element.textContent),
    // An empty live region says nothing.
    print: [main?.getAttribute('aria-label'), ...told.map(toldIn).filter((text) => text.trim() !== ''), undo].join(
      '\n',
    ),
  };
}

/** What Undo would take back is told as soon as its words have come. */
const UNTOLD = 'Undo';

/** There is something to do next, on the table with somebody to do it, and nothing is being written. */
const isReady = ({ screen, next, undo, cards, save }) =>
  (undo ?? next) !== null && undo !== UNTOLD && (screen !== 'Battle' || cards.length > 0) && save !== 'writing';

/** The screen once it says the same twice; it must have something to do next. Throws with what is there instead. */
export async function settledScreen(page) {
  let before = null;
  for (const from = performance.now(); performance.now() - from < MOST_MS; await setTimeout(POLL_MS)) {
    const seen = await page.evaluate(readScreen);
    const all = JSON.stringify(seen);
    if (isReady(seen) && before === all) return seen;
    before = all;
  }
  throw new Error(`no game on the screen ${page.url()}: ${await page.locator('body').innerText()}`);
}

/** In the page: all texts of both stores. */
async function readStores() {
  const local = Object.entries(localStorage);
  const settled = (request) =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const database = await settled(indexedDB.open('retinue', 1));
  const texts = database.transaction('texts', 'readonly').objectStore('texts');
  const [keys, values] = await Promise.all([settled(texts.getAllKeys()), settled(texts.getAll())]);
  database.close();
  return { local, durable: keys.map((key, index) => [key, String(values[index])]) };
}

/** Everything that the browser has stored, as pairs of key and text. */
export const storesOf = (page) => page.evaluate(readStores);
