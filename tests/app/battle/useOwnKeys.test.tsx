import { fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useOwnKeys } from '../../../src/app/battle/useOwnKeys.ts';
import { withKey } from '../../../src/state/base/ownKeys.ts';
import { app, render } from '../../support/app.tsx';
import { freshApp } from '../../support/readyBattle.ts';

const heard = vi.fn<(key: string) => void>();

function Listener() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => heard(event.key);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
  return <input aria-label="field" />;
}

function Battle() {
  useOwnKeys();
  return <Listener />;
}

const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });

beforeEach(async () => {
  await freshApp();
  heard.mockClear();
});

describe('own keys', () => {
  it('should leave all as they come while nothing is set', () => {
    render(<Battle />);
    press('u');
    expect(heard.mock.calls).toEqual([['u']]);
  });

  it('should say a key on as it is meant, once', () => {
    app.changeSettings({ keys: withKey(undefined, 'U', 'Z') });
    render(<Battle />);
    press('z');
    press('u');
    expect(heard.mock.calls).toEqual([['U'], ['Z']]);
  });

  it('should silence single keys when they are off, but neither Space nor Esc nor what is held with others', () => {
    app.changeSettings({ keys: { on: false, own: [] } });
    render(<Battle />);
    for (const key of ['u', '1', '?']) press(key);
    expect(heard).not.toHaveBeenCalled();
    press(' ');
    press('Escape');
    press('u', { ctrlKey: true });
    expect(heard.mock.calls).toEqual([[' '], ['Escape'], ['u']]);
  });

  it('should leave alone what is typed', () => {
    app.changeSettings({ keys: { on: false, own: [] } });
    render(<Battle />);
    fireEvent.keyDown(screen.getByLabelText('field'), { key: 'u' });
    expect(heard.mock.calls).toEqual([['u']]);
  });
});
