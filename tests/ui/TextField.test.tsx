import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FieldWords } from '../../src/ui/fieldWords.ts';
import { TextField } from '../../src/ui/TextField.tsx';

function Named({ maxLength }: { readonly maxLength?: number }) {
  const [name, setName] = useState('');
  return (
    <TextField
      label="Name"
      value={name}
      placeholder="The first ledger"
      onChange={setName}
      {...(maxLength !== undefined && { maxLength })}
    />
  );
}

describe('TextField', () => {
  it('should say what an empty field stands for', () => {
    render(<Named />);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('placeholder', 'The first ledger');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('should count shortly before the limit, and take no more than that', async () => {
    const user = userEvent.setup();
    render(<Named maxLength={40} />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.type(field, 'x'.repeat(31));
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    await user.type(field, 'x');
    expect(screen.getByRole('status')).toHaveTextContent('32/40');
    await user.type(field, 'x'.repeat(20));
    expect(screen.getByRole('status')).toHaveTextContent('40/40');
    expect(field).toHaveValue('x'.repeat(40));
  });

  it('should say that what was pasted is cut, until something else is typed', async () => {
    const user = userEvent.setup();
    render(
      <FieldWords value={{ cut: (most) => `cut at ${most}` }}>
        <Named maxLength={40} />
      </FieldWords>,
    );
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.click(field);
    await user.paste('x'.repeat(20_000));
    expect(field).toHaveValue('x'.repeat(40));
    expect(screen.getByRole('status')).toHaveTextContent('40/40 cut at 40');
    await user.paste('more');
    expect(screen.getByRole('status')).toHaveTextContent('40/40 cut at 40');
    await user.type(field, '{Backspace}');
    expect(screen.getByRole('status')).toHaveTextContent(/^39\/40$/);
  });

  it('should say nothing of what fits, also in place of what was there', async () => {
    const user = userEvent.setup();
    render(
      <FieldWords value={{ cut: (most) => `cut at ${most}` }}>
        <Named maxLength={40} />
      </FieldWords>,
    );
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    await user.paste('x'.repeat(40));
    await user.tripleClick(screen.getByRole('textbox', { name: 'Name' }));
    await user.paste('y'.repeat(40));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('y'.repeat(40));
    expect(screen.getByRole('status')).toHaveTextContent(/^40\/40$/);
  });

  it('should not count in a short field before it is nearly full', async () => {
    const user = userEvent.setup();
    render(<Named maxLength={10} />);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'seven..');
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '.');
    expect(screen.getByRole('status')).toHaveTextContent('8/10');
  });
});
