// A finger that drags who acts over the board: what each of its moves costs the page, on a phone. Processor time of the page’s
// own thread, not time on the wall: what else the machine does is not in it. Also on its own: `node src/tools/bench/boardDrag.mjs`.
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { calibrationIn } from '../calibration.mjs';
import { summary } from '../figures.mjs';
import { launchBrowser, phone } from '../phone.mjs';
import { serve } from '../serve.mjs';

/** A phone’s processor is about so many times slower than a desk’s. */
const SLOWER = 4;
const DRAGS = 5;
const MOVES = 60;
/** Between the moves of a finger, a frame; and how far it goes on a circle about where it began. */
const [EVERY_MS, ROUND_PX] = [17, 60];
/** Until it is the turn of who can be dragged. */
const MOST_PRESSES = 40;
const SETTLED_MS = 1000;
/** Frames a second that are asked for. */
const ASKED = 60;
const SEED = 5;

/** In the page: the same chance every time. */
function installChance(seed) {
  let state = seed;
  crypto.getRandomValues = (target) => {
    const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength);
    for (let at = 0; at < bytes.length; at++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[at] = (state >>> 16) % 256;
    }
    return target;
  };
}

const button = (page, name) => page.getByRole('button', { name }).first();

/** From home to a battle on a board where everybody stands. */
async function toBoard(page, url) {
  await page.goto(url);
  await page.getByRole('radio', { name: 'None' }).tap();
  await page.goto(`${url}#/new`);
  await page.getByRole('region', { name: 'The table', exact: true }).locator('[aria-expanded]').tap();
  await page.getByRole('radio', { name: 'On screen' }).tap();
  await page.getByRole('radio', { name: /^Pump Hall/u }).tap();
  for (const name of [/^Start the battle/u, /^Roll 1 die/u, /^Start the firefight/u]) await button(page, name).tap();
  await page.getByRole('button', { name: 'Place the rest' }).last().tap();
  await page.locator('[data-token]').last().waitFor();
}

/** Presses the bar until one’s own side acts, and activates the first of it. Throws when it never comes to that. */
async function toActor(page) {
  const own = page.getByRole('button', { name: /, ready,/iu }).and(page.locator('[data-token]'));
  const bar = page.getByRole('group', { name: 'Undo and next' }).getByRole('button').last();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await setTimeout(SETTLED_MS);
    const text = await bar.textContent();
    if (text?.startsWith('Tap a ready operative')) {
      await own.first().press('Enter');
      await page.locator('[data-token][aria-current="true"]').waitFor();
      return;
    }
    await bar.tap();
  }
  throw new Error('it never came to the own side’s turn');
}

/** Where an element is. */
async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The seconds of processor that the page has used, by what for. */
async function usedBy(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { all: of('TaskDuration'), script: of('ScriptDuration'), layout: of('LayoutDuration') };
}

/** One drag: the ms of processor that each of its moves took, all in all and by script and layout. */
async function drag(page, client) {
  const from = await middleOf(page.locator('[data-token][aria-current="true"]'));
  const touch = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  await setTimeout(SETTLED_MS / 4);
  const before = await usedBy(client);
  for (let move = 1; move <= MOVES; move++) {
    const angle = (move / MOVES) * 2 * Math.PI;
    await touch('touchMove', [
      { x: from.x + Math.sin(angle) * ROUND_PX, y: from.y - (1 - Math.cos(angle)) * ROUND_PX },
    ]);
    await setTimeout(EVERY_MS);
  }
  const after = await usedBy(client);
  await touch('touchEnd', []);
  await button(page, 'Cancel').tap();
  await setTimeout(SETTLED_MS);
  const each = (of) => (1000 * (after[of] - before[of])) / MOVES;
  return { all: each('all'), script: each('script'), layout: each('layout') };
}

async function measureIn(browser, url) {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  await context.addInitScript(installChance, SEED);
  const page = await context.newPage();
  await toBoard(page, url);
  await toActor(page);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await drag(page, client);
  const drags = [];
  for (let again = 0; again < DRAGS; again++) drags.push(await drag(page, client));
  return { drags, loop: await calibrationIn(page) };
}

/** What each move of some drags takes, and what the calibration loop takes in that page. */
export async function measureBoardDrag() {
  const server = await serve({ port: 0, host: '127.0.0.1' });
  const browser = await launchBrowser();
  try {
    return await measureIn(browser, `http://127.0.0.1:${server.port}/`);
  } finally {
    await browser.close();
    await server.close();
  }
}

export function printBoardDrag({ drags, loop }) {
  const of = (what) => summary(drags.map((each) => each[what])).median;
  const slowed = SLOWER * of('all');
  console.log(
    `\nA drag on the board, ${MOVES} moves, ${drags.length} drags; the loop takes ${loop.toFixed(1)} ms there`,
  );
  console.log(
    `  processor for a move: ${of('all').toFixed(2)} ms, of it script ${of('script').toFixed(2)}, layout ${of('layout').toFixed(2)}; ${(of('all') / loop).toFixed(3)} of the loop`,
  );
  const frames = Math.min(ASKED, 1000 / slowed);
  console.log(
    `  ${SLOWER} times slower: ${slowed.toFixed(1)} ms, at best ${frames.toFixed(0)} frames a second; ${ASKED} are asked for\n`,
  );
}

if (process.argv[1] === path.resolve(import.meta.filename)) {
  printBoardDrag(await measureBoardDrag());
  process.exit(0);
}
