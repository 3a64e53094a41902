import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Prose } from '../../src/ui/Prose.tsx';

const ALLOWED = new Set(['DIV', 'P', 'H3', 'H4', 'EM', 'STRONG', 'UL', 'OL', 'LI', 'SPAN', 'BLOCKQUOTE', 'HR', 'BR']);

const shown = (text: string): HTMLElement => render(<Prose text={text} />).container;

const elements = (text: string): readonly Element[] => [...shown(text).querySelectorAll('*')];

describe('prose', () => {
  it('should draw paragraphs, emphasis, headings, lists, quotations, rules and line breaks', () => {
    const text =
      '# The door\n\nIt *creaks* and **opens**.\\\nSlowly.\n\n> Who goes there?\n\n1. One\n2. Two\n\n- a\n\n---';
    expect(shown(text).firstElementChild?.innerHTML).toBe(
      [
        '<h3>The door</h3><p>It <em>creaks</em> and <strong>opens</strong>.<br>\nSlowly.</p>',
        '<blockquote><p>Who goes there?</p></blockquote>',
        '<ol start="1"><li><span>One</span></li><li><span>Two</span></li></ol><ul><li><span>a</span></li></ul><hr>',
      ]
        .join('')
        .replace('<br>\n', '<br>'),
    );
  });

  it.each([
    '<script>alert(1)</script>',
    'Hello <img src=x onerror=alert(1)> you',
    '<iframe src="https://example.org"></iframe>\n\n<style>p{display:none}</style>',
    '[go](javascript:alert(1)) and <javascript:alert(1)> and ![seen](https://example.org/x.png)',
    '[x]: javascript:alert(1)\n\n[x]',
    '&lt;script&gt;alert(1)&lt;/script&gt; &#60;b&#62;',
    '<div><p onclick="alert(1)">\n\n*x*',
  ])('should have no element, address or handler but its own in %s', (text) => {
    for (const element of elements(text)) {
      expect(ALLOWED).toContain(element.tagName);
      expect(element.getAttributeNames().filter((name) => name !== 'class' && name !== 'start')).toEqual([]);
    }
  });

  it('should keep HTML and entities as text, and of links and pictures their words', () => {
    expect(shown('<script>alert(1)</script>').textContent).toBe('<script>alert(1)</script>');
    expect(shown('&lt;b&gt; &amp; [go](javascript:x) ![seen](https://example.org/x.png)').textContent).toBe(
      '<b> & go seen',
    );
  });

  it.each([
    ['quotations', '>'.repeat(18_000)],
    ['lists', '- '.repeat(9000)],
    ['numbered lists', '1. > '.repeat(3500)],
    ['indented lists', Array.from({ length: 130 }, (_, depth) => `${' '.repeat(2 * depth)}- a`).join('\n')],
    ['a list of quotations', '- > a\n'.repeat(150)],
    ['emphasis', '*a **b '.repeat(2500)],
    ['brackets', '['.repeat(18_000)],
    ['stars', '*'.repeat(18_000)],
    ['backquotes', '` `` '.repeat(3500)],
  ])('should draw %s within one another without end', (_, text) => {
    const began = performance.now();
    expect(elements(`${text}end`).length).toBeLessThan(40_000);
    expect(shown(`${text}end`).textContent).toContain('end');
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
