import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tacOp } from '../../../src/engine/systems/kt2021/tacOps/state.ts';
import { TacOpRow } from '../../../src/features/two-sides/TacOpRow.tsx';
import { rulings } from '../../../src/words/en/systems/rulings.ts';
import { render } from '../../support/app.tsx';
import { battle, openTwoSides } from '../../support/openBattle.ts';

const { why } = rulings.rulings;

/** A tac op that ships, as a pack of a player would have it with these rulings, in the list from which one chooses. */
async function listed(ids?: readonly string[]): Promise<void> {
  await openTwoSides('harbour-lights');
  const [shipped] = battle().state.tacOps?.offered ?? [];
  const op = tacOp.parse({ ...shipped, ...(ids !== undefined && { rulings: ids }) });
  render(
    <ul>
      <TacOpRow op={op} on={false} reason={null} onPress={() => undefined} />
    </ul>,
  );
}

describe('a tac op of a pack', () => {
  it('[C-42] should name the ruling that it is played by where it is chosen', async () => {
    await listed(['C-42']);
    expect(await screen.findByRole('button', { name: new RegExp(`^${why}.*C-42`, 'u') })).toBeVisible();
  });

  it('[C-42] should not name any where its pack says none', async () => {
    await listed();
    expect(await screen.findByRole('checkbox')).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(`^${why}`, 'u') })).toBeNull();
  });

  it('should be refused with what is no ruling', async () => {
    await openTwoSides('harbour-lights');
    const [shipped] = battle().state.tacOps?.offered ?? [];
    expect(tacOp.safeParse({ ...shipped, rulings: ['K-01'] }).success).toBe(false);
    expect(tacOp.safeParse({ ...shipped, rulings: ['C-42'] }).success).toBe(true);
  });
});
