import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shapesOf, withSymbols } from '../../src/ui/DistanceSymbols.tsx';
import { Distances, Measured } from '../../src/ui/measured.tsx';

const said = (length: number) => shapesOf(length)?.map(([count, [, name]]) => `${count} ${name}`) ?? null;

describe('Distances in the symbols of 2021', () => {
  it.each([
    [1, ['1 triangle']],
    [2, ['1 circle']],
    [3, ['1 square']],
    [4, ['2 circle']],
    [5, ['2 circle', '1 triangle']],
    [6, ['1 pentagon']],
    [7, ['3 circle', '1 triangle']],
    [8, ['4 circle']],
    [9, ['3 square']],
    [12, ['2 pentagon']],
  ])('[K-08] should draw %i inches', (length, shapes) => {
    expect(said(length)).toEqual(shapes);
  });

  it('[K-08] should leave what has no symbol in inches', () => {
    expect([said(0), said(2.5)]).toEqual([null, null]);
  });

  it('[K-08] should draw each distance of a text, and say it in inches', () => {
    render(<Distances value={withSymbols}>{<Measured text={'Move up to 6\u2033, then within 1\u2033.'} />}</Distances>);
    expect(screen.getAllByRole('img').map((each) => each.getAttribute('aria-label'))).toEqual(['6\u2033', '1\u2033']);
  });

  it('[K-08] should write inches where nothing else is chosen', () => {
    render(<Measured text={'Dash 3\u2033'} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Dash 3\u2033')).toBeTruthy();
  });
});
