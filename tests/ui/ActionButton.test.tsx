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
});
