// Plays a battle by taps: any that a person might make, as chance has it.
import { settledScreen } from './screen.mjs';

const one = (list, chance) => list[chance(list.length)];
const isReady = (card) => /, Ready/.test(card);
/** Presses that only ask, or leave a question. */
const ASKS = /^(Shoot|Fight|Interact|Tap )/;
const enemies = /^(The Voice|Fighter|Gunner)/;

function cardToTap({ cards, next }, chance) {
  const wanted = /enemy/i.test(next);
  const ready = cards.filter((card) => isReady(card) && enemies.test(card) === wanted);
  return one(ready.length > 0 ? ready : cards, chance);
}

/** What the one that acts does: one of its actions, an attack as often as all else together, or it ends. */
function actOrEnd({ acts, next }, chance) {
  const attacks = acts.filter((act) => /^(Shoot|Fight)/.test(act));
  const others = [...acts.filter((act) => /^(Reposition|Dash|Guard|Interact)/.test(act)), next];
  return one(attacks.length > 0 && chance(2) === 0 ? attacks : others, chance);
}

/** The accessible name of the next button to press on this screen. */
function buttonToPress(seen, chance) {
  const { screen, next, cards } = seen;
  if (screen !== 'Battle') return next;
  if (next.startsWith('Tap a ready')) return cardToTap(seen, chance);
  if (next.startsWith('End activation')) return actOrEnd(seen, chance);
  return chance(5) === 0
    ? next
    : one(
        cards.filter((card) => enemies.test(card)),
        chance,
      );
}

const button = (page, name) => page.getByRole('button', { name, exact: true }).first();

/** Someone at the table. `chance`: see seededChance. */
export class Player {
  #chance;
  #idle = 0;

  constructor(chance) {
    this.#chance = chance;
  }

  /** What to press next on a settled screen. `commits`: it changes the battle, and not by taking something back. */
  choose(page, seen) {
    if (seen.dialog)
      return { name: 'Close', commits: false, target: page.getByRole('dialog').getByRole('button', { name: 'Close' }) };
    const undoes = this.#idle > 4 || (this.#chance(12) === 0 && seen.screen === 'Battle');
    const name = undoes ? seen.undo : this.#idle > 2 ? seen.next : buttonToPress(seen, this.#chance);
    return { name, commits: !undoes && !ASKS.test(name), target: button(page, name) };
  }

  /** One tap and what came of it. */
  async tap({ page, finger }, seen, choice = this.choose(page, seen)) {
    await finger.tap(choice.target);
    const now = await settledScreen(page);
    this.#idle = now.print === seen.print ? this.#idle + 1 : 0;
    return now;
  }
}

/** Begins the ready-made battle, all dice on the screen; returns its address. */
export async function beginBattle({ page, finger }) {
  await finger.tap(page.getByRole('radio', { name: 'On screen' }));
  await finger.tap(page.getByRole('button', { name: /^Play the first battle/ }));
  await page.waitForURL(/#\/battle\//);
  await settledScreen(page);
  return page.url();
}
