import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { NumberEntry } from '../../../src/features/row-editor/NumberEntry.tsx';

const kept = vi.fn<(value: number, typed: boolean) => void>();

function Field({ least }: { readonly least: number }) {
  const [value, setValue] = useState(0);
  const change = (next: number, typed: boolean) => {
    kept(next, typed);
    setValue(next);
  };
  return <NumberEntry label="By how much" value={value} least={least} most={9} flaw={null} onChange={change} />;
}

it.each([
  ['0233464', -9, 233464],
  ['-233464', -9, -233464],
  ['1234567', 0, 123456],
])('should keep %s as far as the field takes it, beyond its bounds too', async (typed, least, value) => {
  await act(async () => {
    render(
      <Suspense>
        <Field least={least} />
      </Suspense>,
    );
    await Promise.resolve();
  });
  const user = userEvent.setup();
  const field = await screen.findByLabelText('By how much');
  await user.clear(field);
  await user.type(field, typed);
  expect(kept).toHaveBeenLastCalledWith(value, true);
});
