// A comparison of 20 weapons against 20 targets, and of 20 fighters with 20 others: from the tap that asks for it to the
// painted table, in a browser. Also on its own: `node src/tools/bench/compare.mjs [dist]`.
import path from 'node:path';
import { calibrationIn } from '../calibration.mjs';
import { shown, summary } from '../figures.mjs';
import { launchBrowser, phone } from '../phone.mjs';
import { serve } from '../serve.mjs';

const SIZE = 20;
const SLOWER = 4;
const OPENINGS = 9;
const CHANGES = 20;
const GOAL_MS = 100;
/** How long the page has been there before the tap, in ms. */
const LOOKED_AT = 1500;

const RULES = ['', 'rending', 'piercing1', 'ceaseless', 'lethal5', 'punishing.severe', 'devastating1.piercingCrits1'];
const SIZES = Array.from({ length: SIZE }, (_, at) => at);
const weapon = (at) => {
  const rules = RULES[at % RULES.length];
  const numbers = `dice=${4 + (at % 3)}&hit=${3 + (at % 2)}&normal=${2 + (at % 4)}&critical=${4 + (at % 4)}`;
  return `!gun-${at}!${numbers}&wounds=${7 + (at % 8)}${rules === '' ? '' : `&rules=${rules}`}`;
};
const target = (at) => `!foe-${at}!save=${2 + (at % 5)}&wounds=${5 + (at % 11)}`;
const lists = {
  weapons: SIZES.map(weapon),
  targets: SIZES.map(target),
  fighters: SIZES.map(weapon),
  foes: SIZES.map((at) => weapon(at + 1)),
};
/** Everything is in the address; the view in which the page opens shows none of it. */
const asked = `compare/saves/${Object.entries(lists)
  .map(([id, list]) => `${id}~${list.join(',')}`)
  .join('/')}`;

/**
 * In the page: `tableState(before)` tells of the table, once its text is not what it was before: whether its first `row`
 * cells are worked out, whether the screen shows nothing of it that is not, and whether all of so many `cells` are.
 */
function installLooks({ cells, row }) {
  const isKnown = (cell) => !cell.textContent.startsWith('…');
  const shares = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98];
  const isSeen = (region) => {
    const { left, right, top, bottom } = region.getBoundingClientRect();
    const foot = Math.min(bottom, innerHeight);
    return shares.every((x) =>
      shares.every((y) => {
        const at = document.elementFromPoint(left + x * (right - left), top + y * (foot - top));
        const cell = at?.closest('td, th') ?? null;
        return cell !== null && (cell.matches('th') || isKnown(cell));
      }),
    );
  };
  globalThis.tableText = () => document.querySelector('main table')?.textContent;
  globalThis.tableState = (before) => {
    const region = document.querySelector('main table')?.closest('[role=region]') ?? null;
    if (region === null || globalThis.tableText() === before) return {};
    const all = [...region.querySelectorAll('td')];
    return {
      firstRow: all.length >= row && all.slice(0, row).every(isKnown),
      inView: isSeen(region),
      all: all.length === cells && all.every(isKnown) && region.ariaBusy !== 'true',
    };
  };
}

/** In the page: presses a button; ms until the end of the frames in which the table is so far. */
function pressAndLook({ button, name }) {
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });
  const before = globalThis.tableText();
  const look = async (from, times) => {
    const at = (await painted()) - from;
    const is = globalThis.tableState(before);
    const next = Object.fromEntries(Object.entries(times).map(([key, time]) => [key, time ?? (is[key] ? at : null)]));
    return Object.values(next).includes(null) ? look(from, next) : next;
  };
  const pressed = [...document.querySelectorAll(`main ${button}`)].find(
    (each) => each.ariaLabel === name || each.textContent === name,
  );
  const from = performance.now();
  pressed.click();
  return look(from, { firstRow: null, inView: null, all: null });
}

const press = (page, button, name) => page.evaluate(pressAndLook, { button, name });

async function opened(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(installLooks, { cells: SIZE * SIZE, row: SIZE });
  await page.goto(`${url}#/odds/${asked}`);
  await page.getByRole('grid').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(LOOKED_AT);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { context, page };
}

/** All times in ms of one page that was never used before: its first tables, then those after a change of all cells. */
async function visit(browser, url) {
  const { context, page } = await opened(browser, url);
  const first = await press(page, '[role=radio]', 'Weapons and targets');
  const changes = [];
  for (let change = 0; change < CHANGES; change++) {
    await page.waitForTimeout(50);
    changes.push(await press(page, 'button', 'In cover'));
  }
  const fights = await press(page, '[role=radio]', 'Fight');
  const loop = await calibrationIn(page);
  await context.close();
  return { first, changes, fights, loop };
}

/** What all visits measured, in ms. */
export async function measureComparison(dist = 'dist') {
  const server = await serve({ port: 0, host: '127.0.0.1', dist });
  const browser = await launchBrowser();
  try {
    const visits = [];
    for (let opening = 0; opening < OPENINGS; opening++)
      visits.push(await visit(browser, `http://127.0.0.1:${server.port}/`));
    return visits;
  } finally {
    await browser.close();
    await server.close();
  }
}

function printLine(name, times, loop) {
  const { median, p95, count } = summary(times);
  const of = (median / loop).toFixed(2);
  console.log(`  ${name.padEnd(48)}${shown(median, 8)}${shown(p95, 8)}${of.padStart(9)}${String(count).padStart(9)}`);
}

/** Prints what was measured. */
export function printComparison(visits) {
  const loop = summary(visits.map((each) => each.loop)).median;
  console.log(
    `\nComparing ${SIZE} weapons with ${SIZE} targets, from the tap to the painted table, CPU ${SLOWER} times slower; the loop takes ${loop.toFixed(1)} ms there`,
  );
  console.log(`${'median'.padStart(58)}${'p95'.padStart(8)}${'of loop'.padStart(9)}${'samples'.padStart(9)}   ms`);
  const first = visits.map((each) => each.first);
  const changes = visits.flatMap((each) => each.changes);
  const fights = visits.map((each) => each.fights);
  const times = (list, key) => list.map((each) => each[key]);
  printLine('shots, the first table of a page: on screen', times(first, 'inView'), loop);
  printLine('  and the rest of it, beyond the edges', times(first, 'all'), loop);
  printLine('shots, every cell changed: on screen', times(changes, 'inView'), loop);
  printLine('  and the rest of it, beyond the edges', times(changes, 'all'), loop);
  console.log(`    on screen at most ${GOAL_MS} ms`);
  printLine('fights: the first row', times(fights, 'firstRow'), loop);
  printLine('  on screen', times(fights, 'inView'), loop);
  printLine('  and all', times(fights, 'all'), loop);
  console.log('    fights are worked out in a worker, which no tool slows down: only their painting is slowed\n');
}

if (process.argv[1] === import.meta.filename) {
  process.chdir(path.resolve(import.meta.dirname, '../../..'));
  printComparison(await measureComparison(process.argv[2]));
  process.exit(0);
}
