// From a command to the frame that shows what it did, with a short and with a long log.
import { calibrationIn } from '../calibration.mjs';
import { Finger, launchBrowser, phone } from '../phone.mjs';
import { serve } from '../serve.mjs';

const SLOWER = 4;
const ROUNDS = 4;
const AGAIN = 3;
const MOST_MS = 10_000;
/** A quick tap of a finger: the button has been drawn as pressed before the finger leaves it. */
const PRESS_MS = 80;
/** One step of the numeral under the finger, and a little. */
const STEP_PX = 22;

/**
 * In the page: `nextRepaint(type)` resolves to ms until the end of the first frame that is painted after the page has
 * changed: `work` since the next event of this type, the command, arrived at the page; `finger` since the finger was lifted.
 */
function installProbe() {
  let lifted = 0;
  addEventListener('pointerup', (event) => (lifted = event.timeStamp), true);
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => then(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  const watchFor = (resolve) => {
    const arrived = performance.now();
    const watch = new MutationObserver(() => {
      watch.disconnect();
      afterPaint((at) => resolve({ work: at - arrived, finger: at - lifted }));
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  };
  globalThis.nextRepaint = (type) =>
    new Promise((resolve) => {
      addEventListener(type, () => watchFor(resolve), { capture: true, once: true });
    });
}

const button = (page, name) => page.getByRole('button', { name }).first();

/** Performs `act` and returns its `work` and `finger` in ms; then waits until `done` is there. */
async function timed(page, type, act, done) {
  await page.evaluate((wanted) => {
    globalThis.pending = globalThis.nextRepaint(wanted);
  }, type);
  await act();
  const time = await page.evaluate(
    (most) => Promise.race([globalThis.pending, new Promise((resolve) => setTimeout(resolve, most, null))]),
    MOST_MS,
  );
  if (time === null) throw new Error(`nothing was painted after a ${type}`);
  await done.waitFor({ timeout: MOST_MS });
  return time;
}

async function dragWounds({ page, finger }) {
  const numeral = (now) => button(page, new RegExp(`^Isaura Vex: ${now} of 8 wounds`));
  const drag = (from, to) =>
    timed(page, 'pointerup', () => finger.drag(numeral(from), (from - to) * STEP_PX), numeral(to));
  return [await drag(8, 7), await drag(7, 8)];
}

async function stepPoints({ page, finger }) {
  await finger.tap(button(page, /^Command points/));
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  const points = sheet.getByRole('group', { name: 'Command points' });
  const before = Number(await points.getByRole('status').innerText());
  const press = (name, to) =>
    timed(
      page,
      'click',
      () => finger.tap(points.getByRole('button', { name })),
      points.getByText(`${to}`, { exact: true }),
    );
  const times = [await press(/more/, before + 1), await press(/less/, before)];
  await finger.tap(sheet.getByRole('button', { name: 'Close' }));
  await sheet.waitFor({ state: 'detached' });
  return times;
}

async function dashAndUndo({ page, finger }) {
  const undoes = (what) => button(page, new RegExp(`^Undo: .*${what}`, 'i'));
  const dash = await timed(page, 'click', () => finger.tap(button(page, /^Dash/)), undoes('dash'));
  const undo = await timed(page, 'click', () => finger.tap(undoes('dash')), button(page, /^Dash/));
  return [dash, undo];
}

const parts = { 'wounds, by drag': dragWounds, 'command points': stepPoints, 'dash and undo': dashAndUndo };

async function importBattle(page, finger, text) {
  const asked = page.waitForEvent('filechooser');
  await finger.tap(button(page, 'Bring a file'));
  await (await asked).setFiles({ name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('status').getByText('is here').waitFor({ timeout: 60_000 });
  await finger.tap(button(page, 'Dismiss'));
}

/** All samples of one visit to a battle, by part. The first ones warm up and do not count. */
async function visit(table, id) {
  const { page } = table;
  await page.goto(`${table.url}#/battle/${id}`);
  await button(page, /^Dash/).waitFor({ timeout: 60_000 });
  const samples = {};
  for (const [name, measure] of Object.entries(parts)) {
    await measure(table);
    samples[name] = [];
    for (let again = 0; again < AGAIN; again++) samples[name].push(...(await measure(table)));
  }
  return samples;
}

async function openTable(browser, url) {
  const context = await browser.newContext(phone);
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  await page.goto(url);
  const client = await context.newCDPSession(page);
  return { page, url, client, finger: new Finger(client, { pressMs: PRESS_MS }) };
}

async function measureIn(browser, url, battles) {
  const table = await openTable(browser, url);
  for (const { text } of battles) await importBattle(table.page, table.finger, text);
  await table.client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const samples = Object.fromEntries(battles.map(({ id }) => [id, {}]));
  for (let round = 0; round < ROUNDS; round++)
    for (const { id } of round % 2 === 0 ? battles : battles.toReversed())
      for (const [name, times] of Object.entries(await visit(table, id)))
        samples[id][name] = [...(samples[id][name] ?? []), ...times];
  return { samples, loop: await calibrationIn(table.page), slower: SLOWER };
}

/**
 * Brings the battles in as a player would, opens them in turns and measures. Returns `work` and `finger` of every sample in
 * ms by battle and part, and what the calibration loop takes in that page.
 */
export async function measureOnScreen(battles) {
  const server = await serve({ port: 0, host: '127.0.0.1' });
  const browser = await launchBrowser();
  try {
    return await measureIn(browser, `http://127.0.0.1:${server.port}/`, battles);
  } finally {
    await browser.close();
    await server.close();
  }
}
