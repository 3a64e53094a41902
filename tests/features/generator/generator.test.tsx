import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import type { MissionRow } from '../../../src/content/schema/mission.ts';
import { newGenerator } from '../../../src/content/generator/state.ts';
import { GeneratorScreen } from '../../../src/features/generator/GeneratorScreen.tsx';
import { generatorOf } from '../../../src/state/workshop/generator.ts';
import { madeScenariosOf } from '../../../src/state/workshop/madeScenarios.ts';
import { generator as words } from '../../../src/words/en/generator.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { freshApp } from '../../support/readyBattle.ts';
import { app, render } from '../../support/app.tsx';

const madeScenarios = madeScenariosOf(app);
const { changeGenerated } = generatorOf(app);

beforeEach(async () => {
  vi.restoreAllMocks();
  await freshApp();
  await Promise.all([
    fetchWords('workshop', 'en'),
    fetchWords('killzones', 'en'),
    fetchWords('scenario', 'en'),
    loadBundledPack(),
  ]);
  changeGenerated(newGenerator('a seed'));
});

const button = (name: string) => screen.getByRole('button', { name });
const row = (part: string) => screen.getByRole('button', { name: new RegExp(`^${part}: .*Change it$`, 'u') });
const sheet = () => screen.getByRole('article', { name: words.sheet.title });

async function generator() {
  const onPlay = vi.fn<(mission: string) => void>();
  const onOpen = vi.fn<(id: string) => void>();
  render(<GeneratorScreen onBack={vi.fn()} onPlay={onPlay} onOpen={onOpen} />);
  await screen.findByRole('button', { name: /^Keep it/ });
  return { onPlay, onOpen, user: userEvent.setup() };
}

describe('the generator', () => {
  it('should make of a typed face what the table says, and take it back', async () => {
    const { user } = await generator();
    await user.click(row('Mission'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '4' }));
    expect(row('Mission')).toHaveAccessibleName('Mission: Bring Them Home. Change it');
    expect(row('Role')).toBeVisible();
    await user.click(row('Mission'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '3' }));
    expect(screen.queryByRole('button', { name: /^Role: / })).toBeNull();
    expect(sheet()).toHaveTextContent('Break the Engine');
    await user.click(button(words.undo));
    expect(row('Mission')).toHaveAccessibleName('Mission: Bring Them Home. Change it');
  });

  it('should tell when a die on the table hits what does not fit, and go on to what does', async () => {
    const { user } = await generator();
    await user.click(row('Faction'));
    await user.click(screen.getByRole('radio', { name: 'Walking dead' }));
    await user.click(row('Kept by'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '2' }));
    expect(row('Kept by')).toHaveAccessibleName(`Kept by: The sick. ${words.passed('A preaching cult')}. Change it`);
  });

  it('should keep what is locked when everything is rolled', async () => {
    const { user } = await generator();
    await user.click(row('Mission'));
    await user.click(within(screen.getByRole('dialog')).getByRole('radio', { name: /^Cleanse/ }));
    await user.click(button(words.lock('Mission')));
    for (let time = 0; time < 4; time += 1) await user.click(screen.getByRole('button', { name: /^Roll everything/ }));
    expect(row('Mission')).toHaveAccessibleName('Mission: Cleanse. Change it');
    expect(screen.getByRole('textbox', { name: 'Seed' })).not.toHaveValue('a seed');
  });

  it('should make the same scenario of the same seed', async () => {
    const { user } = await generator();
    const before = sheet().textContent;
    const seed = screen.getByRole('textbox', { name: 'Seed' });
    await user.type(seed, 's');
    expect(sheet().textContent).not.toBe(before);
    await user.type(seed, '{Backspace}');
    expect(sheet().textContent).toBe(before);
  });

  it('should choose the killzone that it is bound to, say what has its place where, and bind it to none', async () => {
    const { user } = await generator();
    await user.click(row('Mission'));
    await user.click(within(screen.getByRole('dialog')).getByRole('radio', { name: /^Cleanse/ }));
    await user.click(row('Killzone'));
    await user.click(screen.getByRole('radio', { name: /^Cold Hold/ }));
    expect(row('Killzone')).toHaveAccessibleName('Killzone: Cold Hold. Change it');
    const told = within(screen.getByRole('region', { name: words.sheet.killzone }));
    expect(told.getByText(words.sheet.bound)).toHaveTextContent(/^Cold Hold\. /);
    expect(told.getByText(/^Lies at: Marker \d, Marker \d$/)).toHaveTextContent(/^Nest\. /);
    expect(told.getByText(words.sheet.setsUp('Drop zone (Retinue)'))).toBeVisible();
    await user.click(row('Killzone'));
    await user.click(screen.getByRole('radio', { name: words.unbound }));
    expect(screen.queryByRole('region', { name: words.sheet.killzone })).toBeNull();
    await user.click(button(words.undo));
    expect(row('Killzone')).toHaveAccessibleName('Killzone: Cold Hold. Change it');
  });

  it('should offer the missions of books by name, and tell nothing of what is secret', async () => {
    const { user } = await generator();
    await user.click(row('Mission'));
    await user.click(screen.getByRole('radio', { name: /Moroch 1\.1 Plunder/ }));
    expect(sheet()).toHaveTextContent('mission 1.1, Plunder, of the Kill Team (2nd edition) book Moroch');
    await user.click(row('Secondary objective'));
    await user.click(screen.getByRole('radio', { name: 'The other thing' }));
    expect(row('The other thing')).toHaveAccessibleName(`The other thing: ${words.secret}. Change it`);
    expect(sheet()).not.toHaveTextContent(/objective is done/);
  });

  it('should take the faces of a force one after the other', async () => {
    const { user } = await generator();
    await user.click(row('Force'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '20' }));
    await user.click(dialog.getByRole('button', { name: '1' }));
    expect(dialog.getByText(words.typed('20, 1'))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: words.forget }));
    expect(dialog.getByText(words.nothingTyped)).toBeVisible();
  });

  it('should keep a scenario, and play it with its difficulty', async () => {
    const kept: MissionRow[] = [];
    vi.spyOn(madeScenarios, 'keep').mockImplementation(async (give) => {
      const { row: given, was } = give();
      expect(was).toEqual(given);
      kept.push(given);
      return { kind: 'stored', row: given };
    });
    const { onPlay, onOpen, user } = await generator();
    await user.click(row('Difficulty'));
    await user.click(screen.getByRole('radio', { name: 'Hard' }));
    await user.click(screen.getByRole('button', { name: /^Keep it/ }));
    expect(await screen.findByText(/is in the workshop$/)).toBeVisible();
    await user.click(button(words.openKept));
    expect(onOpen).toHaveBeenCalledWith(kept[0]?.id);
    await user.click(screen.getByRole('button', { name: /^Play it now/ }));
    await expect.poll(() => onPlay).toHaveBeenCalledOnce();
    expect(onPlay).toHaveBeenCalledWith(`workshop--${kept[0]?.id}`);
    expect(kept[1]).toEqual(kept[0]);
    expect(app.store.getState().settings.difficulty).toBe('hard');
  });

  it('should say when a scenario cannot be stored, and not play it', async () => {
    vi.spyOn(madeScenarios, 'keep').mockResolvedValue({ kind: 'tooLarge' });
    const { onPlay, user } = await generator();
    await user.click(screen.getByRole('button', { name: /^Play it now/ }));
    expect(await screen.findByText(words.tooLarge)).toBeVisible();
    expect(onPlay).not.toHaveBeenCalled();
  });
});
