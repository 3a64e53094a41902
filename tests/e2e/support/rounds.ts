import type { Locator } from '@playwright/test';
import { vanguard as english } from '../../../src/words/en/vanguard/vanguard.ts';
import { warBands as englishBands } from '../../../src/words/en/warBands.ts';
import { vanguard as french } from '../../../src/words/fr/vanguard/vanguard.ts';
import { warBands as frenchBands } from '../../../src/words/fr/warBands.ts';
import type { Hand } from './hand.ts';
import { look, type Seen } from './look.ts';
import { seedChance } from './seeded.ts';
import { begins, en, fr, named } from './screen.ts';
import { pressStep } from './table.ts';
import { expect } from './test.ts';

/** What each language says on the screens of a battle in rounds. */
export const SAID = {
  en: { rounds: english, bands: englishBands, other: en },
  fr: { rounds: french, bands: frenchBands, other: fr },
} as const;

export type Told = (typeof SAID)['en'];

/** The two war bands as they come: the first has dice on the table, the second those of the app. */
export const [THORN, HESK, MARROW, OLD_BELL, SPARROW] = ['Thorn', 'Hesk', 'Marrow', 'Old Bell', 'Sparrow'] as const;
export const THIRD = [THORN, HESK, MARROW, OLD_BELL, SPARROW];

const SEED = 11;
const MOST_STEPS = 200;
const MOST_TIES = 5;

/** A battle in rounds on one device, played as people play it. */
export class Rounds {
  readonly hand: Hand;
  readonly told: Told;

  constructor(hand: Hand, language: keyof typeof SAID = 'en') {
    this.hand = hand;
    this.told = SAID[language];
  }

  get page() {
    return this.hand.page;
  }

  /** The bar of the battle, or that of a new one. */
  get bar(): Locator {
    const { rounds } = this.told;
    const group = (name: string) => this.page.getByRole('group', { name, exact: true });
    return group(rounds.table.bar).or(group(rounds.common.continue));
  }

  get nextButton(): Locator {
    return this.bar.getByRole('button').last();
  }

  get undoButton(): Locator {
    return this.bar.getByRole('button', { name: begins(this.told.rounds.common.undo) });
  }

  card(name: string): Locator {
    return this.page.getByRole('article', { name: begins(`${name},`) });
  }

  /** What a card says in one sentence. */
  async says(name: string, sentence: RegExp): Promise<void> {
    await expect(this.card(name)).toHaveAccessibleName(sentence);
  }

  see(): Promise<Seen> {
    const { table } = this.told.rounds;
    return look(this.page, table.bar, table.panel);
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, level: 1 });
  }

  /** The question in hand, by its sentence. */
  tray(prompt: string): Locator {
    return this.page.getByRole('region', { name: prompt, exact: true });
  }

  async next(title?: string): Promise<void> {
    if (title !== undefined) await expect(this.nextButton).toHaveAccessibleName(named(title));
    await this.hand.tap(this.nextButton);
  }

  async tapCard(name: string): Promise<void> {
    await this.hand.tap(this.card(name).getByRole('button', { name: begins(`${name},`) }));
  }

  /** Activates whom one taps. */
  async activate(name: string): Promise<void> {
    await this.tapCard(name);
    await expect(this.card(name)).toHaveAttribute('data-state', 'acting');
  }

  /** An act of the one that acts, by how its name begins. */
  act(name: string): Locator {
    return this.page
      .getByRole('group', { name: this.told.rounds.table.panel, exact: true })
      .getByRole('button', { name: begins(name) });
  }

  /** A row that can be chosen, such as a target. */
  row(name: string): Locator {
    return this.page.getByRole('button', { name: begins(name) });
  }

  end(name: string): Promise<void> {
    return this.next(this.told.rounds.acts.end(name));
  }

  /** Types dice that were rolled on the table, one tap each. */
  async type(prompt: string, faces: readonly number[]): Promise<void> {
    const tray = this.tray(prompt);
    for (const face of faces)
      await this.hand.tap(tray.getByRole('button', { name: this.told.rounds.tray.face(face), exact: true }));
  }

  /** The same of dice that the app would roll: they were rolled on the table all the same. */
  async typeOf(prompt: string, faces: readonly number[]): Promise<void> {
    await this.hand.tap(this.tray(prompt).getByRole('button', { name: this.told.rounds.tray.type }));
    await this.type(prompt, faces);
  }

  /** Waits until it is the turn of that player. */
  async waitsFor(player: string): Promise<void> {
    const { table } = this.told.rounds;
    const strip = this.page.getByRole('group', { name: table.strip, exact: true });
    await expect(strip.getByRole('button', { name: `${table.cells.turn} ${player}`, exact: true })).toBeVisible();
  }

  /** Plays on to the end of a round, says who touches what, makes somebody fresh again, and ends it. */
  async endRound(number: number, touched: readonly (readonly [string, string])[], fresh?: string): Promise<void> {
    const { end } = this.told.rounds.round;
    await this.playOn(({ heading }) => heading === end.title(number));
    if (fresh !== undefined) {
      const tired = this.page.getByRole('group', { name: end.tired, exact: true });
      await this.hand.tap(tired.getByRole('button', { name: begins(`${fresh},`) }));
      await expect(this.page.getByText(end.nobodyTired)).toBeVisible();
    }
    for (const [objective, model] of touched) {
      const group = this.page.getByRole('group', { name: end.touches(objective) });
      await this.hand.tap(group.getByRole('button', { name: model, exact: true }));
    }
    await this.next(end.score);
    await this.next(end.next(number));
  }

  /**
   * From home to the first roll-off: dice of the first side on the table, of the second by the app. `without`: who of either
   * side stays at home.
   */
  async begin(system: string, without: readonly (readonly string[])[] = []): Promise<void> {
    const { hand, page, told } = this;
    const { other, bands } = told;
    await seedChance(page, SEED);
    await page.goto('/');
    await hand.tap(page.getByRole('button', { name: begins(other.home.doors.alone.title) }));
    await hand.tap(page.getByRole('radio', { name: system, exact: true }));
    await pressStep(hand, other.deployment.table);
    const dice = page.getByRole('radiogroup', { name: bands.dice(other.common.playerName(2)) });
    await hand.tap(dice.getByRole('radio', { name: bands.diceFrom.screen }));
    for (const [at, names] of without.entries()) {
      await pressStep(hand, other.common.playerName(at + 1));
      for (const name of names) await this.leaveOut(name);
    }
    await this.next(other.deployment.start);
    await this.next(told.rounds.round.setUp.start);
  }

  /** Leaves a model out of its war band. */
  async leaveOut(name: string): Promise<void> {
    const { hand, page, told } = this;
    await hand.tap(page.getByRole('button', { name: begins(`${name},`) }));
    await hand.tap(page.getByRole('dialog').getByRole('button', { name: told.bands.remove(name), exact: true }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  /** The first player rolls a 6 until that wins against the die of the second; `of`: for what. */
  async winRollOff(of: 'rollOff' | 'rollOffSetUp' = 'rollOff'): Promise<void> {
    const { tray } = this.told.rounds;
    const { playerName } = this.told.other.common;
    const [own, other] = [playerName(1), playerName(2)].map((who) => this.tray(tray.roll[of](who)));
    if (own === undefined || other === undefined) return;
    for (let times = 0; times < MOST_TIES && (times === 0 || (await own.isVisible())); times += 1) {
      await this.type(tray.roll[of](playerName(1)), [6]);
      await this.next(tray.rollNow(1));
      await expect(other).toHaveCount(0);
    }
  }

  /** Answers whatever is still asked with what the bar offers, until the table is there and asks nothing. */
  async finishAttack(): Promise<void> {
    const { acts, table } = this.told.rounds;
    await this.playOn(({ heading, next }) => {
      const free = next?.startsWith(acts.end('')) === true || next?.startsWith(acts.turn.tap) === true;
      return heading === table.title && free;
    });
  }

  /** The side whose turn it is, as the strip says it. */
  private async turn(): Promise<'retinue' | 'enemy'> {
    const { table } = this.told.rounds;
    const first = `${table.cells.turn} ${this.told.other.common.playerName(1)}`;
    const strip = this.page.getByRole('group', { name: table.strip, exact: true });
    return (await strip.getByRole('button', { name: first, exact: true }).count()) > 0 ? 'retinue' : 'enemy';
  }

  /** Taps the first of whoever may be tapped of the side whose turn it is. */
  async tapFirst({ cards }: Seen): Promise<void> {
    const { states } = this.told.rounds.table;
    const turn = await this.turn();
    const own = cards.filter(({ side }) => side === turn);
    const is = (state: string) => own.find(({ sentence }) => `${sentence},`.includes(`, ${state},`));
    const first = is(states.waiting) ?? is(states.ready);
    if (first === undefined) throw new Error(`nobody of ${turn} can be tapped`);
    return this.tapCard(first.name);
  }

  /** Goes on with whatever the bar offers, and taps the next card where one has to be tapped, until `stop` says so. */
  async playOn(stop: (seen: Seen) => boolean): Promise<Seen> {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const seen = await this.settled();
      if (stop(seen)) return seen;
      await this.step(seen);
    }
    throw new Error('it does not come to that');
  }

  async settled(): Promise<Seen> {
    await expect(this.nextButton).toBeVisible();
    return this.see();
  }

  /** The large button; a card where one has to be tapped. */
  private async step(seen: Seen): Promise<void> {
    const { acts, round } = this.told.rounds;
    const said = (text: string) => seen.next?.startsWith(text) === true;
    return said(acts.turn.tap) || said(round.deploy.next) ? this.tapFirst(seen) : this.next();
  }
}
