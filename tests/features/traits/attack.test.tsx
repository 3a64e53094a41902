import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Modifier } from '../../../src/engine/family/killteam/traits/modifier.ts';
import { AttackScreen } from '../../../src/features/attack/AttackScreen.tsx';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { withContent } from '../../../src/words/content.ts';
import { type Speech, SpeechContext } from '../../../src/words/useWords.ts';
import { requestNow, showAttack, VEX, vexFights, vexShoots, VOICE } from '../../support/tableBattle.tsx';
import { changed, diceWhen, handUse, traitWith } from '../../support/traits.ts';
import { render } from '../../support/app.tsx';

const rows = await fetchWords('campaignRows', 'en');
const IN_CAMPAIGN: Speech = { language: 'en', as: (words) => withContent(words, rows) };

const given =
  (who: string, ...modifiers: Modifier[]) =>
  (state: Parameters<NonNullable<NonNullable<Parameters<typeof vexShoots>[0]>['change']>>[0]) => ({
    ...state,
    operatives: state.operatives.map((one) => (one.id === who ? { ...one, ...changed(...modifiers) } : one)),
  });

describe('an attack with traits', () => {
  it('should ask whether the target is within 3 inches where a trait of the shooter wants to know', async () => {
    await vexShoots({ change: given(VEX, diceWhen('within3', 'pistol')) });
    showAttack();
    expect(requestNow()).toMatchObject({ purpose: 'attack', count: 4 });
    await userEvent.click(await screen.findByRole('button', { name: 'Within 3″' }));
    expect(requestNow()).toMatchObject({ purpose: 'attack', count: 5 });
    expect(screen.getByRole('button', { name: 'Within 3″' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('should ask whether the target is as near as a rule against it wants, and bring that rule with the answer', async () => {
    const lethal = { id: 'lethal', params: { x: 5 } };
    const against: Modifier = {
      op: 'weaponRuleAgainst',
      group: 'ranged',
      rule: lethal,
      reach: { is: 'within', inches: 6 },
    };
    await vexShoots({ change: given(VOICE, against) });
    showAttack();
    const near = await screen.findByRole('button', { name: 'Within 6″' });
    expect(requestNow()).toMatchObject({ success: { critical: 7 } });
    await userEvent.click(near);
    expect(screen.getByRole('button', { name: 'Within 6″' })).toHaveAttribute('aria-pressed', 'true');
    expect(requestNow()).toMatchObject({ success: { critical: 5 } });
  });

  it('should not ask it otherwise', async () => {
    await vexShoots({ change: given(VEX, diceWhen('notMoved')) });
    showAttack();
    expect(await screen.findByRole('button', { name: 'In cover' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Within 3″' })).toBeNull();
  });

  it('should lead to what somebody can use in the middle of it, and to nothing else', async () => {
    const notYet = traitWith('not-yet', { use: handUse({ during: 'any' }) });
    await vexShoots({
      change: (state) => ({
        ...state,
        operatives: state.operatives.map((one) => (one.id === VEX ? { ...one, traits: [notYet] } : one)),
      }),
    });
    const onTraits = vi.fn<(operative: string) => void>();
    const shown = render(
      <SpeechContext value={IN_CAMPAIGN}>
        <AttackScreen tray={null} onTraits={onTraits} />
      </SpeechContext>,
    );
    const asks = await screen.findByRole('region', { name: 'To use during this attack, if you like' });
    await userEvent.click(await within(asks).findByRole('button', { name: 'Isaura Vex: Grit Your Teeth' }));
    expect(onTraits).toHaveBeenCalledExactlyOnceWith(VEX);
    shown.unmount();
    await vexShoots({ change: given(VEX, diceWhen('notMoved')) });
    render(<AttackScreen tray={null} onTraits={onTraits} />);
    expect(await screen.findByRole('button', { name: 'In cover' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /To use during/u })).toBeNull();
  });

  it('should say nothing of what cannot be used now', async () => {
    const dear = traitWith('dear', { use: handUse({ during: 'any', cp: 9 }) });
    await vexShoots({
      change: (state) => ({
        ...state,
        operatives: state.operatives.map((one) => (one.id === VEX ? { ...one, traits: [dear] } : one)),
      }),
    });
    render(<AttackScreen tray={null} onTraits={vi.fn<(operative: string) => void>()} />);
    expect(await screen.findByRole('button', { name: 'In cover' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /To use during/u })).toBeNull();
  });

  it('should say why a Hit is worse against a duellist', async () => {
    await vexFights({ change: given(VOICE, { op: 'foeHit', by: -1 }) });
    showAttack();
    expect(requestNow()).toMatchObject({ purpose: 'fightAttack', success: { hit: 5 } });
    expect(await screen.findByText(/Whom it fights makes it harder/u)).toBeInTheDocument();
  });
});
