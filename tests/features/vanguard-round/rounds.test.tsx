import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EndScreen } from '../../../src/features/vanguard-round/EndScreen.tsx';
import { FinalScore } from '../../../src/features/vanguard-round/FinalScore.tsx';
import { LengthScreen } from '../../../src/features/vanguard-round/LengthScreen.tsx';
import { OverScreen } from '../../../src/features/vanguard-round/OverScreen.tsx';
import { SetUpScreen } from '../../../src/features/vanguard-round/SetUpScreen.tsx';
import { StartScreen } from '../../../src/features/vanguard-round/StartScreen.tsx';
import { rollOf, model, sceneOf, show, side, view } from '../../support/roundsScene.tsx';

const objective = {
  id: 'centre',
  name: 'The well',
  near: null,
  where: null,
  worth: { one: 3, two: 3 },
  holder: null,
  touching: [],
  holds: null,
  onBoard: null,
};
const tap = async (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

describe('SetUpScreen', () => {
  it('should say where and for what is played, and begin at one tap', async () => {
    const { act } = show(
      <SetUpScreen />,
      sceneOf({ view: view({ step: 'setUp', round: 0, objectives: [objective] }) }),
    ).scene;
    expect(screen.getByText('A crossing in the middle.')).toBeVisible();
    expect(screen.getByText('in the centre · Iron Third +3 · Bone Choir +3')).toBeVisible();
    await tap(/^Start the battle/u);
    expect(act).toHaveBeenCalledWith({ type: 'startBattle' });
  });
});

describe('SetUpScreen, in the words of its scenario', () => {
  const { scenario } = view();
  const lines = { layout: 'Three wells.', zones: ['Within 6″ of the south.'], special: ['The water is cold.'] };

  it('should say the layout, both zones, what is special, and where each objective lies (V-80, V-88)', () => {
    const objectives = [{ ...objective, where: '9″ from the west edge.' }];
    show(<SetUpScreen />, sceneOf({ view: view({ step: 'setUp', objectives, scenario: { ...scenario, ...lines } }) }));
    expect(screen.getByRole('heading', { name: 'Layout and zones' })).toBeVisible();
    for (const line of [lines.layout, ...lines.zones, ...lines.special]) expect(screen.getByText(line)).toBeVisible();
    expect(screen.getByText('9″ from the west edge · Iron Third +3 · Bone Choir +3')).toBeVisible();
  });

  it('should have no such part where the scenario says nothing of it', () => {
    show(<SetUpScreen />, sceneOf({ view: view({ step: 'setUp' }) }));
    expect(screen.queryByRole('heading', { name: 'Layout and zones' })).toBeNull();
  });
});

describe('terrain before the battle', () => {
  it('[V-49] should have both agree what each piece is while they set up, and where areas may be shifted', () => {
    show(<SetUpScreen />, sceneOf({ view: view({ step: 'setUp', round: 0 }) }));
    expect(screen.getByText(/^Agree what each piece is/u)).toBeVisible();
    expect(screen.getByText(/trees, may be shifted/u)).toBeVisible();
  });

  it('[V-49] should say nothing of it once the battle is under way', () => {
    show(<StartScreen tray={null} bar={null} />, sceneOf({ view: view({ step: 'start' }) }));
    expect(screen.queryByText(/^Agree what each piece is/u)).toBeNull();
  });
});

describe('StartScreen', () => {
  it('should say who begins and who is broken, and start the round (V-14, V-68)', async () => {
    const { act } = show(
      <StartScreen tray={null} bar={null} />,
      sceneOf({
        view: view({
          step: 'start',
          starts: { one: { cp: 3, tokens: 2, broken: true }, two: { cp: 5, tokens: 0, broken: false } },
        }),
      }),
    ).scene;
    expect(screen.getByText('Iron Third is broken: fewer than half are left')).toBeVisible();
    expect(screen.getByText('2 pass tokens')).toBeVisible();
    expect(screen.queryByText(/^Bone Choir is broken/u)).toBe(null);
    await tap(/^Start round 3, Anna begins/u);
    expect(act).toHaveBeenCalledWith({ type: 'startRound' });
  });
});

describe('the start of a round', () => {
  it('should say of the first that the highest roll begins it (V-14)', () => {
    show(<StartScreen tray={null} bar={null} />, sceneOf({ view: view({ step: 'start', round: 1 }) }));
    expect(screen.getByRole('button', { name: 'Start round 1, Anna begins: rolled highest' })).toBeVisible();
  });
});

describe('EndScreen', () => {
  const tired = () =>
    view({
      step: 'end',
      clearable: ['Thorn'],
      objectives: [objective],
      end: { scored: false, why: { code: 'notScored', params: {} } },
      sides: [
        side('one', { models: [model('Thorn', { tired: true })] }),
        side('two', { cp: 0, models: [model('Bass', { side: 'two', tired: true })] }),
      ],
    });

  it('should clear fatigue for a command point, and not where there is none (V-33)', async () => {
    const { act } = show(<EndScreen />, sceneOf({ view: tired() })).scene;
    await tap(/^Thorn, fresh again, 1 CP/u);
    expect(act).toHaveBeenCalledWith({ type: 'clearFatigue', model: 'Thorn' });
    await tap('Bass, no CP left');
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('should count points by who touches what (V-85, V-86)', async () => {
    const { act } = show(<EndScreen />, sceneOf({ view: tired() })).scene;
    const touching = screen.getByRole('group', { name: 'Who touches The well?' });
    await userEvent.click(within(touching).getByRole('button', { name: 'Thorn' }));
    await tap('Count the points, 1 objective touched');
    expect(act).toHaveBeenCalledWith({ type: 'score', contact: { centre: ['Thorn'] } });
  });

  it('should have the board say who touches it and who holds it (V-85)', async () => {
    const onBoard = { ...objective, touching: ['Thorn'], holds: 'one', onBoard: { close: [], there: ['Thorn'] } };
    const { act } = show(<EndScreen />, sceneOf({ view: { ...tired(), objectives: [onBoard] } })).scene;
    expect(screen.getByText('On the board it is touched by Thorn')).toBeVisible();
    expect(screen.getByText('3 points · Iron Third')).toBeVisible();
    expect(screen.getByText('Not as the board has it').closest('details')).not.toHaveAttribute('open');
    await tap('Count the points, 1 objective touched');
    expect(act).toHaveBeenCalledWith({ type: 'score', contact: { centre: ['Thorn'] } });
  });

  it('should take a tap as the table’s word against the board (V-85)', async () => {
    const onBoard = { ...objective, touching: ['Thorn'], holds: 'one', onBoard: { close: [], there: ['Thorn'] } };
    const { act } = show(<EndScreen />, sceneOf({ view: { ...tired(), objectives: [onBoard] } })).scene;
    await userEvent.click(screen.getByText('Not as the board has it'));
    await userEvent.click(screen.getByRole('button', { name: 'Thorn' }));
    expect(screen.getByText('by hand')).toBeVisible();
    await tap('Count the points, 0 objectives touched');
    expect(act).toHaveBeenCalledWith({ type: 'score', contact: { centre: [] } });
  });

  it('should say what the board has and what is by hand where a tap of an earlier round still holds (V-85)', async () => {
    const onBoard = { ...objective, touching: ['Thorn'], holds: 'one', onBoard: { close: [], there: [] } };
    const { act } = show(<EndScreen />, sceneOf({ view: { ...tired(), objectives: [onBoard] } })).scene;
    expect(screen.getByText('On the board nobody touches it')).toBeVisible();
    expect(screen.getByText('3 points · Iron Third')).toBeVisible();
    expect(screen.getByText('by hand')).toBeVisible();
    await tap('Count the points, 1 objective touched');
    expect(act).toHaveBeenCalledWith({ type: 'score', contact: { centre: ['Thorn'] } });
  });

  it('should ask of the board’s objective only where half a millimetre decides (V-85)', () => {
    const onBoard = { ...objective, onBoard: { close: ['Thorn'], there: [] } };
    show(<EndScreen />, sceneOf({ view: { ...tired(), objectives: [onBoard] } }));
    expect(screen.getByText(/^Close call: half a millimetre decides whether Thorn touches it/u)).toBeVisible();
    expect(screen.getByText('Not as the board has it').closest('details')).toHaveAttribute('open');
  });

  it('should begin with whoever touched it last, and take a tap as a change (V-85)', async () => {
    const held = { ...tired(), objectives: [{ ...objective, touching: ['Thorn'] }] };
    const { act } = show(<EndScreen />, sceneOf({ view: held })).scene;
    const touching = screen.getByRole('group', { name: 'Who touches The well?' });
    expect(within(touching).getByRole('button', { name: 'Thorn' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(touching).getByRole('button', { name: 'Thorn' }));
    await tap('Count the points, 0 objectives touched');
    expect(act).toHaveBeenCalledWith({ type: 'score', contact: { centre: [] } });
  });

  it('should end the round once they are counted', async () => {
    const scored = { ...tired(), end: { scored: true, why: null }, score: [{ round: 3, points: { one: 3 } }] };
    const { act } = show(<EndScreen />, sceneOf({ view: scored })).scene;
    expect(screen.getByText('was 0')).toBeVisible();
    await tap(/^End round 3/u);
    expect(act).toHaveBeenCalledWith({ type: 'endRound' });
  });
});

describe('points by hand', () => {
  it('should be set where a round ends and where the battle has ended (V-86)', async () => {
    for (const part of [
      <EndScreen key="end" />,
      <OverScreen key="over" onHome={vi.fn()} onTable={vi.fn()} onLog={vi.fn()} />,
    ]) {
      const { act } = show(part, sceneOf({ view: view({ step: 'end' }) })).scene;
      await tap('One more: Points of Iron Third');
      const correction = { what: 'points', side: 'one', value: 4 };
      expect(act).toHaveBeenLastCalledWith({ type: 'correct', correction });
      cleanup();
    }
  });
});

describe('LengthScreen', () => {
  it('should say who rolls and what each face brings (V-81)', () => {
    const request = rollOf({ purpose: 'endDie', count: 1, side: 'two', operative: null, success: null });
    show(<LengthScreen tray={null} bar={null} />, sceneOf({ view: view({ step: 'length' }), request }));
    expect(screen.getByText(/^Ben finished first and rolls. Below 4: over/u)).toBeVisible();
  });

  it('should say the face of the scenario, where it has one of its own (V-83)', () => {
    const asked = { purpose: 'endDie', count: 1, side: 'two', operative: null } as const;
    const request = rollOf({ ...asked, success: { hit: 5, critical: 7 } });
    show(<LengthScreen tray={null} bar={null} />, sceneOf({ view: view({ step: 'length' }), request }));
    expect(screen.getByText(/Below 5: over. 5\+: one more round/u)).toBeVisible();
  });
});

describe('FinalScore', () => {
  it('should name the winner and the points by round', () => {
    show(
      <FinalScore />,
      sceneOf({
        view: view({
          step: 'over',
          score: [{ round: 1, points: { one: 3, two: 6 } }],
          result: { winner: 'two', points: { one: 3, two: 6 }, deeds: { one: 0, two: 0 } },
        }),
      }),
    );
    expect(within(screen.getByRole('region', { name: 'Bone Choir' })).getByText('wins by 3')).toBeVisible();
    expect(screen.getByRole('row', { name: 'Bone Choir 6 6' })).toBeVisible();
  });

  it('should have a column for the points of leaders where there are such (V-83)', () => {
    const over = view({
      step: 'over',
      score: [{ round: 1, points: { one: 3, two: 4 } }],
      result: { winner: 'two', points: { one: 3, two: 6 }, deeds: { one: 0, two: 2 } },
    });
    show(<FinalScore />, sceneOf({ view: over }));
    expect(screen.getByRole('columnheader', { name: 'Leader' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Bone Choir 4 2 6' })).toBeVisible();
  });

  it('should call a draw so', () => {
    show(<FinalScore />, sceneOf({ view: view({ step: 'over', result: { winner: null, points: {}, deeds: {} } }) }));
    expect(screen.getAllByText('a draw')).toHaveLength(2);
  });
});
