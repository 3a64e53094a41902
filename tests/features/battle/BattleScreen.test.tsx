import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../support/words.ts';
import { firefight, named, openBattleNow, order, showBattle, unnoticed } from './stage.tsx';

const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `, 'u') });
const wounds = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}: \\d+ of`, 'u') });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tap = (element: HTMLElement) => userEvent.click(element);

// The sheets come later than the table: read once, so that no test waits for it.
beforeAll(() => import('../../../src/features/battle/sheets/Sheets.tsx'));

describe('BattleScreen', () => {
  beforeEach(() => firefight());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('should activate a ready operative of the side that is due with one tap, in its usual order', async () => {
    showBattle();
    await tap(card('Isaura Vex'));
    expect(openBattleNow().state.activation?.operative).toBe(named('Isaura Vex').id);
    expect(named('Isaura Vex').order).toBe('engage');
    expect(screen.getByRole('heading', { name: 'Isaura Vex' })).toBeVisible();
  });

  it('should give the other order with a second tap, as one activation', async () => {
    showBattle();
    const before = openBattleNow().length;
    await tap(card('Isaura Vex'));
    await tap(button(/^Conceal, new order/u));
    expect(named('Isaura Vex').order).toBe('conceal');
    expect(openBattleNow().length).toBe(before + 1);
  });

  it('should not act twice on a double tap', async () => {
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now);
    showBattle();
    await userEvent.dblClick(card('Isaura Vex'));
    expect(openBattleNow().state.activation?.operative).toBe(named('Isaura Vex').id);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('should take a tap after a while for a second one', async () => {
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
    showBattle();
    await tap(card('Isaura Vex'));
    clock.mockReturnValue(now + 351);
    await tap(card('Isaura Vex'));
    expect(await screen.findByRole('dialog', { name: /^Isaura Vex/u })).toBeVisible();
  });

  it('should open the sheet of a card that cannot act', async () => {
    showBattle();
    await tap(card('Fighter 1'));
    const sheet = await screen.findByRole('dialog', { name: 'Fighter 1' });
    expect(within(sheet).getByRole('table', { name: 'Weapons' })).toHaveTextContent('Autogun');
    expect(openBattleNow().state.activation).toBeNull();
  });

  it('should show the datacard first: weapons in columns, each rule opening what it means', async () => {
    showBattle();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: card('Isaura Vex') });
    const sheet = within(await screen.findByRole('dialog', { name: /^Isaura Vex/u }));
    const table = within(sheet.getByRole('table', { name: 'Weapons' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Weapons',
      'Atk',
      'Hit',
      'Dmg',
    ]);
    const gun = within(table.getByRole('rowgroup', { name: 'Hot-shot laspistol' }));
    expect(gun.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('3/4');
    expect(gun.queryByRole('status')).toBeNull();
    await tap(gun.getByRole('button', { name: 'Range 8″' }));
    expect(gun.getByRole('status')).toBeVisible();
    expect(sheet.getByText('On guard')).not.toBeVisible();
    await tap(sheet.getByText('By hand'));
    expect(sheet.getByText('On guard')).toBeVisible();
  });

  it('should say why an action is impossible and do it anyway, logged as an override', async () => {
    showBattle();
    await tap(card('Isaura Vex'));
    await tap(button(/^Reposition/u));
    await tap(button(/not now/u));
    await tap(button(/^Reposition, already repositioned/u));
    const why = await screen.findByRole('dialog', { name: 'Reposition' });
    expect(why).toHaveTextContent('Already repositioned');
    await tap(within(why).getByRole('button', { name: 'Do it anyway' }));
    expect(openBattleNow().state.activation?.done).toEqual(['reposition', 'reposition']);
    expect(openBattleNow().recent.at(-1)?.events[0]).toMatchObject({ type: 'overridden', code: 'actionDone' });
  });

  it('should set right who is engaged before it does anything anyway', async () => {
    showBattle();
    await tap(card('Isaura Vex'));
    await tap(button(/not now/u));
    await tap(button(/^Fight, no enemy within 1″/u));
    const why = await screen.findByRole('dialog', { name: 'Fight' });
    await tap(within(why).getByRole('button', { name: 'Fighter 1' }));
    await tap(within(why).getByRole('button', { name: 'Fight' }));
    expect(openBattleNow().state.tasks.at(-1)?.kind).toBe('fight');
    expect(
      openBattleNow()
        .recent.at(-1)
        ?.events.some(({ type }) => type === 'overridden'),
    ).toBe(false);
  });

  it('should shoot with two taps: the action, then the target on its card', async () => {
    showBattle();
    await tap(card('Isaura Vex'));
    await tap(button(/^Shoot, Hot-shot laspistol/u));
    expect(screen.getByRole('radio', { name: /Hot-shot laspistol/u })).toBeChecked();
    await tap(card('Fighter 1'));
    expect(openBattleNow().state.tasks.at(-1)).toMatchObject({ kind: 'shoot', weapon: 'hot-shot-laspistol' });
  });

  it('should take a tap on the number of an offered target for the target, not for its wounds', async () => {
    showBattle();
    await tap(card('Isaura Vex'));
    await tap(button(/^Shoot, Hot-shot laspistol/u));
    await tap(wounds('Fighter 1'));
    expect(openBattleNow().state.tasks.at(-1)).toMatchObject({ kind: 'shoot' });
  });

  it('should not come back to a choice that was made, when it is undone', async () => {
    showBattle();
    await tap(card('Isaura Vex'));
    await tap(button(/^Interact/u));
    expect(screen.getByRole('textbox')).toBeVisible();
    await tap(button('Interact'));
    await tap(button(/^Undo: /u));
    expect(openBattleNow().state.activation?.done).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(button(/^Interact/u)).toBeVisible();
  });

  it('should say how the next enemy is played, not in what order a tap activates it, while its table plays it', () => {
    const { battle, hints } = en;
    order({ type: 'correct', correction: { what: 'turn', to: 'enemy' } });
    const { unmount } = showBattle();
    expect(screen.getByText(new RegExp(battle.enemyTap, 'u'))).toBeVisible();
    unmount();
    order({ type: 'correct', correction: { what: 'turn', to: 'retinue' } });
    showBattle();
    expect(screen.getByText(new RegExp(hints.usualOrder, 'u'))).toBeVisible();
  });

  it('should say what command points buy in their cell, and set them by hand there', async () => {
    showBattle();
    await tap(button(/^Command points 2/u));
    const sheet = await screen.findByRole('dialog', { name: 'Command points' });
    expect(within(sheet).getByRole('region', { name: 'Ploys' })).toHaveTextContent('Command Re-roll');
    await tap(within(sheet).getByRole('button', { name: 'One more: Command points' }));
    expect(openBattleNow().state.sides[0].cp).toBe(3);
  });

  it('should open what can be set by hand at the part whose cell was tapped, with what the alert means', async () => {
    const shown: Element[] = [];
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function scroll(this: HTMLElement) {
      shown.push(this);
    });
    showBattle();
    await tap(button(/^Alert 0/u));
    const sheet = await screen.findByRole('dialog', { name: en.battle.table.title });
    const part = within(sheet).getByRole('region', { name: en.battle.title });
    expect(shown).toContain(part);
    expect(part).toHaveTextContent(en.turningPoint.alertText);
  });

  it('should dim a target that is not valid, with the reason, and shoot it anyway', async () => {
    order({ type: 'setEngaged', pair: [named('Sabine Hale').id, named('Fighter 1').id], on: true });
    showBattle();
    await tap(card('Isaura Vex'));
    await tap(button(/^Shoot/u));
    const target = card('Fighter 1');
    expect(target).toHaveAttribute('aria-disabled', 'true');
    expect(target).toHaveAccessibleName(/a friend within 1″ of it/u);
    await tap(target);
    await tap(await screen.findByRole('button', { name: 'Do it anyway' }));
    expect(openBattleNow().state.tasks.at(-1)).toMatchObject({ kind: 'shoot', forced: true });
  });

  it('should charge only when an enemy is ticked, and engage those', async () => {
    showBattle();
    await tap(card('Isaura Vex'));
    await tap(button(/^Charge/u));
    expect(screen.getByText(/never through terrain/iu)).not.toBeVisible();
    await tap(screen.getByText('How it moves'));
    expect(screen.getByText(/never through terrain/iu)).toBeVisible();
    await tap(card('Fighter 2'));
    await tap(button('Charge, Fighter 2'));
    expect(openBattleNow().state.engagement).toEqual([[named('Isaura Vex').id, named('Fighter 2').id]]);
  });

  it.each([
    [['Reposition'], 'Move Isaura Vex up to 6″.'],
    [['Dash'], 'Move Isaura Vex up to 3″.'],
  ])('should say in one sentence who is moved, and how far, with %s', async ([action = ''], text) => {
    showBattle();
    await tap(card('Isaura Vex'));
    await tap(button(new RegExp(`^${action}`, 'u')));
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it.each([
    ['A-27', 'Never through terrain'],
    ['A-25', 'Through Accessible terrain: 1″ more.'],
    ['A-28', 'Climb what is visible and within 1″'],
    ['A-29', 'the first 2″ of an action are free'],
    ['A-30', 'Jump up to 4″'],
  ])('[%s] should tell the rule with a Reposition and not with a shot', async (_, text) => {
    showBattle();
    await tap(card('Isaura Vex'));
    await tap(button(/^Shoot/u));
    expect(document.body).not.toHaveTextContent(text);
    await tap(button('Cancel'));
    await tap(button(/^Reposition/u));
    await tap(within(screen.getByRole('status')).getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('dialog', { name: 'Reposition' })).toHaveTextContent(text);
  });

  it('should take a choice back with Cancel, never with the large button', async () => {
    showBattle();
    await tap(card('Isaura Vex'));
    await tap(button(/^Shoot/u));
    await tap(button('Tap the target'));
    expect(button('Tap the target')).toBeVisible();
    await tap(button('Cancel'));
    expect(button(/^End activation/u)).toBeVisible();
  });

  it('should set wounds to any value with two taps, and undo it by name', async () => {
    showBattle();
    await tap(wounds('Isaura Vex'));
    const picker = screen.getByRole('dialog', { name: 'Wounds of Isaura Vex' });
    expect(picker).toHaveTextContent('Save 6+');
    await tap(within(picker).getByRole('button', { name: 'Set wounds to 3' }));
    expect(named('Isaura Vex').wounds).toBe(3);
    await tap(button('Undo: wounds of Isaura Vex set to 3'));
    expect(named('Isaura Vex').wounds).toBe(8);
  });

  it('should ask for the credit of a kill by hand without waiting for it', async () => {
    showBattle();
    await tap(wounds('Fighter 1'));
    await tap(button('Set wounds to 0'));
    expect(named('Fighter 1')).toMatchObject({ down: true, downedBy: null });
    const question = screen.getByRole('region', { name: 'Who brought Fighter 1 down' });
    await tap(within(question).getByRole('button', { name: 'Sabine Hale' }));
    expect(named('Sabine Hale').kills).toBe(1);
    expect(screen.queryByRole('region', { name: 'Who brought Fighter 1 down' })).toBeNull();
  });

  it('should offer to end the battle when the enemy the mission is about is down, after the credit is settled', async () => {
    showBattle();
    order({ type: 'correct', correction: { what: 'wounds', operative: named('The Voice').id, to: 0, credit: null } });
    expect(screen.getByRole('status')).toHaveTextContent('completes the primary objective');
    await tap(button('End the battle'));
    expect(openBattleNow().state).toMatchObject({
      result: { reason: 'primaryDone' },
      ticks: { 'voice-silenced': true },
    });
  });

  it('should let that offer be passed, and offer it to nobody while the enemy stands', async () => {
    showBattle();
    expect(screen.queryByRole('button', { name: 'End the battle' })).toBeNull();
    order({ type: 'correct', correction: { what: 'wounds', operative: named('The Voice').id, to: 0, credit: null } });
    await tap(button('Dismiss'));
    expect(screen.queryByRole('button', { name: 'End the battle' })).toBeNull();
    expect(openBattleNow().state.result).toBeNull();
  });

  it('should end the activation with the one next thing and say what is unspent', async () => {
    showBattle();
    await tap(card('Isaura Vex'));
    await tap(button('End activation, 3 AP unspent'));
    expect(named('Isaura Vex').readiness).toBe('expended');
    unnoticed();
    expect(await screen.findByRole('button', { name: 'Enemy activates, by its decision table' })).toBeVisible();
  });

  it('should leave the enemy to the player when it is played by hand', async () => {
    const { settings } = openBattleNow().state;
    order({
      type: 'changeSettings',
      settings: { ...settings, automation: { ...settings.automation, enemy: 'log' } },
    });
    showBattle();
    await tap(card('Isaura Vex'));
    await tap(button('End activation, 3 AP unspent'));
    expect(button(/^Tap a ready enemy/u)).toBeVisible();
  });

  it('should let a group be that must go on only as the decision of the table', async () => {
    await firefight((state) => ({
      ...state,
      operatives: state.operatives.map((one) => ({
        ...one,
        abilities: [...one.abilities, 'groupActivation' as const],
      })),
    }));
    const { settings } = openBattleNow().state;
    order({
      type: 'changeSettings',
      settings: { ...settings, automation: { ...settings.automation, enemy: 'log' } },
    });
    order({ type: 'correct', correction: { what: 'turn', to: 'enemy' } });
    order({ type: 'activate', operative: named('Fighter 1').id, order: 'engage' });
    order({ type: 'endActivation' });
    showBattle();
    expect(openBattleNow().state.group?.side).toBe('enemy');
    await tap(button(/^No group activation.*Do it anyway/u));
    expect(openBattleNow().state).toMatchObject({ group: null, turn: 'retinue' });
  });

  it('should offer a counteraction, name its limits and let it be passed', async () => {
    for (const { id, side } of openBattleNow().state.operatives) {
      if (side === 'enemy') continue;
      order({ type: 'correct', correction: { what: 'order', operative: id, order: 'engage' } });
      order({ type: 'correct', correction: { what: 'readiness', operative: id, readiness: 'expended' } });
    }
    showBattle();
    expect(screen.getByText(/No more than 2″|no more than 2″/u)).toBeVisible();
    await tap(card('Pim Latchkey'));
    expect(openBattleNow().state.activation).toMatchObject({ kind: 'counteract', operative: named('Pim Latchkey').id });
    await tap(button(/^Undo/u));
    await tap(button('Do not counteract'));
    expect(openBattleNow().state.turn).toBe('enemy');
  });

  it('should say who may not counteract although it is done and on Engage, and why, on its card too', async () => {
    await firefight((state) => ({
      ...state,
      operatives: state.operatives.map((one) => ({ ...one, order: 'engage' as const })),
    }));
    order({ type: 'activate', operative: named('Isaura Vex').id, order: 'engage' });
    order({ type: 'endActivation' });
    unnoticed();
    for (const { id, side } of openBattleNow().state.operatives)
      if (side === 'retinue')
        order({ type: 'correct', correction: { what: 'readiness', operative: id, readiness: 'expended' } });
    for (const { id, side } of openBattleNow().state.operatives)
      if (side === 'retinue') order({ type: 'correct', correction: { what: 'order', operative: id, order: 'engage' } });
    order({ type: 'correct', correction: { what: 'turn', to: 'retinue' } });
    showBattle();
    expect(screen.queryByText(/counteracted, or interrupted/u)).toBeNull();
    order({ type: 'counteract', operative: named('Sabine Hale').id });
    order({ type: 'endActivation' });
    order({ type: 'correct', correction: { what: 'turn', to: 'retinue' } });
    expect(screen.getByText(/^Not Sabine Hale: counteracted/u)).toBeVisible();
    await tap(card('Sabine Hale'));
    expect(await screen.findByRole('dialog', { name: /^Sabine Hale/u })).toHaveTextContent(
      'Not Sabine Hale: counteracted',
    );
  });

  it('should name what the buttons of a sheet do: act with this order, fall so far', async () => {
    showBattle();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: card('Pim Latchkey') });
    const sheet = await screen.findByRole('dialog', { name: /^Pim Latchkey/u });
    expect(within(sheet).getByText('Falls 4″')).not.toBeVisible();
    await tap(within(sheet).getByText('By hand'));
    expect(within(sheet).getByRole('button', { name: 'Falls 4″' })).toBeVisible();
    await tap(within(sheet).getByRole('button', { name: 'Act on Conceal' }));
    expect(openBattleNow().state.activation).toMatchObject({ operative: named('Pim Latchkey').id });
    expect(named('Pim Latchkey').order).toBe('conceal');
  });

  it('should take keys for operatives, acts, wounds and the next thing', async () => {
    showBattle();
    await userEvent.keyboard('1');
    await userEvent.keyboard('d');
    expect(openBattleNow().state.activation?.done).toEqual(['dash']);
    await userEvent.keyboard('w');
    expect(screen.getByRole('dialog', { name: 'Wounds of Isaura Vex' })).toBeVisible();
    await tap(button('Set wounds to 8'));
    await tap(document.body);
    await userEvent.keyboard(' ');
    expect(openBattleNow().state.activation).toBeNull();
  });

  it('should reach the counters and ticks of the mission with one tap on the strip', async () => {
    showBattle();
    await tap(button(/TP 1/u));
    const sheet = await screen.findByRole('dialog', { name: 'By hand' });
    await tap(within(sheet).getByRole('button', { name: /^The Voice is down or captive/u }));
    expect(openBattleNow().state.result?.reason).toBe('primaryDone');
  });
});

describe('BattleScreen, attacks resolved on the table', () => {
  it('should record the damage that was dealt', async () => {
    await firefight((state) => ({
      ...state,
      settings: { ...state.settings, automation: { ...state.settings.automation, attack: 'log' } },
    }));
    showBattle();
    await tap(card('Isaura Vex'));
    await tap(button(/^Shoot/u));
    await tap(card('Fighter 1'));
    await tap(button('One more: Damage to Fighter 1'));
    await tap(button('One more: Damage to Fighter 1'));
    await tap(button(/^Log the attack/u));
    expect(named('Fighter 1').wounds).toBe(5);
  });
});
