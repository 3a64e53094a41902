import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { WoundsPicker } from '../../src/ui/WoundsPicker.tsx';

function show(value: number) {
  const onSet = vi.fn();
  const onClose = vi.fn();
  render(
    <WoundsPicker
      title="Vex"
      note="Save 5+"
      value={value}
      max={8}
      side="retinue"
      lessLabel="One less"
      moreLabel="One more"
      valueLabel={(each) => `${each} wounds`}
      onSet={onSet}
      onClose={onClose}
    />,
  );
  return { onSet, onClose };
}

describe('WoundsPicker', () => {
  it('should offer every value from 0 to the maximum and mark the current one', () => {
    show(6);
    const dialog = screen.getByRole('dialog', { name: 'Vex' });
    expect(within(dialog).getAllByRole('button', { name: /wounds$/ })).toHaveLength(9);
    expect(screen.getByRole('button', { name: '6 wounds' })).toHaveAttribute('aria-current', 'true');
    expect(dialog).toHaveTextContent('Save 5+');
  });

  it('should set a tapped value and close', async () => {
    const { onSet, onClose } = show(6);
    await userEvent.click(screen.getByRole('button', { name: '2 wounds' }));
    expect(onSet.mock.calls).toEqual([[2]]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('should set one less with the minus', async () => {
    const { onSet } = show(6);
    await userEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(onSet.mock.calls).toEqual([[5]]);
  });

  it('should not go above the maximum and say so', async () => {
    const { onSet } = show(8);
    const more = screen.getByRole('button', { name: 'One more' });
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    expect(onSet).not.toHaveBeenCalled();
  });

  it('should close without setting when the current value is tapped', async () => {
    const { onSet, onClose } = show(6);
    await userEvent.click(screen.getByRole('button', { name: '6 wounds' }));
    expect(onSet).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('should begin at the current value and give the focus back when it goes', () => {
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    show(6);
    expect(screen.getByRole('button', { name: '6 wounds' })).toHaveFocus();
    cleanup();
    expect(before).toHaveFocus();
    before.remove();
  });
});
