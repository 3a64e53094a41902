import type { Locator, Page } from '@playwright/test';
import { en, fr, type SpokenWords } from '../../support/words.ts';

export { en, fr };

/** Names are told with plain spaces, whatever spaces they are written with. */
const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(/\s/gu, String.raw`\s`);

/** A name that begins so and ends there, or goes on after a comma. */
export const named = (text: string): RegExp => new RegExp(`^${escaped(text)}(,|$)`, 'u');

/** A name that begins so. */
export const begins = (text: string): RegExp => new RegExp(`^${escaped(text)}`, 'u');

/** What the bar says when a shot's damage can be applied, whatever it is. */
export const applies = ({ attack }: SpokenWords = en): RegExp =>
  new RegExp(`^(${escaped(attack.apply(0))}|${escaped(attack.apply(7)).replace('7', String.raw`\d+`)})`, 'u');

/** What the bar says while somebody acts; table mode has the shortest words. */
export const ends = ({ battle }: SpokenWords = en): RegExp =>
  new RegExp(`^(${escaped(battle.endActivation)}|${escaped(battle.endOf(''))})`, 'u');

/** The bar under the thumb, whichever screen it is on. */
export const bar = (page: Page, words: SpokenWords): Locator =>
  page
    .getByRole('group', { name: words.battle.bar })
    .or(page.getByRole('group', { name: words.common.continue, exact: true }));

/** The large button of the bar. */
export const nextButton = (page: Page, words: SpokenWords = en): Locator => bar(page, words).getByRole('button').last();

/** Undo, wherever it stands. */
export const undoButton = (page: Page, words: SpokenWords = en): Locator =>
  bar(page, words).getByRole('button', { name: begins(words.common.undo) });

/** The card of an operative: an article named by its sentence. */
export const card = (page: Page, name: string): Locator => page.getByRole('article', { name: begins(`${name},`) });

/** What a tap on a card presses. */
export const cardButton = (page: Page, name: string): Locator =>
  card(page, name).getByRole('button', { name: begins(`${name},`) });

/** The numeral of a card. */
export const woundsButton = (page: Page, name: string): Locator =>
  card(page, name).getByRole('button', { name: begins(`${name}:`) });

/** An action of the one that acts. */
export const actionButton = (page: Page, action: keyof typeof en.actions, words: SpokenWords = en): Locator =>
  page
    .getByRole('group', { name: words.battle.panelLabel })
    .getByRole('button', { name: begins(`${words.actions[action].name},`) });

/** What opens the acts that are seldom meant, where there are too many to show at once and they are closed. */
export const furtherButton = (page: Page): Locator =>
  page.getByRole('group', { name: en.battle.panelLabel }).getByRole('button', {
    name: new RegExp(`^${escaped(en.battle.further(9)).replace('9', String.raw`\d+`)}`, 'u'),
    expanded: false,
  });

/** The question in hand, by how its sentence begins. */
export const tray = (page: Page, prompt: string): Locator => page.getByRole('region', { name: begins(prompt) });

/** The open sheet. */
export const sheet = (page: Page): Locator => page.getByRole('dialog');

/** What opens the ways from the table: log, settings, the end, home. */
export const menuButton = (page: Page): Locator =>
  page.getByRole('group', { name: en.battle.stripLabel }).getByRole('button', { name: en.battle.menu, exact: true });

/** The head of the screen. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
