import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { BattleScreen } from '../../../src/features/battle/BattleScreen.tsx';
import { LATER_PARTS } from '../../../src/features/battle/parts/laterParts.ts';
import { InTerms } from '../../../src/scene/InTerms.tsx';
import { kt2021 } from '../../../src/words/en/systems/kt2021.ts';
import { render } from '../../support/app.tsx';
import { battle, openTwoSides } from '../../support/openBattle.ts';

const { states } = kt2021;

const showBattle = () =>
  render(
    <Router hook={memoryLocation({ path: '/battle/test' }).hook}>
      <InTerms system="kt2021">
        <BattleScreen tray={null} />
      </InTerms>
    </Router>,
  );

/** A firefight in which nobody of the first side is ready; these of it have been on Overwatch before. */
const begin = (...before: readonly string[]) =>
  openTwoSides('harbour-lights', (state) => ({
    ...state,
    phase: 'firefight',
    turningPoint: 2,
    turn: 'first',
    operatives: state.operatives.map((each) => ({
      ...each,
      order: 'engage' as const,
      readiness: each.side === 'first' ? ('expended' as const) : ('ready' as const),
      counteracted: before.includes(each.name),
    })),
  }));

const nameOf = (at: number): string => battle().state.operatives[at]?.name ?? '';
const card = (name: string) => screen.findByRole('article', { name: new RegExp(`^${name},`, 'u') });

describe('the signs of a card of 2021', () => {
  beforeEach(async () => {
    await Promise.all(LATER_PARTS.map((part) => part.fetch()));
  });

  it('[K-31] should say who has been on Overwatch before, who may be, and nothing of it to the other side', async () => {
    await begin('Ada Quill');
    expect(nameOf(0)).toBe('Ada Quill');
    showBattle();
    const shot = await card('Ada Quill');
    expect(shot).toHaveAccessibleName(expect.stringContaining(states.watched));
    expect(shot).toHaveTextContent(states.watched);
    expect(await card(nameOf(1))).toHaveTextContent(states.mayWatch);
    const other = await card('Mother Ash');
    expect(other).not.toHaveTextContent(states.watched);
    expect(other).not.toHaveTextContent(states.mayWatch);
  });
});
