// A battle that is struck again and again: by the end of its page, and by the end of the browser.
import { setTimeout } from 'node:timers/promises';
import { serve } from '../serve.mjs';
import { seededChance } from '../seeded.mjs';
import { MortalBrowser } from './mortalBrowser.mjs';
import { beginBattle, Player } from './player.mjs';
import { settledScreen } from './screen.mjs';

/** The longest time between a finger on the glass and the end, in ms. */
const LATEST_MS = 200;
/** About so many taps from one to the next. */
const TAPS_BETWEEN = 3;
const PER_BATTLE = 15;
/** One time in so many it strikes again while the battle is being opened. */
const TWICE = 4;

/** What can happen, in turns. Each ends a tab and comes back with the battle open in another. */
const kinds = {
  'page crashed': async (browser, { page, client }, url) => {
    const crashed = page.waitForEvent('crash');
    client.send('Page.crash').catch(() => null);
    await crashed;
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

/** Plays on until the next tap would change the battle, and not by taking something back. */
async function playOn({ tab, player, chance }) {
  let seen = await settledScreen(tab.page);
  for (let taps = 1; ; taps++) {
    const choice = player.choose(tab.page, seen);
    if (choice.commits && (taps > TAPS_BETWEEN || chance(TAPS_BETWEEN) === 0)) return { seen, choice };
    seen = await player.tap(tab, seen, choice);
  }
}

/** The battle as it was before the tap, after it (one undo leads back), or neither. */
async function outcomeOf({ tab, seen }) {
  const found = await settledScreen(tab.page);
  // An attack has no sign for the save of its own.
  const trouble = [...found.alarms, ...(found.save === 'saved' || found.save === null ? [] : [`save: ${found.save}`])];
  if (trouble.length > 0) return `TROUBLE ${trouble.join(', ')}`;
  if (found.print === seen.print) return 'before';
  await tab.finger.tap(tab.page.getByRole('button', { name: found.undo, exact: true }).last());
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

/** One battle from its start, struck so many times. */
async function strikeOften(address, { first, count, chance, report }) {
  const browser = new MortalBrowser();
  const rows = [];
  try {
    await browser.start();
    const tab = await browser.open(address);
    const url = await beginBattle(tab);
    const table = { browser, tab, chance, url, player: new Player(chance) };
    for (let number = first; number < first + count; number++) {
      rows.push(await strike(table, TURNS[number % TURNS.length]));
      report(rows.at(-1), number);
    }
    return rows;
  } finally {
    await browser.end();
  }
}

/**
 * Plays the built app and strikes `count` times. Each row: what happened and whether twice, how many ms after the finger, the
 * screen, the button under the finger, and the outcome: 'before' and 'after' are right, all else is not.
 */
export async function runFaults({ count, seed = 2024, report = () => undefined }) {
  const server = await serve({ port: 0, host: '127.0.0.1' });
  const chance = seededChance(seed);
  const rows = [];
  try {
    for (let first = 0; first < count; first += PER_BATTLE) {
      const most = Math.min(PER_BATTLE, count - first);
      rows.push(...(await strikeOften(`http://127.0.0.1:${server.port}/`, { first, count: most, chance, report })));
    }
    return rows;
  } finally {
    await server.close();
  }
}

/** Whether nothing was lost but perhaps the tap under the finger. */
export const isRight = ({ outcome }) => outcome === 'before' || outcome === 'after';
