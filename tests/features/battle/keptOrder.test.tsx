import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { BattleScreen } from '../../../src/features/battle/BattleScreen.tsx';
import { LATER_PARTS } from '../../../src/features/battle/parts/laterParts.ts';
import { InTerms } from '../../../src/scene/InTerms.tsx';
import { acting as words } from '../../../src/words/en/battleSheets.ts';
import { render } from '../../support/app.tsx';
import { battle, openTwoSides, order } from '../../support/openBattle.ts';

/** A firefight of 2021 in which the first of the first side acts. */
async function acts(turningPoint: number): Promise<void> {
  await openTwoSides('harbour-lights', (state) => ({
    ...state,
    phase: 'firefight',
    turningPoint,
    turn: 'first',
    operatives: state.operatives.map((each) => ({ ...each, order: 'conceal' as const, readiness: 'ready' as const })),
  }));
  const [operative] = battle().state.operatives;
  order({ type: 'activate', operative: operative?.id ?? '', order: 'conceal' });
  render(
    <Router hook={memoryLocation({ path: '/battle/test' }).hook}>
      <InTerms system="kt2021">
        <BattleScreen tray={null} />
      </InTerms>
    </Router>,
  );
  await screen.findAllByRole('article');
}

const otherOrder = () => screen.queryByText(words.changeOrder);

describe('the other order of who acts', () => {
  beforeEach(async () => {
    await Promise.all(LATER_PARTS.map((part) => part.fetch()));
  });

  it('should be offered where orders are chosen', async () => {
    await acts(2);
    expect(otherOrder()).toBeVisible();
  });

  it('should not be offered where all keep the order that they were set up with', async () => {
    await acts(1);
    expect(otherOrder()).toBeNull();
  });
});
