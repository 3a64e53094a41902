// The first visit of a phone with a slow processor and a slow network, nothing in any cache: until home is there and can be
// used, and from the tap on *Play the first battle* to a card that can be tapped. Also on its own:
// `node src/tools/bench/coldLoad.mjs [dist] [visits]`.
import path from 'node:path';
import { calibrationIn } from '../calibration.mjs';
import { shown, summary } from '../figures.mjs';
import { Finger, launchBrowser, phone } from '../phone.mjs';
import { serve } from '../serve.mjs';
import { openWire } from './wire.mjs';

const VISITS = 5;
const SLOWER = 4;
const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** How long home is looked at before the tap, in ms. */
const LOOKED_AT = 2000;
const PAINT_MS = 1000;
const CARD_MS = 1200;
const MOST_TAPS = 6;
const MOST_MS = 60_000;

/**
 * In the page: `whenThere(what)` resolves to the ms of the page's clock at the end of the first frame that shows it: `home`
 * with its way to the first battle, a `question` other than the one shown now, or a `card` that can be tapped.
 */
function installProbe() {
  addEventListener('pointerup', (event) => (globalThis.lifted = event.timeStamp), true);
  const bars = ['Undo and next', 'Continue'].map((label) => `[role=group][aria-label="${label}"]`);
  const bar = () =>
    [...document.querySelectorAll(`main :is(${bars.join(', ')}) button:not([aria-disabled], [inert] *)`)].at(-1);
  const title = () => document.querySelector('h1')?.textContent ?? '';
  const nameOf = (button) => button?.ariaLabel ?? button?.textContent ?? '';
  const card = () => title() === 'Battle' && document.querySelector('article button[aria-label]:not([aria-disabled])');
  const looks = {
    home: () => nameOf(bar()).startsWith('Play the first battle'),
    card,
    question: (before) => card() || (title().startsWith('Turning point') && bar() && nameOf(bar()) !== before),
  };
  const painted = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => then(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  globalThis.whenThere = (what) => {
    const before = nameOf(bar());
    return new Promise((resolve) => {
      const look = () => (looks[what](before) ? painted(resolve) : requestAnimationFrame(look));
      look();
    });
  };
  globalThis.isThere = (what) => Boolean(looks[what]());
}

const bar = (page) =>
  page
    .getByRole('group', { name: /^(?:Undo and next|Continue)$/u })
    .getByRole('button')
    .last();

/** ms from the lifted finger to what is there then. */
async function tapUntil({ page, finger }, what) {
  const press = await finger.aim(bar(page));
  const found = page.evaluate((wanted) => globalThis.whenThere(wanted).then((at) => at - globalThis.lifted), what);
  // The probe has to be there before the finger is.
  await page.evaluate(() => null);
  await press();
  return found;
}

/** ms of the taps from home to the first card: the way to the first question, then one for each further tap. */
async function toFirstCard(table) {
  const taps = [];
  while (!(await table.page.evaluate(() => globalThis.isThere('card')))) {
    if (taps.length > MOST_TAPS) throw new Error('there is no card');
    taps.push(await tapUntil(table, 'question'));
  }
  return taps;
}

/** ms until something of the page was seen; told only some time after it was. */
const firstPaint = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [found] = list.getEntriesByName('first-contentful-paint');
          if (found) resolve(found.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

async function openPage(context, { network }) {
  const page = await context.newPage();
  page.setDefaultTimeout(MOST_MS);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (network) await client.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(installProbe);
  return { page, finger: new Finger(client) };
}

/** One first visit, in a browser of its own. */
async function visit(url, { alone }) {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ ...phone, serviceWorkers: alone ? 'block' : 'allow' });
    const table = await openPage(context, { network: alone });
    await table.page.goto(url, { waitUntil: 'commit' });
    const usable = await table.page.evaluate(() => globalThis.whenThere('home'));
    const paint = await firstPaint(table.page);
    await table.page.waitForTimeout(LOOKED_AT);
    const taps = await toFirstCard(table);
    return { paint, usable, taps, card: taps.reduce((sum, ms) => sum + ms, 0), loop: await calibrationIn(table.page) };
  } finally {
    await browser.close();
  }
}

async function visits(url, count, options) {
  const all = [];
  for (let number = 0; number < count; number++) all.push(await visit(url, options));
  return all;
}

/**
 * First visits: of a page that has the network for itself, and of one that shares it with the copy for offline use, which
 * the app fetches meanwhile.
 */
export async function measureColdLoad(dist = 'dist', count = VISITS) {
  const server = await serve({ port: 0, host: '127.0.0.1', dist });
  const wire = await openWire({
    port: server.port,
    bytesPerSecond: NETWORK.downloadThroughput,
    latency: NETWORK.latency,
  });
  try {
    // What the server compresses is kept: the first visit of all would wait for it.
    await visit(`http://127.0.0.1:${server.port}/`, { alone: false });
    return {
      alone: await visits(`http://127.0.0.1:${server.port}/`, count, { alone: true }),
      shared: await visits(`http://127.0.0.1:${wire.port}/`, count, { alone: false }),
    };
  } finally {
    await wire.close();
    await server.close();
  }
}

function printVisits(all) {
  const loop = summary(all.map((each) => each.loop)).median;
  console.log(
    `${'median'.padStart(62)}${'worst'.padStart(8)}${'of loop'.padStart(9)}   ms; the loop takes ${loop.toFixed(1)}`,
  );
  const print = (name, times, most) => {
    const { median } = summary(times);
    const limit = most === undefined ? '' : `   at most ${most}`;
    console.log(
      `  ${name.padEnd(52)}${shown(median, 8)}${shown(Math.max(...times), 8)}${(median / loop).toFixed(2).padStart(9)}${limit}`,
    );
  };
  const tap = (number) => all.map(({ taps }) => taps[number] ?? 0);
  print(
    'home: first paint',
    all.map(({ paint }) => paint),
    PAINT_MS,
  );
  print(
    'home: usable',
    all.map(({ usable }) => usable),
  );
  print(
    'from the tap to a card that can be tapped',
    all.map(({ card }) => card),
    CARD_MS,
  );
  print('  of it, to the first question', tap(0));
  for (let number = 1; number < Math.max(...all.map(({ taps }) => taps.length)); number++)
    print(`  and after tap ${number + 1}`, tap(number));
}

/** Prints what was measured beside the budgets. */
export function printColdLoad({ alone, shared }) {
  console.log(
    `\nA first visit, nothing cached, CPU ${SLOWER} times slower, 1.6 Mbit/s, ${NETWORK.latency} ms, ${alone.length} visits; two seconds at home before the tap`,
  );
  printVisits(alone);
  console.log('  The same while the copy for offline use comes over the same wire, connections opened anew:');
  printVisits(shared);
}

if (process.argv[1] === import.meta.filename) {
  process.chdir(path.resolve(import.meta.dirname, '../../..'));
  printColdLoad(await measureColdLoad(process.argv[2], process.argv[3] && Number(process.argv[3])));
  process.exit(0);
}
