import { expect } from '@playwright/test';
import { behaviour } from '../../../src/words/en/behaviour/behaviour.ts';
import type { Hand } from './hand.ts';
import { begins, en, menuButton } from './screen.ts';
import { pressNext, see } from './table.ts';
import type { Seen } from './look.ts';

export const { turn } = behaviour;

/** What the table says: every so many questions it is so. */
const SEES = [true, false, true] as const;
const REACHES = [false, true, false] as const;
const FACES = [6, 2, 5, 4, 1, 3] as const;
const MOST_TAPS = 30;
/** After how long the screen is read again, in ms. */
const AGAIN_MS = 60;

/** What stands last on the bar while answers are above it. */
const ASKS = [turn.playByHand, en.common.undo, en.battle.menuDice] as const;
const LEADS = new Set([turn.acts, en.attack.shootTitle, en.attack.fightTitle]);

/** Whether the screen is the enemy's: a question, a plan, its attack. */
export const isEnemys = ({ heading }: Pick<Seen, 'heading'>): boolean =>
  [...LEADS].some((title) => heading.toLowerCase() === title.toLowerCase());

/** Whether the table is asked for an enemy, or has its plan to carry out. */
export const asksTable = ({ heading }: Pick<Seen, 'heading'>): boolean =>
  heading.toLowerCase() === turn.acts.toLowerCase();

/** What the screen says once it has said the same twice. */
export async function settled(hand: Hand): Promise<Seen> {
  let last = '';
  let seen = await see(hand);
  await expect
    .poll(
      async () => {
        const before = last;
        seen = await see(hand);
        last = JSON.stringify([seen, await hand.page.getByRole('main').innerText()]);
        // What comes after the last activation of a battle has another bar.
        const leads = seen.next !== null || (seen.heading !== '' && !isEnemys(seen));
        return leads && last === before;
      },
      { intervals: [AGAIN_MS] },
    )
    .toBe(true);
  return seen;
}

/** Attacks and the enemy without a stop, from the settings and back. */
export async function fullyByItself(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.tap(menuButton(page));
  await hand.tap(page.getByRole('button', { name: en.battle.menuSettings }));
  const dial = (label: string, mode: string) =>
    hand.tap(page.getByRole('radiogroup', { name: label }).getByRole('radio', { name: mode }));
  await dial(en.settings.attack, en.settings.attackModes.full);
  await hand.tap(page.getByRole('radio', { name: en.settings.pages.enemy }));
  await dial(en.enemyTurn.dial, en.enemyTurn.dialModes.full);
  await hand.tap(page.getByRole('button', { name: en.common.back }));
  await expect(page.getByRole('heading', { name: en.battle.title, level: 1 })).toBeAttached();
}

/** Plays enemies by what the screen says, and counts the taps of each activation. */
export class EnemyHands {
  readonly hand: Hand;
  readonly #whom: string;
  /** Taps of each enemy activation, from the bar's button to the table. */
  readonly taps: number[] = [];
  /** Attacks that were gone through. */
  attacks = 0;
  #looked = 0;
  #reached = 0;
  #typed = 0;

  /** `whom`: of whom the table says that enemies reach it. */
  constructor(hand: Hand, whom = 'Isaura Vex') {
    this.hand = hand;
    this.#whom = whom;
  }

  /** One activation of the enemy, from "Enemy activates" until the table or the turn of the table is shown again. */
  async activation(): Promise<void> {
    const before = this.hand.taps;
    await pressNext(this.hand, en.battle.enemyActivates);
    await expect(this.hand.page.getByRole('heading', { level: 1 })).not.toHaveText(en.battle.title);
    await this.carryOn();
    this.taps.push(this.hand.taps - before);
  }

  /** Answers and carries out until the screen is no more the enemy's. */
  async carryOn(): Promise<void> {
    let attacks = false;
    for (let step = 0; step < MOST_TAPS; step += 1) {
      const seen = await settled(this.hand);
      if (!isEnemys(seen)) return;
      const attack = !asksTable(seen);
      if (attack && !attacks) this.attacks += 1;
      attacks = attack;
      await this.#step(seen);
    }
    throw new Error(`the enemy does not end: ${await this.hand.page.getByRole('main').innerText()}`);
  }

  async #step({ next }: Seen): Promise<void> {
    const { page } = this.hand;
    const button = (name: RegExp | string) => page.getByRole('button', { name, exact: true });
    const unseen = button(begins(turn.nobodySeen));
    if ((await unseen.count()) > 0) {
      this.#looked += 1;
      const seen = SEES[this.#looked % SEES.length];
      await this.hand.tap(seen ? button(/^Only .+, in the open$/u).first() : unseen.first());
    } else if (ASKS.some((title) => next?.startsWith(title))) await this.#answer();
    else if (next?.startsWith(en.dice.rollForMe)) {
      this.#typed += 1;
      await this.hand.tap(button(en.dice.face(FACES[this.#typed % FACES.length] ?? 1)));
    } else await pressNext(this.hand);
  }

  async #answer(): Promise<void> {
    const { page } = this.hand;
    const nobody = page.getByRole('button', { name: turn.nobody, exact: true });
    if ((await nobody.count()) === 0) {
      const yes = page.getByRole('button', { name: turn.yes, exact: true });
      const whom = page.getByRole('button', { name: begins(this.#whom) });
      const worst = page.getByRole('button', { name: begins(turn.dontKnow) });
      await this.hand.tap((await yes.count()) > 0 ? yes : (await whom.count()) > 0 ? whom.first() : worst.first());
      return;
    }
    this.#reached += 1;
    const names = page.getByRole('button', { name: begins(this.#whom) });
    const reached = REACHES[this.#reached % REACHES.length] && (await names.count()) > 0;
    await this.hand.tap(reached ? names.first() : nobody);
  }
}
