import { waitFor } from '@testing-library/react';
import { afterEach, expect, describe, it, vi } from 'vitest';
import { useWakeLock } from '../../src/app/battle/useWakeLock.ts';
import { render } from '../support/app.tsx';

function Awake() {
  useWakeLock();
  return null;
}

function withLock() {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = vi.fn(() => {
    const lock = {
      released: false,
      release: () => {
        lock.released = true;
        return Promise.resolve();
      },
    };
    locks.push(lock);
    return Promise.resolve(lock);
  });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return { locks, request };
}

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

describe('the screen in a battle', () => {
  it('should be kept awake, and let go afterwards', async () => {
    const { locks, request } = withLock();
    const { unmount } = render(<Awake />);
    await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
    await Promise.resolve();
    unmount();
    await waitFor(() => expect(locks.map(({ released }) => released)).toEqual([true]));
  });

  it('should be kept awake again when the page comes back', async () => {
    const { locks, request } = withLock();
    render(<Awake />);
    await waitFor(() => expect(locks).toHaveLength(1));
    await locks[0]?.release();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  });

  it('should do without where the browser has none', () => {
    expect(() => render(<Awake />)).not.toThrow();
  });
});
