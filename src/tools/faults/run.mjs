// A campaign that is struck again and again, in its battles and in the walks after them: by the end of its page, and by the
// end of the browser.
import { setTimeout } from 'node:timers/promises';
import { serve } from '../serve.mjs';
import { seededChance } from '../seeded.mjs';
import { ends } from './ends.mjs';
import { MortalBrowser } from './mortalBrowser.mjs';
import { endBattle, foundCampaign, nextOf, Player } from './player.mjs';
import { settledScreen, storesOf } from './screen.mjs';

/** The longest time between a finger on the glass and the end, in ms. */
const LATEST_MS = 200;
/** Half of all come so soon that the app has hardly noticed. */
const SOON_MS = 25;
/** About so many taps from one to the next. */
const TAPS_BETWEEN = 3;
/** One time in so many it strikes again while the game is being opened. */
const TWICE = 4;
const PER_CAMPAIGN = 24;
/** How long a screen may take until it says what it said before. */
const LATER_PARTS_MS = 60_000;
/** How often the stores are looked at. */
const POLL_MS = 40;
/** Strikes in a battle and in the walk after it, beside those at deployment, report and end of the book. */
const IN_BATTLE = 5;
const IN_WALK = 4;
const MOST_TAPS = 60;

const TURNS = ['page crashed', 'browser killed', 'page closed', 'browser killed'];

/** All that a screen said, in its order; parts that were still on their way then may have come since. */
function holds(now, before) {
  const lines = now.split('\n');
  let from = 0;
  return before.split('\n').every((line) => {
    from = lines.indexOf(line, from) + 1;
    return from > 0;
  });
}

/** A campaign being played and struck. */
class FaultyPlay {
  rows = [];
  #browser;
  #chance;
  #player;
  #logs;
  #most;
  #report;
  #tab = null;
  #campaign = null;

  /** `logs`: see tests/support/storedLogs.ts; `most`: strikes; `first`: the number of the first. */
  constructor(browser, { chance, logs, first, most, report }) {
    this.#browser = browser;
    this.#chance = chance;
    this.#player = new Player(chance);
    this.#logs = logs;
    this.#most = most;
    this.#report = (row) => report(row, first + this.rows.length - 1);
    this.first = first;
  }

  get #page() {
    return this.#tab.page;
  }

  get #isOver() {
    return this.rows.length >= this.#most;
  }

  #stored() {
    return storesOf(this.#page).then((dump) => this.#logs.readLogs(dump, this.#campaign.id));
  }

  /** What is stored once nothing is on its way into the second store any more; not every screen says so. */
  async #settledStores() {
    const from = performance.now();
    let dump = await storesOf(this.#page);
    while (!(await this.#logs.isInSecond(dump, this.#campaign.id)) && performance.now() - from < LATER_PARTS_MS) {
      await setTimeout(POLL_MS);
      dump = await storesOf(this.#page);
    }
    return this.#logs.readLogs(dump, this.#campaign.id);
  }

  async #nextNow() {
    const seen = await settledScreen(this.#page);
    return [seen, nextOf(this.#page, seen)];
  }

  /** The screen as it says itself whole, or what is wrong with it. */
  async #found() {
    const found = await settledScreen(this.#page);
    // An attack has no sign for the save of its own.
    const saved = found.save === 'saved' || found.save === null;
    return { found, trouble: [...found.alarms, ...(saved ? [] : [`save: ${found.save}`])] };
  }

  /** What the screen says once it says this, or after a while: its later parts may still be on their way. */
  async #says(print) {
    const from = performance.now();
    let now = await settledScreen(this.#page);
    while (now.print !== print && performance.now() - from < LATER_PARTS_MS) now = await settledScreen(this.#page);
    return now.print;
  }

  /** What became of a tap, by the logs and by the screen. `steps`: it leads from one thing to another, and no undo leads back. */
  async #outcome({ seen, before, steps }) {
    const { found, trouble } = await this.#found();
    if (trouble.length > 0) return `TROUBLE ${trouble.join(', ')}`;
    const after = await this.#stored();
    const outcome = this.#logs.outcomeOf(before, after);
    if (steps) return this.#agrees(outcome, after, found);
    if (outcome === 'before') {
      const print = await this.#says(seen.print);
      return holds(print, seen.print) ? 'before' : `ANOTHER SCREEN\n${seen.print}\n---\n${print}`;
    }
    if (outcome !== 'after') return outcome;
    await this.#tab.finger.tap(this.#page.getByRole('button', { name: found.undo, exact: true }).last());
    const back = await this.#says(seen.print);
    return back === seen.print ? 'after' : `UNDO LEADS ELSEWHERE\n${seen.print}\n---\n${back}`;
  }

  /** The campaign's home says how its battle stands. */
  #agrees(outcome, { inHand }, { next }) {
    const said = next.startsWith('Start the battle again') ? 'missing' : next.startsWith('Deploy') ? 'none' : 'there';
    const stands = inHand === null ? 'none' : inHand.missing ? 'missing' : 'there';
    return said === stands ? outcome : `the campaign says ${said}, and its battle is ${stands}`;
  }

  /** Strikes after this tap, and looks what is left at that address. */
  async #strike({ at, seen, choice, url = this.#page.url(), steps = false }) {
    const kind = TURNS[(this.first + this.rows.length) % TURNS.length];
    const before = await this.#settledStores();
    const after = this.#chance(this.#chance(2) === 0 ? SOON_MS : LATEST_MS);
    const press = await this.#tab.finger.aim(choice.target);
    const tapped = press().catch(() => null);
    await setTimeout(after);
    this.#tab = await ends[kind](this.#browser, this.#tab, url);
    await tapped;
    const twice = this.#chance(TWICE) === 0;
    if (twice) {
      await setTimeout(this.#chance(LATEST_MS));
      this.#tab = await ends[kind](this.#browser, this.#tab, url);
    }
    const outcome = await this.#outcome({ seen, before, steps });
    this.rows.push({ at, kind, twice, after, screen: seen.screen, tap: choice.name, outcome });
    this.#report(this.rows.at(-1));
  }

  /** Strikes at the next thing that leads from one part of the game to another; leaves the campaign at its home. */
  async #strikeStep(at) {
    const [seen, choice] = await this.#nextNow();
    await this.#strike({ at, seen, choice, url: this.#campaign.home, steps: true });
  }

  /** Plays on until a tap that changes a log is due and wanted; null: `isEnd` came first. */
  async #playOn(isEnd) {
    let seen = await settledScreen(this.#page);
    for (let taps = 1; taps < MOST_TAPS; taps++) {
      if (isEnd(seen)) return null;
      const choice = this.#player.choose(this.#page, seen);
      if (choice.commits && (taps > TAPS_BETWEEN || this.#chance(TAPS_BETWEEN) === 0)) return { seen, choice };
      seen = await this.#player.tap(this.#tab, seen, choice);
    }
    throw new Error(`nothing is to be done: ${seen.print}`);
  }

  async #strikeOften(at, times, isEnd) {
    for (let time = 0; time < times && !this.#isOver; time++) {
      const due = await this.#playOn(isEnd);
      if (due === null) return;
      await this.#strike({ at, ...due });
    }
  }

  /** From the campaign's home on until `isThere`, by its next button alone. */
  async #goOn(isThere) {
    let seen = null;
    for (let taps = 0; taps < MOST_TAPS; taps++) {
      seen = await settledScreen(this.#page);
      if (isThere(seen, this.#page.url())) return;
      const asked = seen.stuck.includes(seen.next) || seen.worst !== null;
      const choice = asked ? this.#player.choose(this.#page, seen) : nextOf(this.#page, seen);
      await this.#player.tap(this.#tab, seen, choice);
    }
    throw new Error(`it does not go on: ${this.#page.url()} ${seen?.print}`);
  }

  async #scenario() {
    await this.#goOn((_seen, url) => url.endsWith('/deploy'));
    await this.#strikeStep('deploy');
    await this.#goOn((_seen, url) => url.includes('/battle/'));
    await this.#strikeOften('battle', IN_BATTLE, ({ next }) => next.startsWith('After the battle'));
    if (this.#isOver) return;
    await this.#goOn(({ screen, next }) => screen === 'Battle' || next.startsWith('After the battle'));
    await endBattle(this.#tab);
    await this.#strikeStep('report');
    await this.#goOn((_seen, url) => url.endsWith('/after'));
    await this.#strikeOften('walk', IN_WALK, ({ step }) => step === 'Close');
    if (this.#isOver) return;
    await this.#goOn(({ step }) => step === 'Close');
    await this.#strikeStep('close');
    await this.#goOn(({ next }) => next.startsWith('Deploy'));
  }

  /** A campaign from its founding, struck so many times. */
  async play(address) {
    this.#tab = await this.#browser.open(address);
    this.#campaign = await foundCampaign(this.#tab);
    while (!this.#isOver) await this.#scenario();
  }
}

async function playStruck(address, { program, ...options }) {
  const browser = new MortalBrowser(program);
  try {
    await browser.start();
    const table = new FaultyPlay(browser, options);
    await table.play(address);
    return table.rows;
  } finally {
    await browser.end();
  }
}

/**
 * Plays the built app and strikes `count` times. `logs`: the module tests/support/storedLogs.ts; `program`: see MortalBrowser. Each row: where it struck, what
 * happened and whether twice, how many ms after the finger, the screen, the button under the finger, and the outcome:
 * 'before' and 'after' are right, all else is not.
 */
export async function runFaults({
  count,
  logs,
  seed = 2024,
  report = () => undefined,
  dist = process.env.E2E_DIST,
  program,
}) {
  const server = await serve({ port: 0, host: '127.0.0.1', ...(dist && { dist }) });
  const chance = seededChance(seed);
  const rows = [];
  try {
    for (let first = 0; first < count; first += PER_CAMPAIGN) {
      const most = Math.min(PER_CAMPAIGN, count - first);
      rows.push(
        ...(await playStruck(`http://127.0.0.1:${server.port}/`, { first, most, chance, logs, report, program })),
      );
    }
    return rows;
  } finally {
    await server.close();
  }
}

/** Whether nothing was lost but perhaps the tap under the finger. */
export const isRight = ({ outcome }) => outcome === 'before' || outcome === 'after';
