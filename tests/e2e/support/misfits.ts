import type { Page } from '@playwright/test';
import { DEFAULT_SETTINGS, SETTINGS_KEY, savedSettings } from '../../../src/persistence/settingsSlot.ts';
import { wrap } from '../../../src/persistence/heading.ts';

/** The smallest text on a screen, in px. */
const LEAST_TEXT = 12;
const USUAL_SETTINGS = wrap(savedSettings, { savedAt: '', revision: 0 }, DEFAULT_SETTINGS);

type Look = {
  /** The width of the page, in px. */
  readonly width: number;
  readonly languages: readonly string[];
  /** Sizes of the text, in percent. */
  readonly texts: readonly number[];
};

/**
 * What of the screen does not fit a page so wide, in these languages and sizes of text, which are set as another tab would: the
 * page itself, controls and heads that nobody can scroll to, words that are cut or run out of their control, and text too small
 * to read. What lies under an open sheet is left alone, and what is for paper.
 */
export const misfits = (page: Page, look: Look): Promise<(readonly [what: string, where: string])[]> =>
  page.evaluate(
    async ({ width, languages, texts: sizes, leastText, key, usual }) => {
      type Box = { left: number; right: number; top: number; bottom: number };
      const SLACK = 1.5;
      const html = document.documentElement;
      const misfitsNow = (): ReadonlySet<string> => {
        const found = new Set<string>();
        if (html.scrollWidth > width) found.add(`the page is ${html.scrollWidth} px wide`);
        const dialogs = document.querySelectorAll('dialog[open]');
        const root = dialogs[dialogs.length - 1] ?? document.body;
        const said = (element: Element) =>
          (element.getAttribute('aria-label') ?? element.textContent ?? '')
            .replaceAll(/\s+/gu, ' ')
            .trim()
            .slice(0, 60);
        const unseen = (element: Element) =>
          !element.checkVisibility({ visibilityProperty: true }) ||
          element.closest('.visually-hidden, [data-paper]') !== null;
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

        /** How a box sticks out of what holds it, or null: clipped by an ancestor, or where no scrolling leads. */
        const sticksOut = (element: Element, box: Box, from: Element | null): string | null => {
          let { left, right, top, bottom } = box;
          let fixed = getComputedStyle(element).position === 'fixed';
          for (let at = from; at !== null && at !== html && at !== document.body; at = at.parentElement) {
            if (fixed) break;
            const style = getComputedStyle(at);
            if (style.display === 'contents' || style.display === 'inline') continue;
            const { left: x, top: y } = at.getBoundingClientRect();
            const inner = { left: x + at.clientLeft, top: y + at.clientTop };
            const [wide, high] = [at.clientWidth, at.clientHeight];
            // What is told whole behind a control may be cut short in its second line.
            if (at.localName === 'small' && style.textOverflow === 'ellipsis') return null;
            if (clips(style.overflowX) && (left < inner.left - SLACK || right > inner.left + wide + SLACK))
              return `cut sideways by ${at.className}`;
            if (clips(style.overflowY) && (top < inner.top - SLACK || bottom > inner.top + high + SLACK))
              return `cut in height by ${at.className}`;
            if (['auto', 'scroll'].includes(style.overflowX) && at.scrollWidth > wide) {
              if (left - inner.left + at.scrollLeft < -SLACK) return 'left of what scrolls';
              [left, right] = [inner.left, inner.left + wide];
            }
            if (['auto', 'scroll'].includes(style.overflowY) && at.scrollHeight > high) {
              if (top - inner.top + at.scrollTop < -SLACK) return 'above what scrolls';
              [top, bottom] = [inner.top, inner.top + high];
            }
            if (style.position === 'fixed') fixed = true;
          }
          if (left < -SLACK || right > width + SLACK) return `from ${Math.round(left)} to ${Math.round(right)}`;
          if (fixed && (top < -SLACK || bottom > innerHeight + SLACK))
            return `from ${Math.round(top)} down to ${Math.round(bottom)} of ${innerHeight}`;
          if (!fixed && top + scrollY < -SLACK) return 'above the page';
          return null;
        };

        const controls = 'button, a[href], input, select, textarea, summary, [role="radio"], h1, h2';
        for (const control of root.querySelectorAll(controls)) {
          const box = control.getBoundingClientRect();
          if (box.width === 0 || unseen(control)) continue;
          const how = sticksOut(control, box, control.parentElement);
          if (how !== null) found.add(`${control.localName} ${said(control)}: ${how}`);
        }

        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const holder = text.parentElement;
          if (holder === null || text.textContent?.trim() === '' || unseen(holder)) continue;
          if (holder.closest('svg, option, select, textarea, script, style, template') !== null) continue;
          const words = text.textContent?.trim().slice(0, 40) ?? '';
          const size = Number.parseFloat(getComputedStyle(holder).fontSize);
          if (size < leastText - 0.05) found.add(`"${words}": ${size.toFixed(1)} px`);
          const range = document.createRange();
          range.selectNodeContents(text);
          const whole = range.getBoundingClientRect();
          if (whole.width === 0) continue;
          // Letters are lower than the box that the font asks for.
          const { left, right } = whole;
          const box = { left, right, top: whole.top + 0.3 * size, bottom: whole.bottom - 0.3 * size };
          const how = sticksOut(holder, box, holder);
          if (how !== null) found.add(`"${words}" in ${holder.className}: ${how}`);
          const control = holder.closest('button, a[href], summary, [role="radio"]');
          if (control === null || getComputedStyle(holder).textOverflow === 'ellipsis') continue;
          const edge = control.getBoundingClientRect();
          if (box.left < edge.left - SLACK || box.right > edge.right + SLACK)
            found.add(
              `"${words}" runs out of ${said(control)} by ${Math.round(Math.max(edge.left - box.left, box.right - edge.right))}`,
            );
          else if (box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK)
            found.add(`"${words}" stands out of ${said(control)}`);
        }
        return found;
      };
      const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const settle = async (change: object) => {
        const stored = JSON.parse(localStorage.getItem(key) ?? usual) as { data: object };
        localStorage.setItem(key, JSON.stringify({ ...stored, data: { ...stored.data, ...change } }));
        dispatchEvent(new StorageEvent('storage', { key }));
        await drawn();
      };
      const out: (readonly [string, string])[] = [];
      for (const language of languages)
        for (const textSize of sizes) {
          await settle({ language, textSize });
          while (html.lang !== language) await drawn();
          if (misfitsNow().size > 0) await new Promise((done) => setTimeout(done, 120));
          for (const what of misfitsNow()) out.push([what, `${language} ${width} ${textSize} %`]);
        }
      return out;
    },
    { ...look, leastText: LEAST_TEXT, key: SETTINGS_KEY, usual: USUAL_SETTINGS },
  );
