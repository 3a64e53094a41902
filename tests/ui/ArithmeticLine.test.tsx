import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ArithmeticLine } from '../../src/ui/ArithmeticLine.tsx';

function Sum() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ArithmeticLine
      sentence="4 dice, minus 2 saves, 4 damage"
      cells={[
        { id: 'dice', value: '4', label: 'Dice', state: 'set' },
        { id: 'saves', value: '2', label: 'Saves', state: 'set', before: '−' },
      ]}
      openId={open}
      onToggle={(id) => setOpen(id === open ? null : id)}
    >
      why {open}
    </ArithmeticLine>
  );
}

it('should open the why of the pressed number below the line and close it again', async () => {
  render(<Sum />);
  const saves = screen.getByRole('button', { name: '2 Saves' });
  expect(screen.getByRole('group', { name: '4 dice, minus 2 saves, 4 damage' })).toContainElement(saves);
  expect(saves).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(saves);
  expect(saves).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('why saves')).toBeVisible();
  await userEvent.click(saves);
  expect(screen.queryByText(/why/)).toBeNull();
});
