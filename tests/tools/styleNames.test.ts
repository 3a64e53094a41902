import { describe, expect, it } from 'vitest';
import { styleNames } from '../../src/tools/styleNames.ts';

const CARD = '/app/src/ui/Card.module.css';
const BAR = '/app/src/ui/Bar.module.css';

describe('what classes of styles are called', () => {
  it('should begin alike in one file, and otherwise in another', () => {
    const called = styleNames('/app');
    const [head, body, bar] = [called('head', CARD), called('body', CARD), called('head', BAR)];
    expect(body.slice(0, -1)).toBe(head.slice(0, -1));
    expect(body).not.toBe(head);
    expect(bar.slice(0, -1)).not.toBe(head.slice(0, -1));
    expect([head, body, bar].every((name) => /^[a-z][\w-]*$/iu.test(name))).toBe(true);
  });

  it('should be the same each time a file is asked for, however it is asked, and wherever it lies', () => {
    const called = styleNames('/app');
    const first = [called('head', CARD), called('body', CARD)];
    expect([called('head', `${CARD}?used`), called('body', CARD)]).toEqual(first);
    const elsewhere = styleNames('/home/me');
    expect([
      elsewhere('head', CARD.replace('/app', '/home/me')),
      elsewhere('body', CARD.replace('/app', '/home/me')),
    ]).toEqual(first);
  });

  it('should be told apart however many there are in a file', () => {
    const called = styleNames('/app');
    const names = Array.from({ length: 100 }, (_, at) => called(`part${at}`, CARD));
    expect(new Set(names).size).toBe(100);
  });
});
