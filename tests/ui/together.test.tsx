import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { later } from '../../src/ui/later.tsx';
import { Together, useTogether } from '../../src/ui/Together.tsx';

function Part({ name, ready }: { readonly name: string; readonly ready: boolean }) {
  useTogether(ready);
  return <p>{name}</p>;
}

const box = () => document.querySelector('[data-seen]');
const two = (first: boolean, second: boolean) => (
  <Together>
    <Part name="Vex" ready={first} />
    <Part name="Rusk" ready={second} />
  </Together>
);

describe('Together', () => {
  it('should show its parts when the last of them has come', () => {
    const { rerender } = render(two(false, false));
    expect(box()).toHaveAttribute('data-seen', 'false');
    rerender(two(true, false));
    expect(box()).toHaveAttribute('data-seen', 'false');
    rerender(two(true, true));
    expect(box()).toHaveAttribute('data-seen', 'true');
  });

  it('should say after a while that it waits until then', async () => {
    const waiting = (ready: boolean) => (
      <Together waiting="Reading">
        <Part name="Vex" ready={ready} />
      </Together>
    );
    const { rerender } = render(waiting(false));
    expect(screen.queryByText('Reading')).toBeNull();
    expect(await screen.findByText('Reading')).toBeInTheDocument();
    rerender(waiting(true));
    expect(screen.queryByText('Reading')).toBeNull();
    rerender(waiting(false));
    expect(screen.queryByText('Reading')).toBeNull();
  });

  it('should go on showing them when one is read anew', () => {
    const { rerender } = render(two(true, true));
    expect(box()).toHaveAttribute('data-seen', 'true');
    rerender(two(false, true));
    expect(box()).toHaveAttribute('data-seen', 'true');
  });

  it('should wait for a part that is fetched, and for what that waits for', async () => {
    let come = (): void => undefined;
    const fetched = new Promise<typeof Part>((resolve) => {
      come = () => resolve(Part);
    });
    const Late = later(() => fetched);
    const view = (ready: boolean) => (
      <Together>
        <Part name="Vex" ready />
        <Late name="Rusk" ready={ready} />
      </Together>
    );
    const { rerender } = render(view(false));
    expect(box()).toHaveAttribute('data-seen', 'false');
    await act(async () => {
      come();
      await fetched;
    });
    expect(await screen.findByText('Rusk')).toBeInTheDocument();
    expect(box()).toHaveAttribute('data-seen', 'false');
    rerender(view(true));
    expect(box()).toHaveAttribute('data-seen', 'true');
  });
});
