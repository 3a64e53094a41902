import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ActionButton } from '../../src/ui/ActionButton.tsx';

describe('ActionButton', () => {
  it('should name the act, with what, and its cost', () => {
    render(
      <ActionButton
        icon="shoot"
        title="Shoot"
        detail="Laspistol"
        cost={{ value: '1', unit: 'AP' }}
        onPress={vi.fn()}
      />,
    );
    const button = screen.getByRole('button', { name: 'Shoot, Laspistol, 1 AP' });
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('should say why it is impossible and still be pressed', async () => {
    const onPress = vi.fn();
    render(
      <ActionButton
        icon="fight"
        title="Fight"
        detail="Sword"
        cost={{ value: '1', unit: 'AP' }}
        impossible="no enemy within 1″"
        onPress={onPress}
      />,
    );
    const button = screen.getByRole('button', { name: 'Fight, no enemy within 1″' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).not.toBeDisabled();
    expect(button).not.toHaveTextContent('Sword');
    await userEvent.click(button);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('should be as wide as the panel where half of it would hide the end of what it is', () => {
    const long = 'At the console. It is a clue for certain, and it is not quiet.';
    const { rerender } = render(<ActionButton icon="interact" title="Wring" detail={long} onPress={vi.fn()} />);
    expect(screen.getByRole('button')).toHaveClass(/long/u);
    rerender(<ActionButton icon="interact" title="Wring" detail="At the console." onPress={vi.fn()} />);
    expect(screen.getByRole('button')).not.toHaveClass(/long/u);
  });
});
