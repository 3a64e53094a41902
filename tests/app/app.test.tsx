import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { fetchPlace } from '../../src/app/routes.tsx';
import { dressPage } from '../../src/app/dressPage.ts';
import { SaveNotice } from '../../src/app/SaveNotice.tsx';
import { freshApp, openNow, openReady, play } from '../support/readyBattle.ts';
import { app, render } from '../support/app.tsx';

const { changeSettings } = app;

beforeEach(async () => {
  await freshApp();
  location.hash = '#/';
});

describe('the app', () => {
  it('should begin the first battle and show its turning point', async () => {
    render(<App language="en" />);
    await userEvent.click(screen.getByRole('button', { name: /Play the first battle/ }));
    expect(await screen.findByRole('heading', { name: /Turning point 1/ })).toBeInTheDocument();
    expect(location.hash).toBe(`#/battle/${openNow().id}`);
  });

  it('should open a stored battle at its log by its address', async () => {
    const id = await openReady();
    play({ type: 'startBattle' });
    location.hash = `#/battle/${id}/log`;
    render(<App language="en" />);
    expect(await screen.findByRole('heading', { name: 'Log' })).toBeInTheDocument();
  });

  it.each(['#/nowhere', '#/battle/gone'])('should say that %s leads nowhere', async (hash) => {
    location.hash = hash;
    render(<App language="en" />);
    expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
  });

  it.each([
    '#/%E0%A4%A',
    '#/new/%E0%A4%A',
    '#/battle/%E0',
    '#/battle/x/%',
    '#/campaign/%E0%A4',
    '#/campaign/x/retinue/%E0%A4%A',
    '#/campaign/x/operative/%FF',
    '#/workshop/scenario/%E0',
    '#/workshop/scenario/a/%zz',
    '#/workshop/module/a/%C3',
    '#/workshop/table/%',
    '#/workshop/take/%E0%A4',
    '#/workshop/share/tables/%E0%A4%A',
    '#/print/%C3%28/%E0',
    '#/take/%',
    '#/odds/kind=%E0%A4%A',
  ])('should say that %s leads nowhere, and lead home from there', async (hash) => {
    location.hash = hash;
    render(<App language="en" />);
    expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Home' }));
    expect(await screen.findByRole('button', { name: /Play the first battle/ })).toBeVisible();
    expect(location.hash).toBe('#/');
  });

  it.each(['#/workshop/nowhere', '#/workshop/nowhere/tallymen'])('should not take %s for a place', async (hash) => {
    await fetchPlace(hash);
    location.hash = hash;
    render(<App language="en" />);
    expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
  });

  it('should speak French when it is told to, and say so to the browser', async () => {
    render(<App language="en" />);
    await userEvent.click(screen.getByRole('radio', { name: 'Français' }));
    expect(await screen.findByRole('heading', { name: /Vos figurines/ })).toBeVisible();
    expect(document.documentElement.lang).toBe('fr');
  });
});

describe('the page', () => {
  it('should wear the theme, the text size and the side of the thumb of the settings', () => {
    dressPage({ theme: 'light', textSize: 130, thumbSide: 'left' });
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(document.documentElement.style.fontSize).toBe('130%');
    expect(document.documentElement.dataset['thumb']).toBe('left');
  });

  it('should follow a change of the settings', async () => {
    render(<App language="en" />);
    act(() => changeSettings({ theme: 'dark', textSize: 115, thumbSide: 'right' }));
    await waitFor(() => expect(document.documentElement.style.fontSize).toBe('115%'));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(document.documentElement.dataset['thumb']).toBe('right');
  });
});

describe('the notice of a save', () => {
  it.each([
    ['full', 'Storage is full. Nothing is lost yet.'],
    ['off', 'This browser keeps nothing. Export before you close it.'],
    ['failed', 'Not saved, play goes on'],
  ] as const)('should say when storage is %s, and offer the file', async (cause, sentence) => {
    await openReady();
    app.store.setState({ save: { kind: 'unsaved', cause } });
    render(<SaveNotice />);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
  });

  it('should offer to take over from another tab', async () => {
    await openReady();
    app.store.setState({ save: { kind: 'readOnly', cause: 'otherTab' } });
    render(<SaveNotice />);
    expect(screen.getByRole('button', { name: 'Take over' })).toBeVisible();
  });

  it('should not say in the workshop that another tab writes the battle, for what is typed there is kept', async () => {
    await openReady();
    app.store.setState({ save: { kind: 'readOnly', cause: 'otherTab' } });
    const { container, rerender } = render(<SaveNotice elsewhere />);
    expect(container).toBeEmptyDOMElement();
    act(() => app.store.setState({ save: { kind: 'unsaved', cause: 'full' } }));
    expect(container).toHaveTextContent('Storage is full. Nothing is lost yet.');
    act(() => app.store.setState({ save: { kind: 'readOnly', cause: 'otherTab' } }));
    rerender(<SaveNotice />);
    expect(container).toHaveTextContent('Reading only, another tab writes');
  });

  it('should say which of the two copies is there, and nothing of what is archived', async () => {
    await openReady();
    const { container } = render(<SaveNotice />);
    const say = (save: ReturnType<typeof app.store.getState>['save']) => {
      act(() => app.store.setState({ save }));
      return container.textContent;
    };
    expect(say({ kind: 'once', in: 'first', lacks: 'failed' })).toContain('the second place took none');
    expect(say({ kind: 'once', in: 'first', lacks: 'silent' })).toContain('the second place does not answer');
    expect(say({ kind: 'parted' })).toContain('The other one is kept aside.');
    expect(say({ kind: 'once', in: 'second', lacks: 'off' })).toContain('the first place took none');
    expect(say({ kind: 'writing', first: 'off' })).toContain('the first place took none');
    expect(say({ kind: 'once', in: 'second', lacks: 'full' })).toContain('Storage is full. Nothing is lost yet.');
    expect(say({ kind: 'once', in: 'second', lacks: null })).toBe('');
    expect(say({ kind: 'writing', first: null })).toBe('');
  });

  it('should say nothing while all is well', async () => {
    await openReady();
    app.store.setState({ save: { kind: 'saved' } });
    const { container } = render(<SaveNotice />);
    expect(container).toBeEmptyDOMElement();
  });
});
