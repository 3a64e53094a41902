import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BoardLayout } from '../../../src/ui/board/BoardLayout.tsx';

const DOCK = 'Who acts';
const HIGH = 200;

function shown(): { readonly map: HTMLElement; readonly dock: HTMLElement } {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HIGH);
  render(
    <BoardLayout label="Battle" strip="" map={<b>Map</b>} dock="Legs" dockLabel={DOCK} asks={false} bar={<i>Bar</i>} />,
  );
  return { map: screen.getByText('Map'), dock: screen.getByRole('region', { name: DOCK }) };
}

afterEach(() => vi.restoreAllMocks());

describe('the layout of a board', () => {
  it('should keep the height of what stands below the map while a finger is on the map', () => {
    const { map, dock } = shown();
    fireEvent.pointerDown(map, { isPrimary: true });
    for (const element of [dock, screen.getByText('Bar').parentElement])
      expect(element).toHaveStyle({ height: `${HIGH}px`, maxHeight: `${HIGH}px` });
    fireEvent.pointerUp(document.body, { isPrimary: false });
    expect(dock.style.height).toBe(`${HIGH}px`);
    fireEvent.pointerUp(document.body, { isPrimary: true });
    expect(dock.style.height).toBe('');
  });

  it('should let go where the browser takes the finger for itself', () => {
    const { map, dock } = shown();
    fireEvent.pointerDown(map, { isPrimary: true });
    fireEvent.pointerCancel(map, { isPrimary: true });
    expect(dock.style.height).toBe('');
  });

  it('should keep nothing for a finger beside the map', () => {
    const { dock } = shown();
    fireEvent.pointerDown(dock, { isPrimary: true });
    expect(dock.style.height).toBe('');
  });
});
