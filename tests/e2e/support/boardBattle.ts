import type { Locator } from '@playwright/test';
import { board } from '../../../src/words/en/board.ts';
import type { ActionId } from '../../../src/engine/core/ids.ts';
import type { Hand } from './hand.ts';
import { seedChance } from './seeded.ts';
import { begins, en } from './screen.ts';
import { expect } from './test.ts';
import { beginWithout, chooseGround, pressNext, pressStep, RETINUE, see } from './table.ts';

/** A place on the screen. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Somebody on the map, as readers are told of it. */
export interface Standing {
  readonly name: string;
  readonly own: boolean;
  readonly sentence: string;
  readonly at: Pixel;
}

interface Pair {
  readonly acting: Standing;
  readonly enemy: Standing;
}

const apart = (one: Pixel, other: Pixel): number => Math.hypot(one.x - other.x, one.y - other.y);

/** A battle on the board of the screen, as any hand at it finds it. */
export class BoardBattle {
  readonly hand: Hand;

  constructor(hand: Hand) {
    this.hand = hand;
  }

  get page() {
    return this.hand.page;
  }

  get map(): Locator {
    return this.page.getByRole('group', { name: board.label(22, 30) });
  }

  /** An act of the one that acts. */
  tile(action: ActionId): Locator {
    return this.page
      .getByRole('group', { name: en.battle.actions, exact: true })
      .getByRole('button', { name: begins(`${en.actions[action].name},`) });
  }

  /** From home to the first roll of a battle on a killzone, on which nobody is put down yet, all dice those of the app. `without`: who stays at home. */
  async begin(killzone: RegExp, without: readonly string[], seed: number): Promise<void> {
    const { hand, page } = this;
    await seedChance(page, seed);
    await page.goto('/');
    await hand.tap(page.getByRole('radio', { name: en.home.diceNone }));
    await hand.tap(page.getByRole('button', { name: begins(en.home.doors.alone.title) }));
    await pressStep(hand, en.deployment.retinue);
    for (const who of without) await hand.tap(page.getByRole('button', { name: en.deployment.leaveBehind(who) }));
    await chooseGround(hand, killzone);
    await pressNext(hand, en.deployment.startOn);
    await beginWithout(hand);
  }

  /** Somebody without a place, so many inches from the left and from the near edge. */
  async putDown(who: string, [left, near]: readonly [string, string]): Promise<void> {
    const { hand, page } = this;
    const { put } = board;
    await this.take(who);
    await hand.tap(page.getByText(put.numbers, { exact: true }));
    await page.getByRole('textbox', { name: put.left }).fill(left);
    await page.getByRole('textbox', { name: put.near }).fill(near);
    await hand.tap(page.getByRole('button', { name: put.there }));
    await this.map.getByRole('button', { name: begins(`${who},`) }).waitFor();
    await this.layDown();
  }

  /** Somebody without a place is in hand: by itself, or by a tap. */
  async take(who: string): Promise<void> {
    const waits = this.page.getByRole('button', { name: board.put.waits(who) });
    if ((await waits.getAttribute('aria-pressed')) !== 'true') await this.hand.tap(waits);
    await expect(waits).toHaveAttribute('aria-pressed', 'true');
  }

  /** Nobody is in hand any more: who comes next is, once one is put down. */
  async layDown(): Promise<void> {
    const cancel = this.page.getByRole('button', { name: board.put.cancel, exact: true });
    if (await cancel.isVisible()) await this.hand.tap(cancel);
  }

  /** Everybody on the map, once nothing of it moves any more. */
  async standing(): Promise<readonly Standing[]> {
    const all = await this.map.evaluate(async (map) => {
      const now = () =>
        [...map.querySelectorAll('[data-token]')].map((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return {
            sentence: button.getAttribute('aria-label') ?? '',
            at: { x: left + width / 2, y: top + height / 2 },
          };
        });
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let seen = now(); ;) {
        await nextFrame();
        await nextFrame();
        const next = now();
        if (JSON.stringify(next) === JSON.stringify(seen)) return seen;
        seen = next;
      }
    });
    return all.map(({ sentence, at }) => {
      const name = sentence.split(',')[0] ?? '';
      return { name, own: (RETINUE as readonly string[]).includes(name), sentence, at };
    });
  }

  /** Who acts, and the enemy nearest to it; null: there is nobody. */
  async nearest(): Promise<Pair | null> {
    const up = (await this.standing()).filter(({ sentence }) => !sentence.includes(`, ${en.states.down},`));
    const acting = up.find(({ sentence }) => sentence.includes(`, ${en.states.acting},`));
    if (acting === undefined) return null;
    const enemies = up.filter(({ own }) => own !== acting.own);
    const [enemy] = enemies.toSorted((one, other) => apart(one.at, acting.at) - apart(other.at, acting.at));
    return enemy === undefined ? null : { acting, enemy };
  }

  /** So many px on from who acts to its enemy, and no nearer to it than a fifth of the way. */
  towards({ acting, enemy }: Pair, px: number): Pixel {
    const share = Math.min(0.8, px / apart(acting.at, enemy.at));
    const { x, y } = acting.at;
    return { x: x + (enemy.at.x - x) * share, y: y + (enemy.at.y - y) * share };
  }

  /** Whether it says with what chance it would be taken down. */
  isTarget(sentence: string): boolean {
    return sentence.endsWith(board.chance(''));
  }

  /** A finger on the map, or the mouse. */
  finger(place: Pixel): Promise<void> {
    return this.hand.tapAt(place);
  }

  see() {
    return see(this.hand);
  }
}
