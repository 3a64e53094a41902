import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SheetDialog } from '../../src/ui/SheetDialog.tsx';

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Why
      </button>
      <SheetDialog open={open} title="Fight" closeLabel="Close" onClose={() => setOpen(false)}>
        <p>no enemy within 1″</p>
      </SheetDialog>
    </>
  );
}

async function openSheet() {
  render(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Why' }));
  return screen.getByRole('dialog', { name: 'Fight' });
}

describe('SheetDialog', () => {
  it('should open as a modal with its words', async () => {
    const dialog = await openSheet();
    expect(dialog).toHaveAttribute('open');
    expect(dialog).toHaveTextContent('no enemy within 1″');
  });

  it('should close by its cross and give the focus back', async () => {
    await openSheet();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Why' })).toHaveFocus();
  });

  it('should close by Escape, which the browser tells as cancel', async () => {
    const dialog = await openSheet();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('should close by a press on the backdrop, not by one on its words', async () => {
    const dialog = await openSheet();
    await userEvent.click(screen.getByText('no enemy within 1″'));
    expect(screen.getByRole('dialog')).toBeVisible();
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
