import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { playOf } from '../../../src/state/battle/play.ts';
import { done, requestNow, rolled, showAttack, stateNow, VEX, vexShoots, VOICE } from '../../support/tableBattle.tsx';
import { app } from '../../support/app.tsx';

const { redo, undo } = playOf(app);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const typeFaces = async (...faces: number[]) => {
  for (const face of faces) await press(`Face ${face}`);
};

const facesOf = (state: BattleState) => {
  const task = state.tasks.at(-1);
  return task?.kind === 'shoot' ? task.sequence.attack?.map(({ face }) => face) : undefined;
};

const withRule =
  (id: string) =>
  (state: BattleState): BattleState => ({
    ...state,
    operatives: state.operatives.map((one) =>
      one.id === VEX
        ? { ...one, weapons: one.weapons.map((weapon) => ({ ...weapon, rules: [{ id, params: {} }] })) }
        : one,
    ),
  });

describe('dice that are typed', () => {
  it('should move on by themselves with the last face', async () => {
    await vexShoots();
    showAttack();
    await typeFaces(6, 4, 5);
    expect(facesOf(stateNow())).toBeUndefined();
    await typeFaces(1);
    expect(facesOf(stateNow())).toEqual([6, 4, 5, 1]);
    expect(requestNow()).toMatchObject({ purpose: 'defence' });
  });

  it('should be typed again when they are tapped', async () => {
    await vexShoots();
    showAttack();
    await typeFaces(6, 4);
    await press('Remove 6, crit');
    await typeFaces(2, 3, 1);
    expect(facesOf(stateNow())).toEqual([2, 4, 3, 1]);
  });

  it('should be typed by keys as well', async () => {
    await vexShoots();
    showAttack();
    await userEvent.keyboard('6451');
    expect(facesOf(stateNow())).toEqual([6, 4, 5, 1]);
  });

  it('should move on without those that cannot change anything any more', async () => {
    await vexShoots();
    showAttack();
    await typeFaces(4, 1, 1, 1);
    expect(requestNow()).toMatchObject({
      purpose: 'defence',
      enough: expect.arrayContaining([{ criticals: 0, normals: 1 }]),
    });
    await typeFaces(2);
    expect(requestNow()).toMatchObject({ purpose: 'defence' });
    await typeFaces(5);
    expect(requestNow()).not.toMatchObject({ purpose: 'defence' });
    expect(screen.queryAllByRole('img', { name: 'a die to be rolled' })).toHaveLength(0);
  });

  it('should ignore keys that are no face', async () => {
    await vexShoots();
    showAttack();
    await userEvent.keyboard('78');
    expect(screen.getAllByRole('img', { name: 'a die to be rolled' })).toHaveLength(4);
  });

  it('should be rolled by the app for this once', async () => {
    await vexShoots();
    showAttack();
    await press(/^Roll it for me/);
    expect(facesOf(stateNow())).toHaveLength(4);
    expect(button(/^Roll it for me/)).toBeInTheDocument();
  });

  it('should be offered again after an undo', async () => {
    await vexShoots();
    rolled(6, 4, 5, 1);
    undo();
    showAttack();
    await press('Same dice again: 6, 4, 5, 1');
    expect(facesOf(stateNow())).toEqual([6, 4, 5, 1]);
  });

  it('should forget half a roll that was undone away', async () => {
    await vexShoots();
    showAttack();
    await typeFaces(6, 4, 5, 1);
    act(() => void undo());
    expect(screen.getAllByRole('img', { name: 'a die to be rolled' })).toHaveLength(4);
  });
});

describe('dice typed wrongly', () => {
  const typed = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((die) => die.getAttribute('aria-label'));

  it('should be taken back one by one, the last first, and the attack only then', async () => {
    await vexShoots();
    showAttack();
    await typeFaces(6, 4);
    await press('Remove 6, crit');
    await typeFaces(5);
    expect(typed()).toEqual(['Remove 5, hit', 'Remove 4, hit']);
    await press('Undo: the last die, 5');
    expect(typed()).toEqual(['Remove 4, hit']);
    await press('Undo: the last die, 4');
    expect(typed()).toEqual([]);
    await press('Undo: Isaura Vex’s shot at The Voice');
    expect(requestNow()).toBeNull();
  });

  it('should be taken back by Backspace, and by U before the app hears it', async () => {
    await vexShoots();
    showAttack();
    const heard = vi.fn((event: KeyboardEvent) => event.key === 'u' && !event.defaultPrevented);
    document.addEventListener('keydown', heard);
    await userEvent.keyboard('64{Backspace}');
    expect(typed()).toEqual(['Remove 6, crit']);
    await userEvent.keyboard('u');
    expect(heard).toHaveLastReturnedWith(false);
    expect(typed()).toEqual([]);
    await userEvent.keyboard('u');
    expect(heard).toHaveLastReturnedWith(true);
    document.removeEventListener('keydown', heard);
  });

  it('should not come back in another attack', async () => {
    await vexShoots();
    showAttack();
    await typeFaces(6, 4);
    const asked = requestNow()?.id;
    act(() => void undo());
    act(() => done({ type: 'shoot', weapon: 'hot-shot-laspistol', target: VOICE }));
    expect(requestNow()?.id).toBe(asked);
    expect(typed()).toEqual([]);
  });

  it('should die with a redo as well', async () => {
    await vexShoots();
    done({ type: 'setFacts', facts: { cover: true } });
    undo();
    showAttack();
    await typeFaces(6, 4);
    act(() => void redo());
    expect(typed()).toEqual([]);
  });

  it('should outlive a fact of the table', async () => {
    await vexShoots();
    showAttack();
    await typeFaces(6, 4);
    await press('In cover');
    expect(typed()).toEqual(['Remove 6, crit', 'Remove 4, hit']);
  });
});

describe('dice of an obscured shot', () => {
  it('should be normal hits, never crits', async () => {
    await vexShoots();
    done({ type: 'setFacts', facts: { obscured: true } });
    showAttack();
    expect(screen.queryByText('crit')).not.toBeInTheDocument();
    await typeFaces(6);
    expect(button('Remove 6, hit')).toBeInTheDocument();
  });
});

describe('dice by count', () => {
  it('should never be more than were asked for', async () => {
    await vexShoots();
    showAttack();
    for (let tap = 0; tap < 6; tap += 1) await press('One more: Crits');
    await press('One more: Hits');
    await press('Use these counts, 4 crits, 0 normal hits');
    const task = stateNow().tasks.at(-1);
    expect(task?.kind === 'shoot' && task.sequence.attack?.map(({ grade }) => grade)).toEqual(
      Array.from({ length: 4 }, () => 'critical'),
    );
  });

  it('should say that nothing was hit', async () => {
    await vexShoots();
    showAttack();
    await press('One more: Crits');
    await press('One less: Crits');
    await press('Use these counts, 0 crits, 0 normal hits');
    expect(requestNow()).toMatchObject({ question: 'saves' });
  });

  it('should say in one tap that nothing was hit, as long as nothing is typed', async () => {
    await vexShoots();
    showAttack();
    await typeFaces(6);
    expect(screen.queryByRole('button', { name: 'Use counts: no crits, no hits' })).not.toBeInTheDocument();
    await press('Undo: the last die, 6');
    await press('Use counts: no crits, no hits');
    expect(screen.getByText('No hit: nothing to save')).toBeInTheDocument();
    await press('No damage, Done');
    expect(stateNow().tasks).toEqual([]);
  });

  it('should give way to faces that are typed afterwards', async () => {
    await vexShoots();
    showAttack();
    await typeFaces(6, 4);
    await press('One more: Crits');
    expect(button('Use these counts, 1 crit, 0 normal hits')).toBeInTheDocument();
    await typeFaces(5, 1);
    expect(facesOf(stateNow())).toEqual([6, 4, 5, 1]);
  });

  it('should be taken back by Undo before the attack is', async () => {
    await vexShoots();
    showAttack();
    await press('One more: Crits');
    await press('Undo: the counts');
    expect(button(/^Roll it for me/)).toBeInTheDocument();
    expect(requestNow()).toMatchObject({ purpose: 'attack' });
  });

  it('should not be offered while a rule reads the faces', async () => {
    await vexShoots({ change: withRule('ceaseless') });
    showAttack();
    expect(screen.queryByRole('button', { name: 'One more: Crits' })).not.toBeInTheDocument();
  });
});

describe('dice on screen', () => {
  const dice = { retinue: 'screen', enemy: 'screen' } as const;

  it('should be rolled by the one button', async () => {
    await vexShoots({ dice });
    showAttack();
    expect(screen.queryByRole('button', { name: 'Face 6' })).not.toBeInTheDocument();
    await press(/^Roll 4 dice/);
    expect(facesOf(stateNow())).toHaveLength(4);
  });

  it('should be typed for this once when the player says so', async () => {
    await vexShoots({ dice });
    showAttack();
    await press('Tap the faces that show');
    await typeFaces(1, 2, 3, 4);
    expect(facesOf(stateNow())).toEqual([1, 2, 3, 4]);
    expect(button(/^Roll 3 dice/)).toBeInTheDocument();
  });
});

describe('dice that a rule lets roll again', () => {
  it('should be chosen as advised, and all of one face with Ceaseless', async () => {
    await vexShoots({ change: withRule('ceaseless') });
    rolled(6, 1, 1, 2);
    showAttack();
    expect(button(/^Roll 2 dice again/)).toBeInTheDocument();
    await press('Miss, 2');
    expect(button(/^Roll 1 die again/)).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Miss, 1' })[0] ?? document.body);
    expect(button(/^Roll 2 dice again/)).toBeInTheDocument();
  });

  it('should all be kept with one tap', async () => {
    await vexShoots({ change: withRule('ceaseless') });
    rolled(6, 1, 1, 2);
    showAttack();
    await press('Keep them all');
    expect(facesOf(stateNow())).toEqual([6, 1, 1, 2]);
    expect(requestNow()).toMatchObject({ purpose: 'defence' });
  });
});
