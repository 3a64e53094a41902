import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { RoundsBar } from '../../../src/features/vanguard-tray/RoundsBar.tsx';
import { RoundsTray } from '../../../src/features/vanguard-tray/RoundsTray.tsx';
import { RoundsUndo } from '../../../src/features/vanguard-tray/RoundsUndo.tsx';
import { draftsOf } from '../../../src/state/answer/draft.ts';
import type { Request } from '../../../src/engine/family/vanguard/model/request.ts';
import { tray } from '../../../src/words/en/vanguard/tray.ts';
import { app } from '../../support/app.tsx';
import { attack, rollOf, sceneOf, show, side, view } from '../../support/roundsScene.tsx';

const both = (dice: 'screen' | 'table') => [side('one', { dice }), side('two', { dice })] as const;

function draw(request: Request, change: Parameters<typeof view>[0] = {}) {
  return show(
    <>
      <RoundsTray />
      <RoundsBar />
      <RoundsUndo />
    </>,
    sceneOf({ view: view({ sides: both('table'), attack: attack(), ...change }), request }),
  ).scene;
}

const tap = async (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => draftsOf(app).store.setState({ draft: null }));

describe('RoundsTray', () => {
  it('should take typed faces, one tap each, and answer with the last', async () => {
    const { answer } = draw(rollOf());
    await tap('Face 6');
    await tap('Face 4');
    expect(answer).not.toHaveBeenCalled();
    await tap('Face 1');
    expect(answer).toHaveBeenCalledWith({ kind: 'faces', faces: [6, 4, 1] });
  });

  it('should say of a roll-off what the other side has rolled, and a tie before it is rolled again', () => {
    const off = { kind: 'rollOff', of: 'firstTurn', faces: {}, winner: null } as const;
    const standing = (change: { readonly faces?: Record<string, number>; readonly tied?: number }) => {
      const { state } = view({});
      draw(rollOf({ purpose: 'rollOff', count: 1 }), {
        attack: null,
        state: { ...state, tasks: [{ ...off, ...change }] },
      });
    };
    standing({ faces: { one: 5 } });
    expect(screen.getByText(new RegExp(`${tray.rollOff.rolled('', 5)}$`, 'u'))).toBeVisible();
    standing({ tied: 4 });
    expect(screen.getByText(tray.rollOff.tie(4))).toBeVisible();
  });

  it('should say of dice that sixes have brought that they are', () => {
    draw(rollOf({ count: 1 }), {
      attack: attack({ hitDice: [{ face: 6, from: null, success: true, rerolled: null }] }),
    });
    expect(screen.getByRole('heading', { name: 'A 6 brings 1 die for Thorn' })).toBeVisible();
  });

  it('should take back the die typed last before anything else', async () => {
    const { undo } = draw(rollOf());
    await tap('Face 6');
    await tap('Undo: the last die, 6');
    expect(undo).not.toHaveBeenCalled();
    await tap(/^Undo/u);
    expect(screen.queryByRole('button', { name: /last die/u })).toBeNull();
  });

  it('should let the app roll at one tap where the dice are its own', async () => {
    const { roll } = draw(rollOf(), { sides: both('screen') });
    await tap('Roll 3 dice, digital');
    expect(roll).toHaveBeenCalledTimes(1);
  });

  it('should mix: dice of the app can be typed, and those of the table rolled', async () => {
    const { roll } = draw(rollOf(), { sides: both('screen') });
    await tap('Type the dice');
    await tap('Face 2');
    await tap(/^Roll it for me/u);
    expect(roll).toHaveBeenCalledTimes(1);
  });

  it('should say which faces of a recovery die mean out, and its chance (V-64)', () => {
    draw(rollOf({ purpose: 'recovery', count: 1, operative: 'Bass', side: 'two', success: null }), {
      attack: attack({ step: 'recovery', recovery: { needs: 4, below: 1, rolled: null } }),
    });
    expect(screen.getByRole('heading', { name: 'Recovery: 1 die for Bass' })).toBeVisible();
    expect(screen.getByText('4+, and 1 harder: it went 1 below zero. A 6 brings no second die')).toBeVisible();
    expect(screen.getByText('out of the battle')).toHaveAttribute('data-range', '1–4');
    expect(screen.getByText('It recovers in 33 %.')).toBeVisible();
  });

  it('should say both ends of a nerve die (V-69)', () => {
    draw(rollOf({ purpose: 'nerve', count: 1, success: null }), {
      attack: null,
      nerve: { model: 'Thorn', needs: 4, second: false },
    });
    expect(screen.getByText('falls back')).toHaveAttribute('data-range', '1–3');
    expect(screen.getByText('holds')).toHaveAttribute('data-range', '4–6');
  });

  it('should choose the usual answer beforehand and answer with the one that is tapped', async () => {
    const { answer } = draw({
      kind: 'pick',
      id: 'pick.1',
      question: 'armourBy',
      side: 'two',
      operative: 'Bass',
      options: [
        { id: 'armour', code: 'byArmour', params: { needs: 5 }, value: null },
        { id: '0', code: 'byInvulnerable', params: { needs: 4 }, value: null },
      ],
      usual: '0',
      random: false,
    });
    expect(screen.getByRole('radio', { name: /^Invulnerable 4\+/u })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^Armour 5\+/u }));
    await tap('Armour 5+, AP counts');
    expect(answer).toHaveBeenCalledWith({ kind: 'pick', option: 'armour' });
  });

  it('should name who answers when it is not their turn', () => {
    draw({
      kind: 'pick',
      id: 'pick.2',
      question: 'retaliate',
      side: 'two',
      operative: 'Bass',
      options: [
        { id: 'club', code: 'with', params: { name: 'Club' }, value: null },
        { id: 'no', code: 'doNot', params: {}, value: null },
      ],
      usual: 'no',
      random: false,
    });
    expect(screen.getByText('For Ben to answer')).toBeVisible();
    expect(screen.getByRole('radio', { name: /With Club tired afterwards/u })).not.toBeChecked();
  });

  it('should ask whoever won the roll for its side of the table, by the edges (V-80)', async () => {
    const { answer } = draw({
      kind: 'pick',
      id: 'pick.3',
      question: 'tableSide',
      side: 'one',
      operative: null,
      options: [
        { id: 'own', code: 'edge', params: { edge: 'south, west' }, value: null },
        { id: 'other', code: 'edge', params: { edge: 'north, east' }, value: null },
      ],
      usual: 'own',
      random: false,
    });
    expect(screen.getByRole('heading', { name: 'Which side does Iron Third take?' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Own edge: north, east' }));
    await tap('Own edge: north, east');
    expect(answer).toHaveBeenCalledWith({ kind: 'pick', option: 'other' });
  });

  it('should tick who is within a blast, nobody unless tapped (V-06)', async () => {
    const { answer } = draw(
      {
        kind: 'tick',
        id: 'tick.1',
        question: 'within',
        side: 'one',
        inches: 2,
        around: 'Bass',
        candidates: ['Alto'],
        preset: [],
      },
      { sides: view().sides },
    );
    await tap('Alto');
    await tap('This one, Alto');
    expect(answer).toHaveBeenCalledWith({ kind: 'tick', operatives: ['Alto'] });
  });
});
