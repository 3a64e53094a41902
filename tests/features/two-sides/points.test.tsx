import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { WithPoints } from '../../../src/app/battle/killTeam/WithPoints.tsx';
import { StrategyScreen } from '../../../src/features/strategy/StrategyScreen.tsx';
import { FinalScore } from '../../../src/features/two-sides/FinalScore.tsx';
import { StatusStrip } from '../../../src/ui/StatusStrip.tsx';
import { twoSides } from '../../../src/words/en/twoSides.ts';
import { render } from '../../support/app.tsx';
import { answer, battle, openTwoSides, order } from '../../support/openBattle.ts';

const { points, secret, final } = twoSides;

/** Two sides of people in the first strategy phase of a mission, each with its hidden tac ops. */
async function begin(): Promise<void> {
  await openTwoSides('harbour-lights');
  order({ type: 'chooseTacOps', side: 'first', tacOps: ['hold-fast', 'locked-gate', 'far-shore'] });
  order({ type: 'chooseTacOps', side: 'second', tacOps: ['locked-gate', 'cut-the-head', 'grim-harvest'] });
  order({ type: 'startBattle' });
}

/** A side made points at the lights in the first turning point. */
const makes = (side: string, count: number) =>
  order({ type: 'setScore', side, source: 'mission.each-light', turningPoint: 1, points: count });

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const strip = () =>
  render(
    <WithPoints>
      <StatusStrip label="strip">{null}</StatusStrip>
    </WithPoints>,
  );

beforeEach(begin);

describe('the points of a battle in play', () => {
  it('should stand in the strip for both sides, as they are corrected', async () => {
    makes('second', 2);
    strip();
    expect(
      await screen.findByRole('button', { name: points.said('Salt wardens 0 and Gutter saints 2') }),
    ).toBeVisible();
  });

  it('should say how many tac ops are hidden, and name none', async () => {
    strip();
    await press(/^Victory points/u);
    expect(await screen.findAllByText(twoSides.score.hidden(3))).toHaveLength(2);
    expect(screen.queryByText('Far shore')).toBeNull();
  });

  it('should show a player its own behind the hand-over, and nothing of the other', async () => {
    strip();
    await press(/^Victory points/u);
    await press(new RegExp(`^${points.peek('Ana')}`, 'u'));
    expect(await screen.findByRole('heading', { name: secret.handTo('Ana') })).toBeVisible();
    expect(screen.queryByText('Far shore')).toBeNull();
    const before = battle().length;
    await press(new RegExp(`^${secret.has('Ana')}`, 'u'));
    expect(await screen.findByText('Far shore')).toBeVisible();
    expect(screen.queryByText('Grim harvest')).toBeNull();
    await press(new RegExp(`^${secret.back}`, 'u'));
    expect(screen.queryByText('Far shore')).toBeNull();
    expect(await screen.findByRole('button', { name: /^Victory points/u })).toBeVisible();
    expect(battle().length).toBe(before);
  });
});

describe('the points while strategic ploys are said', () => {
  it('should be there with the way to one’s own tac ops behind the hand-over', async () => {
    answer({ kind: 'faces', faces: [6] });
    answer({ kind: 'faces', faces: [2] });
    answer({ kind: 'pick', option: 'first' });
    render(
      <WithPoints>
        <StrategyScreen top={null} />
      </WithPoints>,
    );
    await press(/^Victory points/u);
    await press(new RegExp(`^${points.peek('Ana')}`, 'u'));
    expect(await screen.findByRole('heading', { name: secret.handTo('Ana') })).toBeVisible();
    expect(screen.queryByText('Far shore')).toBeNull();
    await press(new RegExp(`^${secret.has('Ana')}`, 'u'));
    expect(await screen.findByText('Far shore')).toBeVisible();
  });
});

describe('a battle that is scored and over', () => {
  beforeEach(() => {
    makes('first', 3);
    order({ type: 'endBattle', reason: 'ended' });
  });

  it('should hand out its report as text', async () => {
    const user = userEvent.setup();
    render(<FinalScore />);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${final.send}`, 'u') }));
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Salt wardens (Ana) 3');
    expect(text).toContain('Gutter saints (Ben) 0');
    expect(await screen.findByText(new RegExp(final.copied, 'u'))).toBeVisible();
  });

  it('should let the same sides meet again with other dice, from the set-up on', async () => {
    const { id, state } = battle();
    render(<FinalScore />);
    await press(new RegExp(`^${final.again}`, 'u'));
    const again = battle();
    expect(again.id).not.toBe(id);
    expect(again.state.seed).not.toBe(state.seed);
    expect(again.state.phase).toBe('setUp');
    expect(again.state.operatives.map(({ name }) => name)).toEqual(state.operatives.map(({ name }) => name));
    expect(again.view.parts.score?.total('first')).toBe(0);
  });
});
