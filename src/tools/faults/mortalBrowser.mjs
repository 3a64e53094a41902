// A browser in a process of its own and with a folder of its own, that can be killed and started again.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../browser.mjs';
import { Finger, launchOptions, phone } from '../phone.mjs';

/** The longest that anything may take, in ms: a bound for what hangs, no claim about speed. */
const MOST_MS = 60_000;

/** Where the browser's program is, Playwright's own included. */
async function programPath() {
  const found = chromiumPath();
  if (found) return found;
  const server = await chromium.launchServer(launchOptions);
  const { spawnfile } = server.process();
  await server.close();
  return spawnfile;
}

/** The address of the protocol, once the browser has written it down. */
async function protocolAddress(file) {
  for (const from = performance.now(); performance.now() - from < MOST_MS; await setTimeout(20)) {
    const [port, place] = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    if (port && place) return `ws://127.0.0.1:${port}${place}`;
  }
  throw new Error('the browser does not start');
}

/** One browser after the other, each finding what the one before has left on the disk. */
export class MortalBrowser {
  #folder = mkdtempSync(path.join(tmpdir(), 'retinue-faults-'));
  #program;
  #process = null;
  #browser = null;

  /** `program`: the path of the browser; without it the one that people use. */
  constructor(program) {
    this.#program = program;
  }

  async start() {
    this.#program ??= await programPath();
    const address = path.join(this.#folder, 'DevToolsActivePort');
    rmSync(address, { force: true });
    const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${this.#folder}`];
    this.#process = spawn(this.#program, [...chromiumFlags, ...own, 'about:blank'], {
      detached: process.platform !== 'win32',
      stdio: 'ignore',
    });
    this.#browser = await chromium.connectOverCDP(await protocolAddress(address));
  }

  /** A new tab that looks like a phone's, and a finger on it. */
  async open(url) {
    const page = await this.#browser.contexts()[0].newPage();
    page.setDefaultTimeout(MOST_MS);
    const client = await page.context().newCDPSession(page);
    const { viewport, deviceScaleFactor } = phone;
    await client.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true });
    await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.goto(url);
    return { page, client, finger: new Finger(client) };
  }

  /** SIGKILL to the browser and all its processes: nobody has time to write anything. */
  async kill() {
    if (this.#process === null) return;
    const ended = new Promise((done) => this.#process.once('exit', done));
    if (process.platform === 'win32') this.#process.kill('SIGKILL');
    else process.kill(-this.#process.pid, 'SIGKILL');
    await ended;
    this.#process = null;
  }

  async end() {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
