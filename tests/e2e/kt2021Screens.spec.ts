import type { Page } from '@playwright/test';
import { rulings as englishRulings } from '../../src/words/en/systems/rulings.ts';
import { strategy as englishStrategy } from '../../src/words/en/strategy.ts';
import { twoSides as englishSides } from '../../src/words/en/twoSides.ts';
import { killTeam2021Content } from '../../src/words/fr/systems/kt2021Content.ts';
import { rulings as frenchRulings } from '../../src/words/fr/systems/rulings.ts';
import { strategy as frenchStrategy } from '../../src/words/fr/strategy.ts';
import { twoSides as frenchSides } from '../../src/words/fr/twoSides.ts';
import type { SpokenWords } from '../support/words.ts';
import { noFindings } from './support/axe.ts';
import { budget } from './support/budget.ts';
import { settled } from './support/campaign.ts';
import type { Hand } from './support/hand.ts';
import { actionButton, begins, cardButton, en, fr, named, nextButton } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

/** Attack dice of the cinder thrower that hit once; its AP leaves one defence die, which saves nothing. */
const ONE_HIT = [4, 2, 2, 3];
const SAVED_NONE = [2];
const MOST_ANSWERS = 12;

interface Told {
  readonly words: SpokenWords;
  readonly sides: typeof englishSides;
  readonly say: (typeof englishStrategy)['strategy'];
  readonly rulings: { readonly title: string };
  /** A name of the pack, by its id. */
  readonly named: (id: string, english: string) => string;
}

const TOLD: Readonly<Record<'en' | 'fr', Told>> = {
  en: {
    words: en,
    sides: englishSides,
    say: englishStrategy.strategy,
    rulings: englishRulings.rulings,
    named: (_, english) => english,
  },
  fr: {
    words: fr,
    sides: frenchSides,
    say: frenchStrategy.strategy,
    rulings: frenchRulings.rulings,
    named: (id, english) => killTeam2021Content.names[id] ?? english,
  },
};

/** Two hands on one device, in one language. */
class Table {
  readonly hand: Hand;
  readonly told: Told;
  readonly wardens: string;
  readonly saints: string;

  constructor(hand: Hand, told: Told) {
    this.hand = hand;
    this.told = told;
    this.wardens = told.named('salt-wardens', 'Salt wardens');
    this.saints = told.named('gutter-saints', 'Gutter saints');
  }

  get page(): Page {
    return this.hand.page;
  }

  player(number: number): string {
    return this.told.words.common.playerName(number);
  }

  async next(title?: string): Promise<void> {
    const next = nextButton(this.page, this.told.words);
    if (title !== undefined) await expect(next).toHaveAccessibleName(named(title));
    await this.hand.tap(next);
  }

  async tick(id: string, english: string): Promise<void> {
    await this.hand.tap(this.page.getByRole('checkbox', { name: begins(this.told.named(id, english)) }));
  }

  async types(...faces: readonly number[]): Promise<void> {
    const { dice } = this.told.words;
    for (const face of faces)
      await this.hand.tap(this.page.getByRole('button', { name: dice.face(face), exact: true }));
  }

  async rollsOff(side: string, face: number): Promise<void> {
    await expect(this.page.getByText(this.told.words.dice.rollOff(side), { exact: true })).toBeVisible();
    await this.types(face);
  }

  /** The device goes over to a player, who opens the page. */
  async handOver(number: number, look = false): Promise<void> {
    const { secret } = this.told.sides;
    const who = this.player(number);
    await expect(this.page.getByRole('heading', { name: secret.handTo(who) })).toBeVisible();
    if (look) await noFindings(this.page, 'hand-over');
    await this.next(secret.has(who));
  }

  /** Somebody acts and does nothing. */
  async passes(name: string): Promise<void> {
    await this.hand.tap(cardButton(this.page, name));
    await this.next(this.told.words.battle.endActivation);
  }

  /** Presses what the bar offers until it says this. */
  async answersUntil(title: string): Promise<void> {
    const next = nextButton(this.page, this.told.words);
    for (let answered = 0; answered < MOST_ANSWERS; answered += 1) {
      const before = await settled(this.hand);
      if ((await next.getAttribute('aria-label'))?.startsWith(title) === true) return;
      await this.hand.tap(next);
      await expect.poll(() => this.page.getByRole('main').innerText()).not.toBe(before);
    }
  }
}

/** From home to the set-up in turns. */
async function chooseTeams({ hand, page, told }: Table, language: 'en' | 'fr'): Promise<void> {
  const { words, sides } = told;
  await page.goto('/');
  if (language === 'fr') await hand.tap(page.getByRole('radio', { name: fr.common.languages.fr }));
  await hand.tap(page.getByRole('button', { name: words.home.doors.alone.title }));
  await hand.tap(page.getByRole('radio', { name: words.deployment.systems.kt2021, exact: true }));
  const start = page.getByRole('button', { name: begins(words.deployment.start) });
  await expect(start).toBeVisible();
  await noFindings(page, 'choosing kill teams');
  await hand.tap(start);
  await expect(
    page.getByRole('button', { name: begins(sides.setUp.choose(words.common.playerName(1))) }),
  ).toBeVisible();
}

/** Sets up in turns, everybody on Engage, and both choose their tac ops, each alone. */
async function setUp(table: Table): Promise<void> {
  const { hand, page, told, wardens, saints } = table;
  const { setUp: say, secret } = told.sides;
  await hand.tap(page.getByRole('button', { name: say.steps.roles }));
  await noFindings(page, 'set-up in turns');
  await hand.tap(page.getByRole('button', { name: begins(say.choose(table.player(1))) }));
  await table.handOver(1, true);
  await table.tick('hold-fast', 'Hold fast');
  await noFindings(page, 'tac op choice');
  await table.tick('locked-gate', 'Locked gate');
  await table.tick('far-shore', 'Far shore');
  await table.next(secret.keep);
  await hand.tap(page.getByRole('button', { name: begins(say.choose(table.player(2))) }));
  await table.handOver(2);
  await table.tick('locked-gate', 'Locked gate');
  await table.tick('cut-the-head', 'Cut off the head');
  await table.tick('grim-harvest', 'Grim harvest');
  await table.next(secret.keep);
  for (const side of [wardens, saints]) {
    const all = page.getByRole('radiogroup', { name: told.words.deployment.ordersOfAll(side) });
    await hand.tap(all.getByRole('radio', { name: told.words.orders.engage.name }));
  }
  await table.next(say.begin);
}

/** The wardens win the roll-off and let the saints begin. */
async function begin(table: Table): Promise<void> {
  const { hand, page, wardens, saints } = table;
  await table.rollsOff(wardens, 6);
  await table.rollsOff(saints, 2);
  await hand.tap(page.getByRole('radio', { name: begins(saints) }));
  await table.next(saints);
}

/** Each side says a strategic ploy and passes; the saints reveal one tac op, behind the hand-over. */
async function speak(table: Table): Promise<void> {
  const { hand, page, told, wardens, saints } = table;
  const { say, sides } = told;
  await expect(page.getByRole('heading', { name: say.ask.ploys(saints) })).toBeVisible();
  await noFindings(page, 'strategy');
  await budget(hand, 'a strategic ploy', 2, async () => {
    await table.tick('hymn-of-nails', 'Hymn of nails');
    await table.next(told.named('hymn-of-nails', 'Hymn of nails'));
  });
  await expect(page.getByRole('heading', { name: say.ask.ploys(wardens) })).toBeVisible();
  await table.tick('steady-line', 'Steady line');
  await table.next(told.named('steady-line', 'Steady line'));
  await budget(hand, 'a pass', 1, () => table.next(say.pass));
  await table.next(say.pass);
  const head = told.named('cut-the-head', 'Cut off the head');
  await budget(hand, 'a tac op revealed, the phone handed over', 3, async () => {
    await table.handOver(2);
    await table.tick('cut-the-head', 'Cut off the head');
    await noFindings(page, 'reveal');
    await table.next(sides.secret.reveal(head));
  });
  await table.handOver(1);
  await expect(page.getByText(told.named('grim-harvest', 'Grim harvest'))).toHaveCount(0);
  await table.next(sides.secret.pass);
  await table.handOver(2);
  await table.next(sides.secret.pass);
}

/** A shot at a warden, who says a tactical ploy at its moment. */
async function shoot(table: Table): Promise<void> {
  const { hand, page, told } = table;
  const { words } = told;
  await budget(hand, 'activate', 1, () => hand.tap(cardButton(page, 'Stoker Jude')));
  await hand.tap(actionButton(page, 'shoot', words));
  await budget(hand, 'attack, 6 dice with one rolled again, a ploy said, another let pass', 6 + 6, async () => {
    await hand.tap(cardButton(page, 'Ada Quill'));
    const ploy = told.named('flat-on-the-stones', 'Flat on the stones');
    const offered = page.getByRole('radio', { name: ploy });
    await expect(offered).toBeVisible();
    await noFindings(page, 'a tactical ploy at its moment');
    await hand.tap(offered);
    await table.next();
    await table.types(...ONE_HIT);
    await table.types(...SAVED_NONE);
    await table.answersUntil(words.battle.endActivation);
  });
  await table.next(words.battle.endActivation);
}

/** Everybody else but Kit Vane acts and does nothing; the two zealots go as a group. */
async function others(table: Table): Promise<void> {
  const { hand, page, told } = table;
  const saints = ['Old Lob', 'The Flail', 'Mother Ash'];
  for (const [at, warden] of ['Tom Barrow', 'Ines Cole', 'Big Harl', 'Moss'].entries()) {
    await table.passes(warden);
    const saint = saints[at];
    if (saint !== undefined) await table.passes(saint);
  }
  await table.passes('Saint Rag');
  await budget(hand, 'the next of a group', 1, () => table.next(told.words.battle.activate('Saint Nail')));
  await expect(cardButton(page, 'Saint Nail')).toBeVisible();
  await table.next(told.words.battle.endActivation);
  await table.passes('Ada Quill');
}

/** Nobody of the saints is ready: one of them shoots out of turn. */
async function overwatch(table: Table): Promise<void> {
  const { hand, page, told, wardens, saints } = table;
  const { words } = told;
  await expect(page.getByRole('heading', { name: words.overwatch.title(saints, wardens) })).toBeVisible();
  await noFindings(page, 'overwatch');
  await budget(hand, 'an overwatch, up to its dice', 1, () => table.next());
  await expect(page.getByRole('heading', { name: words.attack.shootTitle, level: 1 })).toBeVisible();
  await table.answersUntil(words.battle.activate('Kit Vane'));
}

/** The score of the first turning point, corrected by a tap; the end by hand; and the readings that were taken. */
async function score(table: Table): Promise<void> {
  const { hand, page, told, wardens } = table;
  const { words, sides, rulings } = told;
  await expect(page.getByRole('heading', { name: sides.score.title(1) })).toBeVisible();
  await noFindings(page, 'score of a turning point');
  const own = page.getByRole('list', { name: wardens });
  const light = own.getByRole('checkbox', { name: begins(told.named('each-light', 'Each light')) });
  await budget(hand, 'a score corrected', 1, () => hand.tap(light));
  await expect(light).toBeChecked();
  await page.goto(`${page.url()}/end`);
  await table.next(words.end.confirm);
  await expect(page.getByRole('table', { name: sides.final.title })).toBeVisible();
  await noFindings(page, 'final score');
  await page.goto('/#/rulings');
  await expect(page.getByRole('heading', { name: rulings.title, level: 1 })).toBeVisible();
  await noFindings(page, 'rulings');
}

test('should have no findings from choosing kill teams of 2021 to the final score: in French in the hand, in English at a desk', async ({
  hand,
}) => {
  const language = hand.touch ? 'fr' : 'en';
  const table = new Table(hand, TOLD[language]);
  const { words, sides } = table.told;
  await chooseTeams(table, language);
  await setUp(table);
  await begin(table);
  await speak(table);
  await shoot(table);
  await others(table);
  await overwatch(table);
  await table.next(words.battle.activate('Kit Vane'));
  await table.next(words.battle.endActivation);
  await table.answersUntil(sides.score.next(0, 0));
  await score(table);
});
