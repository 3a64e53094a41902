import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
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
  HTMLElement.prototype.scrollIntoView = () => {
    throw new Error('nothing scrolls');
  };
});

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
});
