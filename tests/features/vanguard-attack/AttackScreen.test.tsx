import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { DieView } from '../../../src/engine/family/vanguard/view/vanguardView.ts';
import { AttackScreen } from '../../../src/features/vanguard-attack/AttackScreen.tsx';
import { actor, attack, rollOf, sceneOf, show, view } from '../../support/roundsScene.tsx';

const die = (face: number, from: number | null = null): DieView => ({ face, from, success: face >= 3, rerolled: null });

const draw = (change: Parameters<typeof attack>[0], request: ReturnType<typeof rollOf> | null = null) =>
  show(
    <AttackScreen tray={null} bar={null} />,
    sceneOf({ view: view({ actor: actor(), attack: attack(change) }), request }),
  ).scene;

const labels = (pool: string): readonly (string | null)[] =>
  within(screen.getByRole('region', { name: pool }))
    .getAllByRole('img')
    .map((each) => each.getAttribute('aria-label'));

describe('AttackScreen', () => {
  it('should keep a six with the dice it brought, and read them as a chain (V-12)', () => {
    draw({ hitDice: [die(6), die(4), die(2), die(6, 0), die(1, 3)], hits: 3 });
    expect(labels('Hit roll')).toEqual(['Hit, 6', 'again 6', 'again 1', 'Hit, 4', 'Miss, 2']);
  });

  it('should put the die that a six brings behind it before it is rolled', () => {
    draw({ hitDice: [die(4), die(6), die(2)] }, rollOf({ count: 1 }));
    expect(labels('Hit roll')).toEqual(['Hit, 4', 'Hit, 6', 'again, to be rolled', 'Miss, 2']);
  });

  it('should read the line as one sentence, and open why a number is so', async () => {
    draw({ hitDice: [die(6), die(5), die(2), die(3, 0)], hits: 3, saved: 1, wounds: 2, armourDice: [die(6), die(1)] });
    const line = screen.getByRole('group', { name: '3 dice, hit on 3+, 3 hits, 1 saved, 2 wounds' });
    await userEvent.click(within(line).getByRole('button', { name: '2 Wounds' }));
    expect(screen.getByText('2 hits not saved, 1 wound each')).toBeVisible();
  });

  it('should set wounds by hand', async () => {
    const { act } = draw({ hits: 1, saved: 0, wounds: 1 });
    await userEvent.click(screen.getByRole('button', { name: '1 Wounds' }));
    await userEvent.click(screen.getByRole('button', { name: 'One more: Wounds' }));
    expect(act).toHaveBeenCalledWith({ type: 'overrideWounds', wounds: 2 });
  });

  it('should say what a fact of the table changes, and flip it at one tap', async () => {
    const { act } = draw({});
    await userEvent.click(screen.getByRole('button', { name: 'Obscured, hit −1' }));
    expect(act).toHaveBeenCalledWith({ type: 'setFacts', model: 'Bass', facts: { obscured: true } });
  });

  it('[V-50] should say with the facts of sight that it goes from body to body', () => {
    draw({});
    expect(screen.getByText(/^Sight goes from any part of one body/u)).toBeVisible();
  });

  it('[V-50] should not say it where no sight is asked', () => {
    draw({ facts: [{ id: 'outnumbered', on: false, changes: 'dice', value: 1 }] });
    expect(screen.getByRole('button', { name: /^Outnumbered/u })).toBeVisible();
    expect(screen.queryByText(/^Sight goes from any part of one body/u)).toBeNull();
  });

  it('should take the attack back as long as nothing is rolled', async () => {
    const { act } = draw({});
    await userEvent.click(screen.getByRole('button', { name: 'Take the attack back' }));
    expect(act).toHaveBeenCalledWith({ type: 'cancel' });
  });

  it('should not take it back once dice lie, nor a blow struck back, of which none do', () => {
    draw({ kind: 'retaliation', back: false });
    expect(screen.queryByRole('button', { name: 'Take the attack back' })).toBeNull();
  });

  it('should show a fall without a hit roll (V-46)', () => {
    draw({ kind: 'fall', attacker: null, attack: null, toHit: null, hits: 2, facts: [] });
    expect(screen.getByRole('heading', { name: 'Fall' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Dice$/u })).toBeNull();
  });
});
