import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePressedInView } from '../../../src/ui/board/usePressedInView.ts';

const HIGH = 50;
const KEYS = ['a', 'b', 'c', 'd', 'e'];

function List({ pressed }: { readonly pressed: string | null }) {
  const list = usePressedInView(pressed);
  return (
    <div ref={list} role="group">
      {KEYS.map((key) => (
        <button key={key} type="button" aria-pressed={key === pressed}>
          {key}
        </button>
      ))}
    </div>
  );
}

/** The list shows two and a half of them, from its top. */
function boxOf(this: Element): DOMRect {
  const list = screen.getByRole('group');
  if (this === list) return new DOMRect(0, 0, 100, 2.5 * HIGH);
  return new DOMRect(0, KEYS.indexOf(this.textContent) * HIGH - list.scrollTop, 100, HIGH);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a list with something pressed in it', () => {
  it('should scroll just so far that it is in view, down and up, and not otherwise', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
    const { rerender } = render(<List pressed="b" />);
    const list = screen.getByRole('group');
    expect(list.scrollTop).toBe(0);
    rerender(<List pressed="d" />);
    expect(list.scrollTop).toBe(1.5 * HIGH);
    rerender(<List pressed={null} />);
    expect(list.scrollTop).toBe(1.5 * HIGH);
    rerender(<List pressed="a" />);
    expect(list.scrollTop).toBe(0);
  });
});
