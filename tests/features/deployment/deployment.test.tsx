import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { deploymentValue } from '../../../src/content/deploymentValue.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { DeploymentScreen } from '../../../src/features/deployment/DeploymentScreen.tsx';
import { battleOf, budgetOf, newDraft, withCandidate } from '../../../src/features/deployment/draft.ts';
import { deployment as words } from '../../../src/words/en/deployment.ts';
import { freshApp, openNow } from '../../support/readyBattle.ts';
import { app, render } from '../../support/app.tsx';
import { pressStep } from '../../support/pressStep.ts';
import { killTeamIn } from '../../../src/state/battle/killTeam.ts';

const { changeSettings } = app;

beforeEach(freshApp);

async function deployment(mission: string | null = null) {
  const onBegun = vi.fn<(id: string) => void>();
  render(<DeploymentScreen bands={() => null} mission={mission} table={null} onBack={vi.fn()} onBegun={onBegun} />);
  await screen.findByRole('button', { name: /To the table/ });
  return { onBegun, user: userEvent.setup() };
}

const startButton = () => screen.getByRole('button', { name: /To the table/ });

describe('deployment', () => {
  it('should offer everybody who may be lent, and nobody whom a scenario alone brings', async () => {
    const cards = newDraft(await loadBundledPack(), 'medium', () => 1).candidates.map(({ member }) => member.card);
    expect(cards).toContain('local-guide');
    expect(cards).not.toContain('witness');
  });

  it('should say of a scenario that is not here that it is not, and offer all that there is', async () => {
    const { user } = await deployment('abc');
    expect(screen.getByText(words.scenarioGone)).toBeVisible();
    expect(screen.getByRole('radio', { name: words.systems.kt2021 })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(words.scenarioGone)).toBeNull();
  });

  it('should begin with the scenario of the address, with no other game to choose', async () => {
    await deployment('hold-the-line');
    expect(screen.getByRole('radio', { name: /Hold the Line/ })).toBeChecked();
    expect(screen.queryByText(words.scenarioGone)).toBeNull();
    expect(screen.queryByRole('radio', { name: words.systems.kt2021 })).toBeNull();
  });

  it('should still be as prepared when the page was gone, and begin anew once its battle has begun', async () => {
    const { user } = await deployment();
    await pressStep(user, 'Mission');
    await user.click(screen.getByRole('radio', { name: /Hold the Line/ }));
    cleanup();
    const again = await deployment();
    await pressStep(again.user, 'Mission');
    expect(screen.getByRole('radio', { name: /Hold the Line/ })).toBeChecked();
    await again.user.click(startButton());
    expect(again.onBegun).toHaveBeenCalledOnce();
    cleanup();
    const next = await deployment();
    await pressStep(next.user, 'Mission');
    expect(screen.getByRole('radio', { name: /Hold the Line/ })).not.toBeChecked();
  });

  it('should start the battle that was chosen', async () => {
    const { onBegun, user } = await deployment();
    await pressStep(user, 'Mission');
    await user.click(screen.getByRole('radio', { name: /Hold the Line/ }));
    await pressStep(user, 'Enemy');
    await user.click(screen.getByRole('radio', { name: 'Underhive gang' }));
    await user.click(startButton());
    expect(onBegun).toHaveBeenCalledWith(openNow().id);
    await waitFor(() => expect(openNow().state.turningPoint).toBe(1));
    expect(openNow().state).toMatchObject({ mission: { id: 'hold-the-line' }, turningPoints: 4 });
    expect(openNow().state.operatives.filter(({ side }) => side === 'enemy')[0]?.card).toMatch(/gang|hired/);
  });

  it('should field the kind of the faction that was chosen, and offer none where there is none', async () => {
    const { user } = await deployment();
    await pressStep(user, 'Enemy');
    await user.click(screen.getByRole('radio', { name: /^Nurgle/ }));
    await user.click(startButton());
    expect(openNow().state.reserves?.map(({ card }) => card)).toEqual(['zombie']);
  });

  it('should be fought in the environments, by the events and from the side that were chosen', async () => {
    const { user } = await deployment();
    await pressStep(user, 'Mission');
    await user.click(screen.getByRole('radio', { name: /Bring Them Home/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Environment (D10)' }), '9 · Vox-dead');
    expect(screen.getByText(/^Vox-dead: Strategic ploys cost 1 CP more/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Events from' }), 'void-hulk-events');
    await user.click(screen.getByRole('radio', { name: 'You defend' }));
    await user.click(startButton());
    const { lasting, eventTable, mission } = openNow().state;
    expect(new Set(lasting.map(({ source }) => source.id))).toEqual(new Set(['vox-dead']));
    expect([eventTable, mission.role]).toEqual(['void-hulk-events', 'defender']);
  });

  it('should draw events from a deck where that is chosen, of whatever theatre', async () => {
    const { user } = await deployment();
    await pressStep(user, 'Mission');
    const drawn = () => within(screen.getByRole('radiogroup', { name: 'How events come' }));
    expect(drawn().getByRole('radio', { name: 'A die each time' })).toBeChecked();
    await user.click(drawn().getByRole('radio', { name: 'A deck' }));
    expect(screen.getByText('No event comes twice until all were drawn.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Events from' }), 'void-hulk-events');
    expect(drawn().getByRole('radio', { name: 'A deck' })).toBeChecked();
    await user.click(startButton());
    const { eventTable, tables } = openNow().state;
    expect(eventTable).toBe('void-hulk-events');
    expect(tables?.['void-hulk-events']?.deck).toEqual({ reshuffle: 'whenEmpty' });
  });

  it('should roll two environments on Hard, and forget them with another mission', async () => {
    const { user } = await deployment();
    await pressStep(user, 'Mission');
    await user.click(screen.getByRole('radio', { name: 'Hard' }));
    await user.click(screen.getByRole('button', { name: 'Roll 2 environments' }));
    const chosen = () => screen.getAllByRole<HTMLSelectElement>('combobox', { name: /D10/ }).map(({ value }) => value);
    expect(chosen()).toHaveLength(2);
    expect(chosen()).not.toContain('');
    await user.click(screen.getByRole('radio', { name: /Hold the Line/ }));
    expect(chosen()).toEqual(['']);
  });

  it('should choose a kind by lot with the faction', async () => {
    const { user } = await deployment();
    const kinds = () => screen.queryByRole('radiogroup', { name: 'Choose its kind' });
    await pressStep(user, 'Enemy');
    await user.click(screen.getByRole('radio', { name: 'Walking dead' }));
    expect(kinds()).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Chaos Cult' }));
    expect(within(present(kinds(), 'kinds')).getByRole('radio', { checked: true })).toBeVisible();
  });

  it('should not start over the limit, and start when somebody stays behind', async () => {
    const { onBegun, user } = await deployment();
    await pressStep(user, 'Mission');
    await user.click(screen.getByRole('radio', { name: 'Hard' }));
    expect(screen.getByRole('status', { name: 'DV 6 of 5' })).toBeVisible();
    expect(startButton()).toHaveAccessibleName('To the table, 1 DV over the limit');
    await user.click(startButton());
    expect(onBegun).not.toHaveBeenCalled();
    expect(killTeamIn(app.store.getState().battle)).toBeNull();
    await pressStep(user, 'The retinue');
    await user.click(screen.getByRole('button', { name: 'Leave Ignace Loam behind' }));
    await user.click(startButton());
    expect(onBegun).toHaveBeenCalledOnce();
    expect(openNow().state.operatives.map(({ name }) => name)).not.toContain('Ignace Loam');
  });

  it('should not start with nobody', async () => {
    const { onBegun, user } = await deployment();
    await pressStep(user, 'The retinue');
    for (const button of screen.getAllByRole('button', { name: /^Leave .* behind$/ })) await user.click(button);
    expect(startButton()).toHaveAccessibleName('To the table, Take at least one operative along');
    await user.click(startButton());
    expect(onBegun).not.toHaveBeenCalled();
  });

  it('should not start with more followers than the Acolyte leads', async () => {
    const { onBegun, user } = await deployment();
    await pressStep(user, 'Mission');
    await user.click(screen.getByRole('radio', { name: 'Easy' }));
    await pressStep(user, 'The retinue');
    await user.click(screen.getByRole('button', { name: 'Leave Cyber-hound behind' }));
    await user.click(screen.getByRole('button', { name: /^Take .*marksman.* along$/i }));
    expect(startButton()).toHaveAccessibleName(/more followers than the Acolyte may lead/);
    await user.click(startButton());
    expect(onBegun).not.toHaveBeenCalled();
  });

  it('should take enemies off and on again', async () => {
    const { user } = await deployment();
    await pressStep(user, 'Enemy');
    await user.click(screen.getByRole('button', { name: /^The Voice/ }));
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    const before = within(startButton()).getByText(/against/).textContent;
    await user.click(screen.getByRole('button', { name: 'Add an enemy' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Gunner/ }));
    expect(within(startButton()).getByText(/against/).textContent).not.toBe(before);
  });

  it('should count models on the button, and name those of a pair in its row', async () => {
    const { user } = await deployment();
    await pressStep(user, 'Enemy');
    await user.click(screen.getByRole('radio', { name: 'Walking dead' }));
    const against = () => Number(/against (\d+)/u.exec(startButton().textContent)?.[1]);
    const before = against();
    await user.click(screen.getByRole('button', { name: 'Add an enemy' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Zombie pair.*Claws.*DV 1/u }));
    expect(against()).toBe(before + 2);
    const rows = screen.getAllByRole('button', { name: /^Zombie \d+ and Zombie \d+.*Zombie pair, Claws.*DV 1/u });
    expect(rows.length).toBeGreaterThan(0);
    await user.click(startButton());
    expect(openNow().state.operatives.filter(({ side }) => side === 'enemy')).toHaveLength(before + 2);
  });

  it('should bring back enemies chosen by hand that were rolled again', async () => {
    const { user } = await deployment();
    await pressStep(user, 'Enemy');
    const rows = () =>
      within(screen.getByRole('region', { name: 'Enemy' }))
        .getAllByRole('button', { name: /DV \d$/u })
        .map((row) => row.textContent);
    const again = screen.getByRole('button', { name: 'Roll again' });
    await user.click(again);
    expect(screen.queryByText('The enemies chosen by hand were replaced.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add an enemy' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Heretic Astartes/u }));
    const chosen = rows();
    await user.click(again);
    expect(rows()).not.toEqual(chosen);
    expect(screen.getByText('The enemies chosen by hand were replaced.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(rows()).toEqual(chosen);
    expect(screen.queryByText('The enemies chosen by hand were replaced.')).toBeNull();
  });

  it('should give an operative a name and a player', async () => {
    changeSettings({
      players: [
        { name: 'Ana', mark: '' },
        { name: 'Bo', mark: '' },
      ],
    });
    const { user, onBegun } = await deployment();
    await pressStep(user, 'The retinue');
    await user.click(screen.getByRole('button', { name: 'Rename Isaura Vex' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Orla');
    await user.click(screen.getByRole('radio', { name: /\bBo\b/ }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(startButton());
    await waitFor(() => expect(onBegun).toHaveBeenCalledOnce());
    expect(openNow().state.operatives[0]).toMatchObject({ name: 'Orla', owner: 'p2' });
  });
});

describe('a draft', () => {
  it('should roll enemies up to the budget of the difficulty', async () => {
    const pack = await loadBundledPack();
    const draft = newDraft(pack, 'medium', () => 5);
    expect(budgetOf(draft)).toBe(9);
    expect(draft.enemies.map(({ card }) => card)).toEqual(Array.from({ length: 9 }, () => 'cult-fighter'));
  });

  it('should fall back to the name of the card when a name is emptied', async () => {
    const pack = await loadBundledPack();
    const draft = newDraft(pack, 'medium', () => 5);
    const [first] = draft.candidates;
    if (first === undefined) throw new Error('nobody');
    const member = { ...first.member, name: '  ' };
    const candidates = withCandidate(draft, first.member.id, { member });
    const table = { players: [], dice: { retinue: 'table', enemy: 'table' }, seed: 's' } as const;
    expect(battleOf({ ...draft, candidates }, table).operatives[0]?.name).toBe('Acolyte');
    expect(deploymentValue(pack, [member])).toBe(2);
  });
});
