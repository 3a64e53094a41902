import { expect } from '@playwright/test';
import type { ActionId } from '../../../src/engine/core/ids.ts';
import { behaviour } from '../../../src/words/en/behaviour/behaviour.ts';
import type { Hand } from './hand.ts';
import type { CardSeen, Seen } from './look.ts';
import { actionButton, begins, cardButton, en, nextButton, sheet, furtherButton } from './screen.ts';
import { pressNext, see } from './table.ts';

/** What happened so often: actions by id, and `interrupt`, `counteract`, `event`. */
export type Deeds = Map<string, number>;

const { battle, withWhat, questions } = en;

/** Which of two enemies shoots, and which goes somewhere: else the retinue would be down in two turning points. */
const MOVERS = /[24]$/u;
/** Who is better at close quarters. */
const CHARGERS = /^Cyber-hound|[5]$/u;
const GUARDS = 'Sabine Hale';
/** A roll of many dice is typed face by face, and the screen that is read stays the same meanwhile. */
const MOST_REPEATS = 8;
/** How long a screen that stays the same may have something on its way. */
const STILL_MS = 10_000;
const TAPPED_ACTIONS: readonly ActionId[] = [
  'reanimate',
  'reload',
  'fight',
  'shoot',
  'charge',
  'guard',
  'reposition',
  'dash',
];

const isTyping = ({ next }: Seen): boolean => next?.startsWith(en.dice.rollForMe) ?? false;

/** A player that plays both sides by what the screen says, and counts what it did. */
export class Player {
  readonly hand: Hand;
  readonly deeds: Deeds = new Map();
  /** Turning points that were begun. */
  turningPoint = 0;
  #acted = 0;
  #typed = 0;
  #tried = new Set<string>();

  readonly #idle: boolean;

  /** An idle player only activates and ends. */
  constructor(hand: Hand, idle = false) {
    this.hand = hand;
    this.#idle = idle;
  }

  /** Plays until it is over; throws after `most` steps, and when nothing happens any more. */
  async playUntil(over: (seen: Seen) => boolean | Promise<boolean>, most = 1500): Promise<void> {
    const last = { text: '', times: 0 };
    for (let step = 0; step < most; step += 1) {
      const seen = await see(this.hand);
      if (await over(seen)) return;
      const text = JSON.stringify(seen);
      last.times = text === last.text ? last.times + 1 : 0;
      last.text = text;
      if (last.times > MOST_REPEATS) throw new Error(`nothing happens any more: ${text}`);
      if (last.times > 0 && !isTyping(seen) && (await this.#goesOn(text))) continue;
      await this.#step(seen);
    }
    throw new Error('the battle does not end');
  }

  /** Whether the screen becomes another by itself: part of it may still be on its way. */
  async #goesOn(text: string): Promise<boolean> {
    const other = async () => JSON.stringify(await see(this.hand)) !== text;
    return expect
      .poll(other, { timeout: STILL_MS })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
  }

  #did(deed: string): void {
    this.deeds.set(deed, (this.deeds.get(deed) ?? 0) + 1);
  }

  async #step(seen: Seen): Promise<void> {
    const { next } = seen;
    const is = (title: string) => next?.startsWith(title) ?? false;
    if (next === null) await expect(nextButton(this.hand.page)).toBeVisible();
    else if (seen.covered)
      await this.hand.tap(sheet(this.hand.page).getByRole('button', { name: en.common.close }).first());
    else if (seen.heading === behaviour.turn.acts) await this.#unnoticed();
    else if (is(battle.tapToActivate('retinue'))) await this.#activate(seen, 'retinue');
    else if (is(battle.enemyActivates)) await this.#enemy(seen);
    else if (is(battle.endActivation)) await this.#act(seen);
    else if (is(battle.endCounteract) || is(battle.passInterrupt)) await this.#actOnce(seen);
    else if (is(battle.passCounteract)) await this.#counteract(seen);
    else if (is(withWhat.tapTarget) || is(withWhat.tapFought)) await this.#aim(seen);
    else if (is(withWhat.tapCharged)) await this.#charge(seen);
    else if (is(withWhat.chooseFriend) || is(withWhat.chooseReload)) await this.#firstInPanel();
    else await this.#answer(seen);
  }

  /** Nobody of an unaware enemy has noticed who has just acted. */
  async #unnoticed(): Promise<void> {
    const no = this.hand.page.getByRole('button', { name: behaviour.turn.no, exact: true });
    await expect(no).toBeVisible();
    await this.hand.tap(no);
  }

  /** Plays the enemy by hand, and nobody else of its group. */
  async #enemy(seen: Seen): Promise<void> {
    const pass = this.hand.page.getByRole('button', { name: behaviour.turn.passGroup });
    if ((await pass.count()) > 0) await this.hand.tap(pass);
    else await this.#activate(seen, 'enemy');
  }

  async #activate(seen: Seen, side: CardSeen['side']): Promise<void> {
    const card = seen.cards.find((each) => each.side === side && each.state === 'ready');
    if (card === undefined)
      throw new Error(`no ready ${side}: ${seen.cards.map(({ sentence }) => sentence).join('; ')}`);
    this.#tried = new Set();
    this.#acted += 1;
    await this.hand.tap(cardButton(this.hand.page, card.name));
  }

  /** What the one that acts would rather do than end. */
  #wish(seen: Seen): ActionId | undefined {
    const actor = seen.cards.find(({ state }) => state === 'acting');
    const can = (action: ActionId) => seen.actions.some((name) => begins(`${en.actions[action].name},`).test(name));
    const foes = seen.cards.some(({ side, state }) => side !== actor?.side && state !== 'down');
    const wishes = TAPPED_ACTIONS.filter((action) => {
      if (this.#tried.has(action) || !can(action)) return false;
      if (!foes && (action === 'shoot' || action === 'charge')) return false;
      if (action === 'charge') return CHARGERS.test(actor?.name ?? '');
      if (action === 'guard') return actor?.name === GUARDS;
      if (action === 'shoot') return actor?.name !== GUARDS && !(actor?.side === 'enemy' && MOVERS.test(actor.name));
      return true;
    });
    return wishes[0];
  }

  async #act(seen: Seen): Promise<void> {
    const further = furtherButton(this.hand.page);
    if (!this.#idle && (await further.isVisible())) return this.hand.tap(further);
    const wish = this.#idle ? undefined : this.#wish(seen);
    if (wish === undefined) return pressNext(this.hand);
    this.#tried.add(wish);
    this.#did(wish);
    return this.hand.tap(actionButton(this.hand.page, wish));
  }

  async #actOnce(seen: Seen): Promise<void> {
    const shot = seen.actions.some((name) => begins(`${en.actions.shoot.name},`).test(name));
    if (!shot || this.#tried.has('once')) {
      this.#tried.delete('once');
      return pressNext(this.hand);
    }
    this.#tried.add('once');
    this.#did('shoot');
    return this.hand.tap(actionButton(this.hand.page, 'shoot'));
  }

  async #counteract(seen: Seen): Promise<void> {
    const card = seen.cards.find(
      ({ side, state, sentence }) => side === 'retinue' && state === 'done' && sentence.includes(en.orders.engage.name),
    );
    if (this.#idle || card === undefined || this.#tried.has(`counteract ${card.name}`)) return pressNext(this.hand);
    this.#tried.add(`counteract ${card.name}`);
    this.#did('counteract');
    return this.hand.tap(cardButton(this.hand.page, card.name));
  }

  /** The target with most wounds left, so that nobody is shot at alone; none: the choice is taken back. */
  async #aim(seen: Seen): Promise<void> {
    const actor = seen.cards.find(({ state }) => state === 'acting');
    const targets = seen.cards
      .filter(({ side, state, dimmed }) => side !== actor?.side && state !== 'down' && !dimmed)
      .toSorted((a, b) => b.wounds - a.wounds);
    const target = targets[this.#acted % Math.max(1, Math.min(2, targets.length))];
    if (target === undefined) return pressNext(this.hand);
    return this.hand.tap(cardButton(this.hand.page, target.name));
  }

  async #charge(seen: Seen): Promise<void> {
    const actor = seen.cards.find(({ state }) => state === 'acting');
    const foe = seen.cards.findLast(({ side, state }) => side !== actor?.side && state !== 'down');
    if (foe !== undefined) await this.hand.tap(cardButton(this.hand.page, foe.name));
    return pressNext(this.hand);
  }

  async #firstInPanel(): Promise<void> {
    const panel = this.hand.page.getByRole('region', { name: battle.panelLabel });
    await this.hand.tap(panel.getByRole('button').first());
  }

  /** Takes what the bar offers; on guard, interrupts. */
  async #answer(seen: Seen): Promise<void> {
    const { page } = this.hand;
    const guard = page.getByRole('region', { name: questions.guardInterrupt() });
    if ((await guard.count()) > 0) {
      this.#did('interrupt');
      const interrupts = guard.getByRole('radio', { name: /interrupts/u }).first();
      if ((await interrupts.getAttribute('aria-checked')) !== 'true') await this.hand.tap(interrupts);
    }
    if (seen.next?.startsWith(en.turningPoint.startFirefight)) {
      this.turningPoint += 1;
      const rolled = page.getByRole('listitem').and(page.locator('[aria-current="true"]'));
      if ((await rolled.count()) > 0) this.#did('event');
    }
    if (isTyping(seen)) await this.#typeFace();
    else await pressNext(this.hand);
  }

  /** Types the next face of dice that lie on the table: all six come, none twice in a row. */
  async #typeFace(): Promise<void> {
    const faces = [6, 2, 5, 4, 1, 6, 3, 5, 3, 4, 2];
    const face = faces[this.#typed % faces.length] ?? 1;
    this.#typed += 1;
    this.#did('typed');
    await this.hand.tap(this.hand.page.getByRole('button', { name: en.dice.face(face), exact: true }));
  }
}
