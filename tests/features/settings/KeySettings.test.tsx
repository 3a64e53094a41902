import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { KeySettings } from '../../../src/features/settings/KeySettings.tsx';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { app, render } from '../../support/app.tsx';
import { freshApp } from '../../support/readyBattle.ts';

await fetchWords('settings', 'en');
beforeEach(freshApp);

const LETTERS = [
  { name: 'Reposition', key: 'R' },
  { name: 'Shoot', key: 'S' },
];

const keys = () => app.store.getState().settings.keys;
const turn = (name: string) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: 'Single keys' })).getByRole('radio', { name }));

describe('the settings of keys', () => {
  it('should switch single keys off and on, and keep those that were set', async () => {
    render(<KeySettings letters={LETTERS} />);
    fireEvent.change(screen.getByLabelText('Key for: Undo'), { target: { value: 'Uz' } });
    await turn('Off');
    expect(keys()).toEqual({
      on: false,
      own: [
        { instead: 'U', key: 'Z' },
        { instead: 'Z', key: 'U' },
      ],
    });
    expect(screen.queryByLabelText('Key for: Undo')).toBeNull();
    await turn('On');
    expect(screen.getByLabelText('Key for: Undo')).toHaveValue('Z');
  });

  it('should leave a key as it is when nothing is typed, and give all back as they come', async () => {
    render(<KeySettings letters={LETTERS} />);
    fireEvent.change(screen.getByLabelText('Key for: Log'), { target: { value: ' ' } });
    expect(keys()).toBeUndefined();
    fireEvent.change(screen.getByLabelText('Key for: Log'), { target: { value: 'Y' } });
    expect(screen.getByLabelText('Key for: Redo')).toHaveValue('O');
    await userEvent.click(screen.getByText('Keys as they come'));
    expect(screen.getByLabelText('Key for: Log')).toHaveValue('O');
  });

  it('should change the letters of acts one by one, and say what has another key by that', async () => {
    render(<KeySettings letters={LETTERS} />);
    fireEvent.change(screen.getByLabelText('Key for: Shoot'), { target: { value: 'x' } });
    expect(screen.getByLabelText('Key for: Shoot')).toHaveValue('X');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.change(screen.getByLabelText('Key for: Shoot'), { target: { value: 'u' } });
    expect(screen.getByLabelText('Key for: Undo')).toHaveValue('X');
    expect(screen.getByRole('status')).toHaveTextContent('U was the key for “Undo”, which has X now.');
  });
});
