// Types in every field, taps in every tray and question, and ends page and browser at any moment.
import { setTimeout } from 'node:timers/promises';
import { ends } from '../faults/ends.mjs';
import { componentsOf, standing } from './controls.mjs';
import { isRight, keyOf, outcomeOf } from './judge.mjs';
import { making } from './places.mjs';
import { Barred, bring, make, open, settled } from './screen.mjs';

/** The longest time between a finger on the glass, or a key, and the end, in ms; half of all come much sooner. */
const LATEST_MS = 200;
const SOON_MS = 25;
/** A second tap within this time is taken for a trembling finger. */
const STEADY_MS = 420;
const MOST_LETTERS = 12;
const MOST_TAPS = 4;
/** Between two looks at where something lies, and the most of them. */
const LOOK_MS = 60;
const MOST_LOOKS = 20;
/** How long a screen may take until it says what it said before. */
const LATER_MS = 60_000;
/** So long what is right, but not as it was, has to hold. */
const HOLDS_MS = 2000;

const kinds = {
  ...ends,
  reloaded: async (_browser, tab) => {
    await tab.page.reload();
    return tab;
  },
};
const TURNS = ['browser killed', 'page crashed', 'browser killed', 'page closed', 'reloaded'];

/** Fields whose wrong letters are kept as what can be taken back, not as what stands there. */
const WHEN_RIGHT = ['Version'];

const isText = ({ kind }) => kind === 'text';

/** The same field a letter later. Throws where it is gone. */
function fieldOf({ controls }, control) {
  const again = controls.find((each) => keyOf(each) === keyOf(control));
  if (again === undefined) throw new Error(`the field ${keyOf(control)} is gone while it is typed in`);
  return again;
}

/** A browser in which things are begun and never ended. */
export class Killing {
  rows = [];
  /** The components met at all places, and those around fields. */
  met = new Set();
  withFields = new Set();
  /** The places that could not be come to, for something chosen before has changed what leads there. */
  barred = new Set();
  #browser;
  #chance;
  #report;
  #names;
  #tab = null;
  #kills = 0;
  #known = new Set();

  constructor(browser, { chance, report, names }) {
    this.#browser = browser;
    this.#chance = chance;
    this.#report = report;
    this.#names = names;
  }

  get #page() {
    return this.#tab.page;
  }

  /** Brings the logs, and makes what has places of its own; gives the addresses of that. */
  async prepare(address, text, wanted = making) {
    this.#tab = await this.#browser.open(`${address}#/open`);
    if (text !== null) await bring(this.#page, text);
    const made = {};
    for (const thing of wanted) made[thing.name] = await make(this.#page, thing);
    return made;
  }

  /** Notes what is on the screen. */
  async #note() {
    if (!this.#names) return;
    const { all, fields } = await componentsOf(this.#page);
    for (const name of all) this.met.add(name);
    for (const name of fields) this.withFields.add(name);
  }

  #one(list) {
    return list[this.#chance(list.length)];
  }

  #marked(number) {
    return this.#page.locator(`[data-kill="${number}"]`).first();
  }

  /** Something that can be worked on the screen; fields and trays as often as all else. `wanted`: of this kind, if any is. */
  #choose({ controls }, wanted = null) {
    const all = controls.filter(({ taps, name }) => taps.length > 0 && !WHEN_RIGHT.includes(name));
    const fitting = all.filter(({ kind }) => kind === wanted);
    const works = fitting.length > 0 ? fitting : all;
    const rare = works.filter(({ kind }) => kind === 'text' || kind === 'tray');
    return works.length === 0 ? null : this.#one(rare.length > 0 && this.#chance(2) === 0 ? rare : works);
  }

  /** Where it lies once it lies there for two looks: odds that come late make room for themselves. Null: it is gone. */
  async #restingBox(target) {
    let before = '';
    for (let time = 0; time < MOST_LOOKS; time += 1) {
      const box = await target.boundingBox({ timeout: 3000 }).catch(() => null);
      if (box === null || JSON.stringify(box) === before) return box;
      before = JSON.stringify(box);
      await setTimeout(LOOK_MS);
    }
    return null;
  }

  /** Presses what lies there now, without waiting: what comes after a page that is loaded again must not be pressed. */
  async #pressAtOnce(target) {
    await target.scrollIntoViewIfNeeded({ timeout: 3000 }).catch(() => null);
    const box = await this.#restingBox(target);
    if (box === null) return false;
    const { mouse } = this.#page;
    mouse.click(box.x + box.width / 2, box.y + box.height / 2).catch(() => null);
    return true;
  }

  /** One letter or one tap; null: what was to be pressed has just gone. `last`: nobody waits for what it does. */
  async #touch(control, last) {
    const letter = control.digits ? `${this.#chance(10)}` : String.fromCodePoint(97 + this.#chance(26));
    const tap = this.#one(control.taps);
    const touched = { control, key: keyOf(control), letter, tap };
    const target = this.#marked(tap.mark);
    if (isText(control)) {
      await target.focus();
      // A long text stands in several lines: the end of one is not yet its own.
      await this.#page.keyboard.press('Control+End');
      const typed = this.#page.keyboard.insertText(letter);
      if (!last) await typed;
      else typed.catch(() => null);
    } else {
      await setTimeout(STEADY_MS);
      if (!last) await target.click({ timeout: 20_000, force: true }).catch(() => null);
      else if (!(await this.#pressAtOnce(target))) return null;
    }
    return touched;
  }

  /** Comes to a place from the beginning; false: it cannot be come to, and is noted. */
  async #come(place) {
    const come = () => open(this.#page, place, { again: true, first: !this.#known.has(place.name) });
    try {
      // On a busy machine a sheet that was left open comes after the first press: who comes once more finds it there.
      await come().catch(come);
      return true;
    } catch (error) {
      if (!(error instanceof Barred)) throw error;
      this.barred.add(place.name);
      return false;
    }
  }

  /** Begins something at a place; gives what stood there before the last touch, which is still to come. */
  async #begin(place) {
    if (!(await this.#come(place))) return null;
    this.#known.add(place.name);
    const seen = await settled(this.#page);
    await this.#note();
    const control = this.#choose(seen, place.works);
    return control === null ? null : this.#work(place, seen, control);
  }

  /** Touches something a few times, or one thing after the other. */
  async #work(place, there, control) {
    const times = 1 + this.#chance(isText(control) ? MOST_LETTERS : MOST_TAPS);
    let [seen, chosen] = [there, control];
    for (let time = 0; time < times; time += 1) {
      await this.#touch(chosen, false);
      if (isText(control) && time < times - 1) continue;
      const { title, address } = seen;
      seen = await settled(this.#page);
      // It has led to something else: that is where it goes on.
      if (seen.title !== title || seen.address !== address)
        return { seen, chosen: this.#choose(seen, place.works), first: null };
      chosen = isText(control) ? fieldOf(seen, control) : (this.#choose(seen, place.works) ?? chosen);
    }
    return { seen, chosen, first: standing(there) };
  }

  /** What was begun, with something that still lies there when a finger has come to it: a roll may just have led on. */
  async #steady(begun, place) {
    let { seen, chosen } = begun;
    for (let time = 0; time < MOST_TAPS && chosen !== null; time += 1) {
      await setTimeout(STEADY_MS);
      const there = await Promise.all(chosen.taps.map(({ mark }) => this.#marked(mark).count()));
      if (!there.includes(0)) break;
      seen = await settled(this.#page);
      chosen = this.#choose(seen, place.works);
    }
    return { ...begun, seen, chosen };
  }

  /** What came of it, once all is as it was, or after a while. */
  async #found(place, seen, touched) {
    const from = performance.now();
    for (;;) {
      const now = await open(this.#page, place);
      const outcome = outcomeOf(seen, now, touched);
      const holds = isRight({ outcome }) ? HOLDS_MS : LATER_MS;
      if (['before', 'after'].includes(outcome) || performance.now() - from > holds) return outcome;
      await setTimeout(200);
    }
  }

  /** The first of some places at which there is something to work; what goes wrong there is a row too. */
  async killOne(places) {
    for (const place of places)
      try {
        if (await this.kill(place)) return;
      } catch (error) {
        const outcome = `ERROR ${String(error).slice(0, 300)}`;
        this.rows.push({ place: place.name, kind: '', after: 0, what: '', begun: true, outcome });
        this.#report(this.rows.at(-1));
        return;
      }
  }

  /** Works something at a place and ends the page or the browser; false: there is nothing to work. */
  async kill(place) {
    const begun = await this.#begin(place);
    if (begun === null) return false;
    const { seen, chosen, first } = await this.#steady(begun, place);
    if (chosen === null) return false;
    const kind = TURNS[this.#kills % TURNS.length];
    this.#kills += 1;
    const after = this.#chance(this.#chance(2) === 0 ? SOON_MS : LATEST_MS);
    const touched = await this.#touch(chosen, true);
    if (touched === null) return false;
    await setTimeout(after);
    const url = this.#page.url();
    const where = { ...place, at: url.split('#/')[1] };
    this.#tab = await kinds[kind](this.#browser, this.#tab, url);
    const outcome = await this.#found(where, seen, touched);
    const what = isText(chosen) ? `${touched.key} + ${touched.letter}` : `${touched.key}: ${touched.tap.name}`;
    const kept = seen.save === 'once' ? ', in one copy' : '';
    const row = { place: place.name, kind, after, what: `${what}${kept}`, begun: first !== standing(seen), outcome };
    this.rows.push(row);
    this.#report(row);
    return true;
  }
}
