import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBattle } from '../../../src/content/buildBattle.ts';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { quickStart, scenarioPlan } from '../../../src/content/quickStart.ts';

import { HELD_CLUES } from '../../../src/engine/family/killteam/model/mission.ts';
import { QUICK_START } from '../../../src/content/readyScenario.ts';
import { TurningPointScreen } from '../../../src/features/turning-point/TurningPointScreen.tsx';
import { lineText, logLine } from '../../../src/words/logLine.ts';
import { lookOf } from '../../../src/words/look.ts';
import { fetchBoards } from '../../../src/engine/systems/boards.ts';
import { takeUp } from '../../support/board/onBoard.ts';
import { app, render } from '../../support/app.tsx';
import { battle, order } from '../../support/openBattle.ts';
import { en } from '../../support/words.ts';
import { killTeamPlayOf } from '../../../src/state/battle/killTeam.ts';

const { startBattle } = killTeamPlayOf(app);

/** Types these faces into whatever is asked. */
function roll(face: number): void {
  const { request } = battle();
  if (request === null) throw new Error('nothing is asked');
  order({ type: 'answer', requestId: request.id, answer: { kind: 'faces', faces: [face] } });
}

function toSecondTurningPoint(): void {
  order({ type: 'startBattle' });
  roll(4);
  order({ type: 'startFirefight' });
  for (const { id } of battle().state.operatives)
    order({ type: 'correct', correction: { what: 'readiness', operative: id, readiness: 'expended' } });
}

const show = (tray: string | null = null) =>
  render(
    <Router hook={memoryLocation({ path: '/battle/test' }).hook}>
      <TurningPointScreen tray={tray === null ? null : <p>{tray}</p>} told={<p>What came of it</p>} />
    </Router>,
  );
const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Opens the quick start, with these counters beside its own. */
async function begin(counters: Readonly<Record<string, number>> = {}): Promise<void> {
  const pack = await loadBundledPack();
  const table = { players: [{ id: 'p1', name: 'Anna', mark: 'A' }], seed: 'screens' };
  const state = quickStart(pack, { ...table, dice: { retinue: 'table', enemy: 'table' } });
  const made = { title: 'Quick start', ruleset: { id: 'acolyte', version: '1.0.0' }, packs: [] };
  startBattle({ ...state, counters: { ...state.counters, ...counters } }, made);
}

describe('TurningPointScreen', () => {
  beforeEach(() => begin());

  it('should say above the bar what came of the last die, but for the initiative, which has its own line', () => {
    toSecondTurningPoint();
    order({ type: 'nextTurningPoint' });
    roll(4);
    const { unmount } = show();
    expect(screen.queryByText('What came of it')).toBeNull();
    unmount();
    // The event that concerns nobody.
    roll(1);
    show();
    expect(screen.getByText('What came of it')).toBeVisible();
  });

  it('[A-10] should say before the first turning point who is set up when, and not in the second', async () => {
    const { unmount } = show();
    expect(screen.getByText(/Enemies first\. Then the retinue/u)).toBeVisible();
    const enemies = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(enemies).toContain('The VoiceCult Leader, Autopistol, Ritual blade');
    expect(enemies).toContain('Fighter 1Autogun, Gun butt');
    await tap('Start the battle, Turning point 1');
    expect(battle().state.phase).toBe('strategy');
    unmount();
    roll(4);
    order({ type: 'startFirefight' });
    for (const { id } of battle().state.operatives)
      order({ type: 'correct', correction: { what: 'readiness', operative: id, readiness: 'expended' } });
    order({ type: 'nextTurningPoint' });
    show();
    expect(screen.queryByText(/Enemies first/u)).toBeNull();
  });

  it('should tell what lies on the table, and have those chosen as one stand together with their arms', async () => {
    const pack = await loadBundledPack();
    const players = [{ id: 'p1', name: 'Anna', mark: 'A' }];
    const plan = scenarioPlan(pack, QUICK_START, {
      players,
      dice: { retinue: 'table', enemy: 'table' },
      seed: 'pairs',
    });
    const pair = { card: 'zombie-pair', weapons: ['zombie-claws'] };
    const state = buildBattle({ ...plan, mission: 'hold-the-line', faction: 'walking-dead', enemies: [pair, pair] });
    startBattle(state, { title: 'Pairs', ruleset: { id: 'acolyte', version: '1.0.0' }, packs: [] });
    show();
    expect(await screen.findByText(/^3 × Objective: across the middle/u)).toBeVisible();
    const row = screen.getByText('Zombie 1 and Zombie 2').closest('li');
    expect(row).toHaveTextContent('Zombie pair, Claws');
    expect(screen.getByText('Zombie 3 and Zombie 4')).toBeVisible();
    expect(screen.queryByText(/DV \d/u)).toBeNull();
  });

  it('should say at set-up, beside the briefing, what environment it is fought in and what that does, until it is lifted', async () => {
    const pack = await loadBundledPack();
    const players = [{ id: 'p1', name: 'Anna', mark: 'A' }];
    const plan = scenarioPlan(pack, QUICK_START, { players, dice: { retinue: 'table', enemy: 'table' }, seed: 'dark' });
    const state = buildBattle({ ...plan, mission: 'hold-the-line', environments: ['gloom'] });
    startBattle(state, { title: 'Dark', ruleset: { id: 'acolyte', version: '1.0.0' }, packs: [] });
    const { unmount } = show();
    const part = await screen.findByRole('region', { name: 'What holds now' });
    expect(part).toHaveTextContent(/Gloom.*Nobody sees farther than 12″\. Alert rises by sight only within 9″\./u);
    unmount();
    order({ type: 'startBattle' });
    const began = battle().recent.flatMap(({ events }) => events.filter(({ type }) => type === 'lastingBegan'));
    const said = began.map((event) => logLine(en, event, lookOf(en, battle().state)));
    expect(said.map((line) => (line === null ? '' : lineText(line)))).toEqual([
      expect.stringContaining('Gloom'),
      expect.stringContaining('Gloom'),
    ]);
    roll(4);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Lift: Gloom' }));
    expect(battle().state.lasting).toEqual([]);
    expect(screen.queryByRole('region', { name: 'What holds now' })).toBeNull();
  });

  it('should ask for no terrain, edges or random places where no table lies beside the board', async () => {
    await fetchBoards();
    order({ ...takeUp([], {}), alone: true });
    order({ type: 'startBattle' });
    show();
    await userEvent.click(screen.getByText(en.turningPoint.setUpDoneNote));
    expect(screen.getByText(en.deployment.byBoard)).toBeVisible();
    for (const kind of ['terrain', 'edges', 'randomPlaces', 'entryPoints'] as const)
      expect(screen.queryByText(en.deployment.steps[kind])).toBeNull();
    expect(screen.getByText(en.deployment.steps.ready)).toBeVisible();
  });

  it('should tell of clues held over before the first turning point, and of none where there are none', async () => {
    const { unmount } = show();
    expect(await screen.findByText(/Enemies first/u)).toBeVisible();
    expect(screen.queryByText(/from before/u)).toBeNull();
    unmount();
    await begin({ [HELD_CLUES]: 2 });
    show();
    expect(await screen.findByText(/^2 clues are on their way from before: .* begins without them\.$/u)).toBeVisible();
  });

  it('should show what is asked above a quiet bar', () => {
    order({ type: 'startBattle' });
    show('the die');
    expect(screen.getByText('the die')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Waiting for you/u })).toBeVisible();
    expect(screen.getByText('On a 1 the enemy has it, otherwise the retinue.')).toBeVisible();
  });

  it('should tell the initiative with its die, correct it by hand, and start the firefight with one tap', async () => {
    order({ type: 'startBattle' });
    roll(1);
    show();
    const part = screen.getByRole('region', { name: 'Initiative' });
    expect(part).toHaveTextContent('Enemy has the initiative');
    expect(part).toHaveTextContent('Rolled 1');
    await userEvent.click(within(part).getByRole('radio', { name: 'Retinue' }));
    await tap('Start the firefight, The retinue activates first');
    expect(battle().state).toMatchObject({ phase: 'firefight', turn: 'retinue' });
  });

  it('should show every face of the event table, raise the one rolled and say what it did', () => {
    toSecondTurningPoint();
    order({ type: 'nextTurningPoint' });
    roll(4);
    show();
    const ladder = screen.getByRole('list', { name: 'Standard events, all results' });
    expect(within(ladder).getAllByRole('listitem')).toHaveLength(10);
    expect(within(ladder).getAllByText('1 in 10')).toHaveLength(10);
    roll(2);
    const rolled = within(ladder).getAllByRole('listitem', { current: true });
    expect(rolled.map((row) => row.textContent)).toEqual([expect.stringContaining('Clear head')]);
    expect(screen.getByRole('region', { name: 'Event' })).toHaveTextContent('Command points');
  });

  it('should say why there is no event in the first turning point', () => {
    order({ type: 'startBattle' });
    roll(4);
    show();
    expect(screen.getByText('Events begin in turning point 2.')).toBeVisible();
  });

  it('should ask for the objectives when a turning point is over, then go on with one tap', async () => {
    toSecondTurningPoint();
    show();
    expect(screen.getByText('Check the objectives, then go on.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^The Voice is down or captive/u })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await tap('Next turning point, 2 of 6');
    expect(battle().state.turningPoint).toBe(2);
  });

  it('should tell whether all is kept where the glyph says so, and not open the log', async () => {
    show();
    const glyph = screen.getByRole('button', { name: /^Saved|^Not saved/u });
    const sentence = glyph.getAttribute('aria-label') ?? '';
    await userEvent.click(glyph);
    const sheet = await screen.findByRole('dialog', { name: 'Quick start' });
    expect(sheet).toHaveTextContent(sentence);
    expect(within(sheet).getByRole('button', { name: 'Export' })).toBeVisible();
  });

  it('should undo the last step by its name', async () => {
    order({ type: 'startBattle' });
    show();
    await tap('Undo: the start of the battle');
    expect(battle().state.phase).toBe('setUp');
  });
});
