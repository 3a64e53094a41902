// Plays by taps, a battle or the walk after it: any tap that a person might make, as chance has it.
import { settledScreen } from './screen.mjs';

const one = (list, chance) => list[chance(list.length)];
const isReady = ({ name }) => /, Ready/.test(name);
const isEnemy = ({ side }) => side === 'enemy';
/** Presses that only ask, or leave a question. */
const ASKS = /^(Shoot|Fight|Interact|Tap )/;

/** One of these cards; where there is none, what the bar says. */
const cardOf = (cards, { next }, chance) => (cards.length > 0 ? one(cards, chance).name : next);

function cardToTap(seen, chance) {
  const { cards, next } = seen;
  const wanted = /enemy/i.test(next);
  const ready = cards.filter((card) => isReady(card) && isEnemy(card) === wanted);
  return cardOf(ready.length > 0 ? ready : cards, seen, chance);
}

/** What the one that acts does: one of its actions, an attack as often as all else together, or it ends. */
function actOrEnd({ acts, next }, chance) {
  const attacks = acts.filter((act) => /^(Shoot|Fight)/.test(act));
  const others = [...acts.filter((act) => /^(Reposition|Dash|Guard|Interact)/.test(act)), next];
  return one(attacks.length > 0 && chance(2) === 0 ? attacks : others, chance);
}

/** The enemy's question is answered as nobody can tell. */
const takesWorst = ({ worst, next }, chance) =>
  worst !== null && (next === null || next.startsWith('Play it by hand') || chance(2) === 0);

/** A tap on any part of a card, wounds too, chooses whom the attack is aimed at. */
const asksTarget = ({ next }) => next !== null && next.startsWith('Tap the target');

/** The accessible name of the next button to press in a battle. */
function buttonToPress(seen, chance) {
  const { screen, next, undo, cards } = seen;
  if (takesWorst(seen, chance)) return seen.worst;
  if (screen !== 'Battle' || next === null) return next ?? undo;
  if (next.startsWith('Tap a ready')) return cardToTap(seen, chance);
  if (asksTarget(seen)) return chance(5) === 0 ? next : cardOf(cards, seen, chance);
  if (next.startsWith('End activation')) return actOrEnd(seen, chance);
  return chance(5) === 0 ? next : cardOf(cards.filter(isEnemy), seen, chance);
}

const button = (page, name) => page.getByRole('button', { name, exact: true }).first();
/** The next to press: the answer of somebody who cannot tell has no name of its own, its lines run together. */
const pressed = (page, { worst }, name) =>
  name === worst ? page.locator('[data-part=dontKnow]').first() : button(page, name);
const isWalk = ({ screen }) => screen === 'After battle';

/** Someone at the table. `chance`: see seededChance. */
export class Player {
  #chance;
  #idle = 0;

  constructor(chance) {
    this.#chance = chance;
  }

  /** What to press next on a settled screen. `commits`: it changes a log, and not by taking something back. */
  choose(page, seen) {
    if (seen.dialog)
      return { name: 'Close', commits: false, target: page.getByRole('dialog').getByRole('button', { name: 'Close' }) };
    return isWalk(seen) ? this.#inWalk(page, seen) : this.#inBattle(page, seen);
  }

  #inBattle(page, seen) {
    if (seen.redo !== null && this.#chance(3) === 0)
      return { name: seen.redo, commits: true, target: button(page, seen.redo) };
    const undoes = this.#idle > 4 || (this.#chance(12) === 0 && seen.screen === 'Battle');
    const name = undoes ? seen.undo : this.#idle > 2 ? (seen.worst ?? seen.next) : buttonToPress(seen, this.#chance);
    return { name, commits: !undoes && !ASKS.test(name), target: pressed(page, seen, name) };
  }

  /** Another answer than the one preselected, or the first where none is; null: none is touched now. */
  #answer(page, { options, stuck, next }) {
    const must = stuck.includes(next);
    if (options === 0 || !(must || (this.#idle === 0 && this.#chance(3) === 0))) return null;
    const target = page.locator('[data-part=pick] [role=radio]').nth(this.#chance(options));
    return { name: 'an answer', commits: false, target };
  }

  /** In the walk undo is pressed behind its first steps only: before that it leads back into the battle. */
  #inWalk(page, seen) {
    const { step, undo, next, faces } = seen;
    const answer = this.#answer(page, seen);
    if (answer !== null) return answer;
    const undoes = step !== 'Report' && step !== 'Casualties' && this.#chance(10) === 0;
    const face = faces.length > 0 && this.#chance(2) === 0 ? one(faces, this.#chance) : null;
    const name = undoes ? undo : (face ?? next);
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

/** The large button of the bar, as a choice. */
export const nextOf = (page, seen) => ({ name: seen.next, commits: true, target: button(page, seen.next) });

/** Founds a campaign with the first retinue, all dice on the screen; returns its id and the address of its home. */
export async function foundCampaign({ page, finger }) {
  await page.goto(`${page.url().split('#')[0]}#/campaign/new`);
  await finger.tap(page.getByRole('radio', { name: 'None' }));
  await finger.tap(page.getByRole('button', { name: /^Found the campaign/ }));
  await page.waitForURL((url) => /#\/campaign\/(?!new)/.test(url.hash));
  await settledScreen(page);
  return { id: page.url().split('/').at(-1), home: page.url() };
}

/** Who is put down by hand before the end, so that the walk has dice to roll. */
const FALLEN = 2;

/** Ends the battle on the screen with its primary objective done, if it is not over; leaves it at what comes after. */
export async function endBattle({ page, finger }) {
  const battle = page.url();
  if (asksTarget(await settledScreen(page)))
    await finger.tap(page.getByRole('button', { name: 'Cancel', exact: true }).first());
  const standing = page.locator('article[data-side=retinue] button[aria-label*=" wounds."]');
  for (let fallen = 0; fallen < FALLEN && fallen + 1 < (await standing.count()); fallen++) {
    await finger.tap(standing.nth(fallen + 1));
    await finger.tap(page.getByRole('dialog').getByRole('button', { name: 'Set wounds to 0' }));
    const asks = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    if ((await settledScreen(page)).dialog) await finger.tap(asks.first());
  }
  await page.goto(`${battle}/end`);
  const done = page.getByRole('radio', { name: /^Primary objective done/ });
  const over = page.getByRole('button', { name: /^After the battle/ });
  await done.or(over).first().waitFor();
  const seen = await settledScreen(page);
  if (seen.next.startsWith('After the battle')) return;
  await finger.tap(done);
  await finger.tap(nextOf(page, await settledScreen(page)).target);
  await over.waitFor();
}
