import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OperativeCard, type OperativeCardProps } from '../../src/ui/OperativeCard.tsx';

const GRUSHKA: OperativeCardProps = {
  side: 'retinue',
  name: 'Grushka',
  sentence: 'Grushka, 5 of 13 wounds, injured, ready, conceal, 2 AP',
  state: 'ready',
  stateWord: 'Ready',
  order: { kind: 'conceal', word: 'Conceal' },
  wounds: { now: 5, max: 13, injuredAt: 6 },
  woundsLabel: 'Grushka: 5 of 13 wounds. Tap to change',
  injuredWord: 'Injured',
  ap: { left: 2, of: 2, label: '2 of 2 AP' },
  onOpen: () => undefined,
  onWounds: () => undefined,
};

const loaded = (count: number) => ({ kind: 'loaded', shots: count, label: `${count} shots` }) as const;
const token = (id: string) => ({ id, short: id, label: `token ${id}` });

describe('OperativeCard', () => {
  it('should be a sentence with two buttons, each doing its own', async () => {
    const onOpen = vi.fn();
    const onWounds = vi.fn();
    render(<OperativeCard {...GRUSHKA} onOpen={onOpen} onWounds={onWounds} />);
    const card = screen.getByRole('article', { name: GRUSHKA.sentence });
    expect(within(card).getAllByRole('button')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: GRUSHKA.woundsLabel }));
    expect([onOpen.mock.calls.length, onWounds.mock.calls.length]).toEqual([0, 1]);
    await userEvent.click(screen.getByRole('button', { name: 'Grushka, Ready, Conceal' }));
    expect([onOpen.mock.calls.length, onWounds.mock.calls.length]).toEqual([1, 1]);
  });

  it('should take one wound with a tap on the lower part of the numeral, and open every value above it or by key', () => {
    const onWounds = vi.fn();
    const onWoundLess = vi.fn();
    render(<OperativeCard {...GRUSHKA} onWounds={onWounds} onWoundLess={onWoundLess} />);
    const numeral = screen.getByRole('button', { name: GRUSHKA.woundsLabel });
    vi.spyOn(numeral, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 58, 78));
    const calls = () => [onWounds.mock.calls.length, onWoundLess.mock.calls.length];
    fireEvent.click(numeral, { detail: 1, clientY: 120 });
    expect(calls()).toEqual([1, 0]);
    fireEvent.click(numeral, { detail: 1, clientY: 170 });
    expect(calls()).toEqual([1, 1]);
    fireEvent.click(numeral, { detail: 0, clientY: 170 });
    expect(calls()).toEqual([2, 1]);
  });

  it('should keep two tokens and fold three into the first and a number', () => {
    const { rerender } = render(<OperativeCard {...GRUSHKA} tokens={['A', 'B'].map(token)} />);
    expect(screen.getByText('B')).toBeVisible();
    rerender(<OperativeCard {...GRUSHKA} tokens={['A', 'B', 'C'].map(token)} />);
    expect(screen.queryByText('B')).toBeNull();
    expect(screen.getByText('+2')).toBeVisible();
    expect(screen.getByLabelText('token A, token B, token C')).toBeVisible();
  });

  it('should say why it cannot be chosen and still answer', async () => {
    const onOpen = vi.fn();
    render(<OperativeCard {...GRUSHKA} dimmed="out of sight" onOpen={onOpen} />);
    const button = screen.getByRole('button', { name: /out of sight/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveTextContent('out of sight');
    await userEvent.click(button);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('should show pips up to six shots, a figure above, and the word when empty', () => {
    const { rerender } = render(<OperativeCard {...GRUSHKA} ammo={loaded(6)} />);
    expect(screen.getByRole('img', { name: '6 shots' }).querySelectorAll('circle')).toHaveLength(6);
    rerender(<OperativeCard {...GRUSHKA} ammo={loaded(7)} />);
    expect(screen.getByRole('img', { name: '7 shots' })).toHaveTextContent('7');
    rerender(<OperativeCard {...GRUSHKA} ammo={{ kind: 'out', word: 'Jam' }} />);
    expect(screen.getByText('Jam')).toBeVisible();
  });
});
