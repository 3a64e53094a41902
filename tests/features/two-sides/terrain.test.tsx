import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { kt2021KillTeam } from '../../../src/engine/systems/kt2021/kt2021.ts';
import { killTeamSystem } from '../../../src/engine/systems/killTeamSystem.ts';
import { TerrainNotes } from '../../../src/forms/TerrainNotes.tsx';
import { SetUpScreen, Terrain } from '../../../src/features/two-sides/SetUpScreen.tsx';
import { terrain } from '../../../src/words/en/systems/terrain.ts';
import { twoSides } from '../../../src/words/en/twoSides.ts';
import { render } from '../../support/app.tsx';
import { battle, openTwoSides } from '../../support/openBattle.ts';

const viewOf = (state: BattleState) => killTeamSystem(kt2021KillTeam).view(state).parts.terrain;
const words = terrain.terrain;
const tap = async (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`, 'u') }));
const of = (kind: keyof typeof words.kind) =>
  within(screen.getByRole('group', { name: words.traitsOf(words.kind[kind]) }));

beforeEach(async () => {
  await Terrain.fetch();
  await openTwoSides('harbour-lights');
});

describe('the terrain on the screen of the set-up', () => {
  it('[K-77] should be asked for once, as it usually is or as both say, and be kept', async () => {
    render(<SetUpScreen />);
    expect(await screen.findByText(words.notAgreed)).toBeVisible();
    await tap(words.kind.pipe);
    await tap(words.kind.building);
    expect(of('pipe').getByRole('button', { name: words.trait.traversable })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(words.open)).toBeVisible();
    await tap(words.agree);
    expect(battle().state.terrain).toBeUndefined();
    await userEvent.click(of('building').getByRole('button', { name: words.trait.heavy }));
    await tap(words.agree);
    expect(battle().state.terrain).toEqual([
      { kind: 'pipe', traits: ['light', 'traversable'] },
      { kind: 'building', traits: ['heavy'] },
    ]);
    expect(screen.getByText(words.agreed)).toBeVisible();
    expect(screen.getByRole('button', { name: new RegExp(`^${twoSides.setUp.begin}`, 'u') })).toBeVisible();
  });

  it('[K-77] should be named where its traits matter, and not where nobody has agreed on any', async () => {
    const named = () => <TerrainNotes terrain={viewOf(battle().state)} traits={['traversable', 'heavy']} />;
    const { unmount } = render(named());
    expect(screen.queryByText(/Pipes/u)).toBeNull();
    unmount();
    render(<SetUpScreen />);
    await tap(words.kind.pipe);
    await tap(words.agree);
    render(named());
    expect(await screen.findByText('Traversable: Pipes')).toBeVisible();
    expect(screen.queryByText(/^Heavy:/u)).toBeNull();
  });
});
