// A battle that is struck again and again: by the end of its page, and by the end of the browser.
import { setTimeout } from 'node:timers/promises';
import { serve } from '../serve.mjs';
import { seededChance } from '../seeded.mjs';
import { MortalBrowser } from './mortalBrowser.mjs';
import { beginBattle, Player } from './player.mjs';
import { settledScreen } from './screen.mjs';

/** The longest time between a finger on the glass and the end, in ms. */
const LATEST_MS = 200;
const TAPS_BETWEEN = 3;
/** One time in so many it strikes again while the battle is being opened. */
const TWICE = 4;

/** What can happen, in turns. Each ends a tab and comes back with the battle open in another. */
const kinds = {
  'page crashed': async (browser, { page, client }, url) => {
    client.send('Page.crash').catch(() => null);
    await page.waitForEvent('crash');
    await page.close();
    return browser.open(url);
  },
  'browser killed': async (browser, _tab, url) => {
    await browser.kill();
    await browser.start();
    return browser.open(url);
  },
  'page closed': async (browser, { page }, url) => {
    await page.close();
    return browser.open(url);
  },
};
const TURNS = ['page crashed', 'browser killed', 'page closed', 'browser killed'];

/** Plays on until the next tap would change something by going forward. */
async function playOn({ tab, player, chance }) {
  let seen = await settledScreen(tab.page);
  for (let taps = 1 + chance(TAPS_BETWEEN); taps > 0; taps--) seen = await player.tap(tab, seen);
  for (;;) {
    const choice = player.choose(tab.page, seen);
    if (!choice.undoes && choice.name !== 'Close') return { seen, choice };
    seen = await player.tap(tab, seen);
  }
}

/** The battle as it was before the tap, after it (one undo leads back), or neither. */
async function outcomeOf({ tab, seen }) {
  const found = await settledScreen(tab.page);
  const trouble = [...found.alarms, ...(found.save === 'saved' ? [] : [`save: ${found.save}`])];
  if (trouble.length > 0) return `TROUBLE ${trouble.join(', ')}`;
  if (found.print === seen.print) return 'before';
  await tab.finger.tap(tab.page.getByRole('button', { name: found.undo, exact: true }));
  const back = await settledScreen(tab.page);
  return back.print === seen.print ? 'after' : `LOST\n${seen.print}\n---\n${found.print}`;
}

async function strike(table, kind) {
  const { browser, tab, chance, url } = table;
  const { seen, choice } = await playOn(table);
  const after = chance(LATEST_MS);
  const press = await tab.finger.aim(choice.target);
  const tapped = press().catch(() => null);
  await setTimeout(after);
  table.tab = await kinds[kind](browser, tab, url);
  await tapped;
  const twice = chance(TWICE) === 0;
  if (twice) {
    await setTimeout(chance(LATEST_MS));
    table.tab = await kinds[kind](browser, table.tab, url);
  }
  const outcome = await outcomeOf({ tab: table.tab, seen });
  return { kind, twice, after, screen: seen.screen, tap: choice.name, outcome };
}

async function strikeOften(browser, address, { count, seed, report }) {
  const chance = seededChance(seed);
  await browser.start();
  const tab = await browser.open(address);
  const url = await beginBattle(tab);
  const table = { browser, tab, chance, url, player: new Player(chance) };
  const rows = [];
  for (let number = 0; number < count; number++) {
    const row = await strike(table, TURNS[number % TURNS.length]);
    report(row, number);
    rows.push(row);
  }
  return rows;
}

/**
 * Plays the built app and strikes `count` times. Each row: what happened and whether twice, how many ms after the finger, the
 * screen, the button under the finger, and the outcome: 'before' and 'after' are right, all else is not.
 */
export async function runFaults({ count, seed = 2024, report = () => undefined }) {
  const server = await serve({ port: 0, host: '127.0.0.1' });
  const browser = new MortalBrowser();
  try {
    return await strikeOften(browser, `http://127.0.0.1:${server.port}/`, { count, seed, report });
  } finally {
    await browser.end();
    await server.close();
  }
}

/** Whether nothing was lost but perhaps the tap under the finger. */
export const isRight = ({ outcome }) => outcome === 'before' || outcome === 'after';
