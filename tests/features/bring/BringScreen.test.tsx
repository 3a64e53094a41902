import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserPorts } from '../../../src/app/browserPorts.ts';
import { BringScreen } from '../../../src/features/bring/BringScreen.tsx';
import { shareBytes } from '../../../src/persistence/scenarioShare.ts';
import { createApp } from '../../../src/state/base/app.ts';
import { killTeamPlayOf } from '../../../src/state/battle/killTeam.ts';
import * as picking from '../../../src/ui/pickFile.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { app, render } from '../../support/app.tsx';
import { crewFiles } from '../../support/ownPack.ts';
import { freshApp, openReady } from '../../support/readyBattle.ts';
import { MemoryDurable, MemoryStorage } from '../../support/savePorts.ts';

await fetchWords('sharing', 'en');
await fetchWords('saving', 'en');

beforeEach(freshApp);

async function shown(brought: File | null = null, within = app) {
  const ways = { onBack: vi.fn(), onNext: vi.fn(), onPacks: vi.fn() };
  const decide = vi.fn<(given: unknown, onClose: () => void) => string>(() => 'to be decided');
  await act(async () => {
    render(<BringScreen brought={brought} {...ways} decide={decide} />, {}, within);
    await Promise.resolve();
  });
  return { ...ways, decide, user: userEvent.setup() };
}

const field = () => screen.getByRole('textbox', { name: 'A link, a code or a text' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const paste = (text: string) => fireEvent.change(field(), { target: { value: text } });

async function battleText(): Promise<string> {
  await openReady();
  const text = (await killTeamPlayOf(app).exportBattle())?.text ?? '';
  await freshApp();
  return text;
}

describe('the door', () => {
  it('should say what a file is, and lead on', async () => {
    const file = new File([await battleText()], 'a.json');
    vi.spyOn(picking, 'pickFile').mockImplementation((onFile) => onFile(file));
    const { user, onNext } = await shown();
    await user.click(button(/^Choose a file/));
    const found = await screen.findByRole('region', { name: 'A battle' });
    expect(found).toHaveTextContent('It is here now.');
    await user.click(button('Open the battle'));
    expect(onNext).toHaveBeenCalledWith(expect.objectContaining({ kind: 'here' }));
  });

  it('should keep a text that came to nothing, and speak of no file', async () => {
    const { user, onNext } = await shown();
    paste('no such thing');
    await user.click(button('See what it is'));
    const refused = await screen.findByRole('region', { name: 'This cannot be opened' });
    expect(refused.textContent).not.toMatch(/file/u);
    expect(field()).toHaveValue('no such thing');
    expect(onNext).not.toHaveBeenCalled();
  });

  it('should still have the text when it is opened again, and none once it was led on', async () => {
    const first = await shown();
    paste('https://example.org/#/odds/kt3/a4');
    await first.user.click(button('See what it is'));
    await first.user.click(await screen.findByRole('button', { name: 'See the odds' }));
    expect(first.onNext).toHaveBeenCalledWith({ kind: 'odds', asked: 'kt3/a4' });
  });

  it('should still have the text when the browser died before the first store was on the disk', async () => {
    const durable = new MemoryDurable();
    const page = () => createApp({ ...browserPorts(), storage: new MemoryStorage(), durable });
    await shown(null, page());
    paste('half a code');
    cleanup();
    await shown(null, page());
    await waitFor(() => expect(field()).toHaveValue('half a code'));
  });

  it('should name what is wrong inside of what it knows', async () => {
    const text = (await battleText()).replace('"title":"Silence the Voice"', '"title":7');
    await shown(new File([text], 'a.json'));
    const refused = await screen.findByRole('region', { name: 'This cannot be opened' });
    expect(refused).toHaveTextContent('1 problem in it');
    expect(refused).toHaveTextContent(/title/u);
  });

  it('should name the row in which something is wrong in a pack', async () => {
    const { 'weapons.json': weapons, ...files } = crewFiles();
    const bad = (Array.isArray(weapons) ? weapons : []).map((row: object, index) =>
      index === 0 ? { ...row, name: 'Rust pistol', kind: 'sung' } : row,
    );
    const about = { kind: 'pack' as const, title: 'Crew', author: '', savedAt: '2026-11-20T10:00:00.000Z', needs: [] };
    await shown(new File([await shareBytes({ about, files: { ...files, 'weapons.json': bad } })], 'a.zip'));
    const refused = await screen.findByRole('region', { name: 'This cannot be opened' });
    expect(refused).toHaveTextContent(/Weapon, “Rust pistol”, “what it is”: What stands there is not allowed/u);
  });

  it('should take what is dropped on it, and begin anew', async () => {
    const { user } = await shown();
    const file = new File(['<roster name="x"><forces/></roster>'], 'x.ros');
    fireEvent.drop(field(), { dataTransfer: { files: [file] } });
    expect(await screen.findByRole('region', { name: 'A roster of another app' })).toBeVisible();
    await user.click(button('Something else'));
    expect(field()).toHaveValue('');
  });

  it('should let what differs be decided before it leads on', async () => {
    const text = await battleText();
    const { decide } = await shown(new File([text], 'a.json'));
    await screen.findByRole('region', { name: 'A battle' });
    expect(decide).toHaveBeenCalledWith(expect.objectContaining({ kind: 'here' }), expect.any(Function));
    expect(screen.getByText('to be decided')).toBeVisible();
  });
});
