// A long campaign in a browser: from the tap at home to its own home, and from a command to the frame that shows it.
import { calibrationIn } from '../calibration.mjs';
import { launchBrowser, phone } from '../phone.mjs';
import { serve } from '../serve.mjs';

const OPENINGS = 12;
/** The browser compiles and keeps the app's code meanwhile. */
const WARM = 4;
const COMMANDS = 60;
const SLOWER = 4;
/** How long the player looks at home before the tap, in ms. */
const LOOKED_AT = 1200;
const MOST_MS = 60_000;

/** In the page: presses the row of a campaign; ms to the frame in which the campaign's home can be used. */
function openFromHome(row) {
  const isHome = () =>
    location.hash.startsWith('#/campaign/') &&
    document.querySelector('main [role=group] button b') &&
    document.querySelector('main [data-save]');
  const from = performance.now();
  row.click();
  return new Promise((resolve) => {
    const look = () => (isHome() ? resolve(performance.now() - from) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
}

/** In the page: puts texts into both stores, as if they had been played here. */
async function fillStores({ local, durable }) {
  for (const [key, text] of local) localStorage.setItem(key, text);
  const settled = (request) =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const opening = indexedDB.open('retinue', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('texts'));
  const database = await settled(opening);
  const transaction = database.transaction('texts', 'readwrite');
  for (const [key, text] of durable) transaction.objectStore('texts').put(text, key);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
}

/** In the page: presses the buttons in turns; ms from each press to the end of the frame that shows what it did. */
async function pressInTurns({ buttons, times }) {
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });
  const [main] = document.querySelectorAll('main');
  const buttonOf = (name) => [...main.querySelectorAll('button')].find((each) => each.ariaLabel === name);
  const measured = [];
  for (let time = 0; time < times; time++) {
    await painted();
    const before = main.textContent;
    const from = performance.now();
    buttonOf(buttons[time % buttons.length]).click();
    const at = await painted();
    if (main.textContent === before) throw new Error('the press did nothing');
    measured.push(at - from);
  }
  return measured;
}

async function contextWith(browser, url, stores) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(fillStores, stores);
  await page.close();
  return context;
}

/** ms of one opening from home, in a tab of its own; the tap comes when home has been there for a moment. */
async function open(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  const row = page.getByRole('button', { name: /operative/u }).first();
  await row.waitFor({ timeout: MOST_MS });
  await page.waitForTimeout(LOOKED_AT);
  const time = await (await row.elementHandle()).evaluate(openFromHome);
  await page.close();
  return time;
}

async function openings(context, url) {
  const times = [];
  for (let time = 0; time < OPENINGS + WARM; time++) times.push(await open(context, url));
  return times.slice(WARM);
}

/** ms of commands on the screen where clues are counted, and of the calibration loop there, the CPU slowed down. */
async function commands(context, address) {
  const page = await context.newPage();
  await page.goto(`${address}/tracker`);
  const buttons = ['One more: Clues', 'One less: Clues'];
  await page.getByRole('button', { name: buttons[0] }).waitFor({ timeout: MOST_MS });
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const press = (times) => page.evaluate(pressInTurns, { buttons, times });
  await press(COMMANDS / 2);
  const times = await press(COMMANDS);
  const loop = await calibrationIn(page);
  await page.close();
  return { times, loop };
}

async function loopIn(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  const loop = await calibrationIn(page);
  await page.close();
  return loop;
}

async function measure(browser, url, campaign) {
  const context = await contextWith(browser, url, campaign);
  const address = `${url}#/campaign/${campaign.id}`;
  const found = {
    openings: await openings(context, url),
    loop: await loopIn(context, url),
    commands: await commands(context, address),
    slower: SLOWER,
  };
  await context.close();
  return found;
}

/** What opening and commanding these campaigns costs in ms, each in a browser profile of its own; all samples. */
export async function measureCampaigns(campaigns, dist = 'dist') {
  const server = await serve({ port: 0, host: '127.0.0.1', dist });
  const browser = await launchBrowser();
  const found = [];
  try {
    for (const campaign of campaigns) found.push(await measure(browser, `http://127.0.0.1:${server.port}/`, campaign));
    return found;
  } finally {
    await browser.close();
    await server.close();
  }
}
