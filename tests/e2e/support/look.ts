import type { Page } from '@playwright/test';

/** One card as anybody can read it. */
export interface CardSeen {
  readonly name: string;
  readonly side: 'retinue' | 'enemy';
  readonly state: 'ready' | 'acting' | 'guard' | 'done' | 'down';
  readonly wounds: number;
  /** It says why it cannot be chosen. */
  readonly dimmed: boolean;
  /** Everything the card says, as one sentence. */
  readonly sentence: string;
}

/** The screen, read once. `next`: what stands on the bar's large button; null while a screen is being fetched. */
export interface Seen {
  readonly heading: string;
  readonly next: string | null;
  readonly undo: string | null;
  readonly cards: readonly CardSeen[];
  /** Names of the actions that can be taken now. */
  readonly actions: readonly string[];
  /** A sheet lies over it. */
  readonly covered: boolean;
  /** Answers to choose from. */
  readonly options: readonly string[];
}

/** Reads what is on screen, by roles and names only. */
export const look = (page: Page, barName: string, actionsName: string): Promise<Seen> =>
  page.evaluate(
    ([bar, acting]) => {
      const name = (element: Element | null | undefined) => element?.getAttribute('aria-label') ?? null;
      // What is shown: while a screen is being fetched, the one before may still stand hidden in the page.
      const all = (selector: string, root: ParentNode = document) =>
        [...root.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const keys = all(`[role="group"][aria-label="${bar}"] button`).map((button) => name(button));
      const cards = all('article[data-side]').map((article) => {
        const [, body] = all('button', article);
        return {
          name: (name(body) ?? '').split(',')[0] ?? '',
          side: article.getAttribute('data-side') as 'retinue' | 'enemy',
          state: article.getAttribute('data-state') as 'ready' | 'acting' | 'guard' | 'done' | 'down',
          wounds: Number(/(\d+) of \d+ wounds/u.exec(name(article) ?? '')?.[1]),
          dimmed: body?.getAttribute('aria-disabled') === 'true',
          sentence: name(article) ?? '',
        };
      });
      const actions = all(`[role="group"][aria-label="${acting}"] button:not([aria-disabled]):not([aria-expanded])`);
      return {
        heading: all('h1')[0]?.textContent ?? '',
        next: keys.at(-1) ?? null,
        undo: keys.length > 1 ? (keys[0] ?? null) : null,
        cards,
        covered: all('dialog[open]').length > 0,
        actions: actions.map((button) => name(button) ?? ''),
        options: all('[role="radiogroup"] [role="radio"]').map((radio) => radio.textContent ?? ''),
      };
    },
    [barName, actionsName],
  );
