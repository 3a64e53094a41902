import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFocusFollows } from '../../../src/app/battle/useFocusFollows.ts';

function Battle({ asks }: { readonly asks: boolean }) {
  const [shot, shoot] = useState(false);
  const [wounds, wound] = useState(3);
  useFocusFollows();
  return (
    <main>
      <h1>{shot ? 'Shoot' : 'Battle'}</h1>
      {shot && asks && <h2 data-asked="">Roll 4 dice</h2>}
      {!shot && <button onClick={() => shoot(true)}>Shoot it</button>}
      <button onClick={() => wound(wounds - 1)}>Wound</button>
      <p>{wounds} left</p>
    </main>
  );
}

const press = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {
    throw new Error('nothing scrolls');
  });
});
afterEach(() => vi.restoreAllMocks());

describe('the focus in a battle', () => {
  it('should go to the new question when what had it is gone', async () => {
    render(<Battle asks />);
    await press('Shoot it');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Roll 4 dice' })).toHaveFocus());
  });

  it('should go to the head of the new screen where nothing is asked', async () => {
    render(<Battle asks={false} />);
    await press('Shoot it');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Shoot' })).toHaveFocus());
  });

  it('should stay where nothing took its place', async () => {
    render(<Battle asks />);
    await press('Wound');
    await screen.findByText('2 left');
    expect(screen.getByRole('button', { name: 'Wound' })).toHaveFocus();
  });

  it('should not come to where nobody had it', async () => {
    render(<Battle asks />);
    screen.getByRole('button', { name: 'Wound' }).focus();
    screen.getByRole('button', { name: 'Wound' }).blur();
    screen.getByRole('button', { name: 'Shoot it' }).click();
    await screen.findByRole('heading', { name: 'Roll 4 dice' });
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });

  /** As a browser does with what is hidden while the next screen is fetched. */
  const hide = (name: string): HTMLElement => {
    const button = screen.getByRole('button', { name });
    button.focus();
    button.style.display = 'none';
    button.blur();
    return button;
  };

  it('should go on when what had it was hidden before it was gone', async () => {
    render(<Battle asks />);
    hide('Shoot it').click();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Roll 4 dice' })).toHaveFocus());
  });

  it('should come back to what was hidden for a moment', async () => {
    render(<Battle asks />);
    const button = hide('Wound');
    await Promise.resolve();
    button.style.display = '';
    document.body.append(document.createElement('p'));
    await waitFor(() => expect(button).toHaveFocus());
  });
});
