// Comes to a place of the app and opens what is to be worked there.
import { setTimeout } from 'node:timers/promises';
import { controlsOf, standing } from './controls.mjs';

const POLL_MS = 60;
/** What a screen is called until a store that is awaited answers. */
const SILENT = 'The second place does not answer';
/** The longest that a place may take, in ms: a bound for what hangs, no claim about speed. */
const MOST_MS = 180_000;
/** The longest that bringing all logs may take, in ms. */
const BRING_MS = 240_000;
/** So long nothing has come that could still change what a screen shows. */
const CALM = 2;
const PRESS_MS = 30_000;
/** So long a busy machine may take to show what need not be there. */
const LATE_MS = 2000;
const GROWS = /^(?:Add|Another|New |Draw like)/u;
const MOST_GROWN = 12;

const fetching = new WeakMap();

/** What a page still fetches, from the first question on: a screen of its own that was asked for comes with it. */
function fetchedBy(page) {
  const known = fetching.get(page);
  if (known !== undefined) return known;
  const wanted = new Map();
  fetching.set(page, wanted);
  const over = (request) => wanted.delete(request);
  page.on('request', (request) => wanted.set(request, performance.now()));
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return wanted;
}

/** Whether a page waits for something that it has asked for just now; what hangs for long is not waited for. */
const fetches = (page) => [...fetchedBy(page).values()].some((from) => performance.now() - from < LATE_MS);

/** Whether a page still waits to be the one that writes: on a busy machine the lock of the page before it comes late. */
const waitsToWrite = (page) => page.evaluate(async () => (await navigator.locks.query()).pending.length > 0);

/**
 * Until all is on the disk that was begun to be written: where the first place is full, as it is with so many battles, there is no
 * other copy, and a busy machine takes its time.
 */
const onDisk = (page) =>
  page.evaluate(async () => {
    const has = (await indexedDB.databases()).some(({ name }) => name === 'retinue');
    if (!has) return;
    await new Promise((resolve) => {
      const request = indexedDB.open('retinue');
      request.addEventListener('error', resolve);
      request.addEventListener('success', ({ target: { result: database } }) => {
        const transaction = database.transaction('texts', 'readwrite');
        transaction.addEventListener('complete', () => resolve(database.close()));
        transaction.addEventListener('abort', resolve);
        transaction.objectStore('texts').count();
      });
    });
  });

/** So long it may take until the page has heard what the second store knows better: a first one that is full never takes it. */
const HEARD_MS = 5_000;

/**
 * Whether the second store holds something typed or chosen that is newer than what the first one holds: a browser that was
 * killed has not always written that to the disk, and the screen shows the older one until it hears.
 */
const isBehind = (page) =>
  page.evaluate(async () => {
    const has = (await indexedDB.databases()).some(({ name }) => name === 'retinue');
    if (!has) return false;
    const pairs = await new Promise((resolve) => {
      const request = indexedDB.open('retinue');
      request.addEventListener('error', () => resolve([]));
      request.addEventListener('success', ({ target: { result: database } }) => {
        const texts = database.transaction('texts', 'readonly').objectStore('texts');
        const [keys, values] = [texts.getAllKeys(), texts.getAll()];
        values.addEventListener('success', () => {
          database.close();
          resolve(keys.result.map((key, at) => [key, values.result[at]]));
        });
      });
    });
    const TYPED = 'typed/';
    const savedAt = (text) => JSON.parse(text).savedAt;
    return pairs.some(([key, text]) => {
      const here = key.startsWith(TYPED) ? localStorage.getItem(`retinue/${key.slice(0, -1)}`) : null;
      return here !== null && savedAt(text) > savedAt(here);
    });
  });

/** Whether the page still hears, some ms after this moment, what the second store knows better. */
const hears = async (page, from) => performance.now() - from < HEARD_MS && (await isBehind(page));

/** The screen as it stands now, in one text; null: nothing stands. */
function textOf(seen) {
  const isHere = seen !== null && !['', SILENT].includes(seen.title);
  return isHere ? `${seen.title}\n${standing(seen)}\n${seen.save}` : null;
}

/**
 * What stands on the screen once it says the same a few times, fetches nothing, is not writing, may write and has heard what
 * both stores hold. Throws where nothing ever stands.
 */
export async function settled(page) {
  let before = null;
  let calm = 0;
  for (const from = performance.now(); performance.now() - from < MOST_MS; await setTimeout(POLL_MS)) {
    const seen = await controlsOf(page);
    const now = textOf(seen);
    calm = now !== null && now === before && seen.save !== 'writing' && !fetches(page) ? calm + 1 : 0;
    before = now;
    if (calm < CALM || (await waitsToWrite(page))) continue;
    calm = (await hears(page, from)) ? 0 : calm;
    if (calm === 0) continue;
    await onDisk(page);
    return seen;
  }
  throw new Error(`nothing stands at ${page.url()}: ${(await page.locator('body').innerText()).slice(0, 300)}`);
}

/** Opens what is folded on the screen, again and again until nothing more opens. */
const unfold = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => globalThis.setTimeout(resolve, 30)));
    const shown = (element) => element.checkVisibility();
    const places = [...document.querySelectorAll('dialog[open], main')].filter(shown);
    const root = places.findLast(({ tagName }) => tagName === 'DIALOG') ?? places.at(0);
    for (let round = 0; round < 4; round += 1) {
      const folded = [...root.querySelectorAll('[aria-expanded=false], details:not([open]) > summary')];
      const closed = folded.filter((each) => shown(each) && each.getAttribute('aria-haspopup') === null);
      for (const each of closed.slice(0, 30)) {
        each.click();
        await frame();
      }
      if (closed.length === 0) return;
    }
  });

/** How long a finger rests on what is held. */
const HOLD_MS = 900;
const HELD = '~';
/** A choice that the app keeps: it is made when a place is come to from the beginning. */
const ONCE = '!';
/** What may have been left open by what was begun there before. */
const PERHAPS = '?';
/** One of the options of a list. */
const LISTED = '=';
/** Behind it stands the name of the row of choices that is meant. */
const OF = '@';

/** What leads to a place is not there now: what was chosen there before has changed it. */
export class Barred extends Error {}

async function scopeOf(page) {
  return (await page.locator('dialog[open]').count()) > 0 ? page.locator('dialog[open]').last() : page;
}

/**
 * The first button or choice whose name begins so, in the sheet on top or on the screen; with ~ in front it is held, with @ and the
 * name of a row behind it is one of that.
 */
async function targetOf(page, said) {
  const [one, row] = said.replace(HELD, '').split(OF);
  const top = await scopeOf(page);
  const scope = row === undefined ? top : top.getByRole('radiogroup', { name: row, exact: true });
  const name = new RegExp(`^(?:${one})`, 'u');
  const written = scope.locator('button, [role=radio]').filter({ hasText: name });
  return scope.getByRole('button', { name }).or(scope.getByRole('radio', { name })).or(written).first();
}

/** Chooses an option in the first list that has one called so. */
async function chooseListed(page, label) {
  const option = page.locator('option', { hasText: new RegExp(`^(?:${label})$`, 'u') });
  const list = (await scopeOf(page)).locator('select:visible').filter({ has: option }).first();
  const found = await list.locator(option).first().innerText({ timeout: PRESS_MS });
  await list.selectOption({ label: found });
}

/** Whether it is chosen or open already: pressed once more, it would be so no longer. */
async function isOn(target) {
  const states = ['aria-pressed', 'aria-expanded'].map((name) => target.getAttribute(name, { timeout: PRESS_MS }));
  return (await Promise.all(states)).includes('true');
}

/** The same that {@link targetOf} finds, once it is there; with ? in front it need not be; with = an option of a list is chosen. */
async function press(page, said, must) {
  const wanted = said.replace(ONCE, '');
  const name = wanted.replace(PERHAPS, '');
  if (name.startsWith(LISTED)) return chooseListed(page, name.slice(1));
  const target = await targetOf(page, name);
  const perhaps = wanted.startsWith(PERHAPS);
  if (!must || !perhaps) await target.waitFor({ timeout: must ? PRESS_MS : LATE_MS }).catch(() => null);
  if ((await target.count()) === 0) {
    if (!must || perhaps) return;
    throw new Barred(`“${said}” is not there at ${page.url()}`);
  }
  if (await isOn(target)) return;
  await target.click({ timeout: PRESS_MS, ...(said.startsWith(HELD) && { delay: HOLD_MS }) });
}

/** Makes room for more of everything that an editor has lists of. */
async function grow(page) {
  const grown = new Set();
  for (let time = 0; time < MOST_GROWN; time += 1) {
    const names = await page.locator('main').getByRole('button', { name: GROWS }).allInnerTexts();
    const nth = names.findIndex((name) => !grown.has(name));
    if (nth < 0) return;
    // Once each: lists have one thing open at a time.
    grown.add(names[nth]);
    const more = page.locator('main').getByRole('button', { name: GROWS }).nth(nth);
    await more.click({ timeout: 3000 }).catch(() => null);
    const sheet = page.locator('dialog[open]');
    if ((await sheet.count()) > 0) await page.keyboard.press('Escape');
    await unfold(page);
  }
}

/** What lies over a place when it is come to again: the sheet that was open there. */
const hasSheet = (page) => page.locator('dialog[open]').count();

async function come(page, at, again) {
  const url = `${page.url().split('#')[0]}#/${at}`;
  if (page.url() !== url) await page.goto(url);
  else if (again) await page.reload();
  await settled(page);
}

async function pressAll(page, names, must) {
  for (const name of names) {
    await press(page, name, must);
    await settled(page);
  }
}

/** The same from the screen on: a sheet that was left open, and has come only now, is taken as it is. */
async function pressFrom(page, [first, ...others], must) {
  try {
    await press(page, first, must);
  } catch (error) {
    if ((await hasSheet(page)) === 0) throw error;
    return;
  }
  await settled(page);
  await pressAll(page, others, must);
}

/**
 * Comes to a place and opens it. `again`: from the beginning; `first`: and for the first time. Else what the app keeps is not
 * chosen once more, nor what it does not ask again.
 */
export async function open(page, place, { again = false, first = false } = {}) {
  const { at, press: names, grows, folds, kept } = place;
  await come(page, at, again);
  const wanted = again ? names : names.slice(kept).filter((name) => !name.startsWith(ONCE));
  if (wanted.length > 0 && (await hasSheet(page)) === 0) await pressFrom(page, wanted, again);
  if (folds) await unfold(page);
  if (!first || !grows) return settled(page);
  await grow(page);
  // Of what has grown one part is open: which one is told by coming again.
  await settled(page);
  return open(page, place, { again: true });
}

/** Makes what has to be there, and gives the address at which it stands. */
export async function make(page, { at, press: names, part, adds = [] }) {
  const base = page.url().split('#')[0];
  await come(page, at, false);
  const before = page.url();
  await pressAll(page, names, true);
  await page.waitForURL((url) => url.href !== before, { timeout: PRESS_MS });
  await settled(page);
  const made = page.url().slice(base.length + '#/'.length);
  if (part === undefined) return made;
  await come(page, `${made}/${part}`, false);
  await pressAll(page, adds, true);
  return made;
}

/** Brings a file with everything, at the door for files. */
export async function bring(page, text) {
  await settled(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose a file/u }).click();
  const file = { name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await (await chooser).setFiles(file, { timeout: BRING_MS });
  const sheet = page.locator('dialog[open]');
  await sheet.waitFor({ timeout: BRING_MS });
  await page.keyboard.press('Escape');
  // A sheet takes its step of the history with it, a little later: whoever went on before would be taken back.
  await sheet.waitFor({ state: 'detached', timeout: BRING_MS });
  await page.waitForFunction(() => !history.state?.sheets, null, { timeout: BRING_MS });
  await settled(page);
}
