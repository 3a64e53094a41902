import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { Router } from 'wouter';
import { BattleScreen } from '../../../src/features/battle/BattleScreen.tsx';
import { readMarksIn } from '../../../src/state/battle/readMarks.ts';
import { TermDoor } from '../../../src/ui/termDoor.ts';
import { app, render } from '../../support/app.tsx';
import { firefight, named, order, showBattle } from './stage.tsx';

const HINT = 'Squares: AP. Die: shots left. Hold a card: what each sign means.';

const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `, 'u') });
const signs = () => screen.findByRole('region', { name: 'Signs on the card' });

/** The battle screen where the words of the game are explained by `open`. */
function showExplained(open: (term: string) => void): void {
  const { hook } = memoryLocation({ path: '/battle/test' });
  render(
    <Router hook={hook}>
      <TermDoor value={open}>
        <BattleScreen tray={null} />
      </TermDoor>
    </Router>,
  );
}

beforeAll(() => import('../../../src/features/battle/sheets/Sheets.tsx'));

describe('the signs of a card', () => {
  beforeEach(() => firefight());
  afterEach(() => readMarksIn(app).store.setState([], true));

  it('should be explained on the sheet of the operative, those that its card shows and no others', async () => {
    showBattle();
    await userEvent.click(card('Fighter 1'));
    const all = within(await signs());
    expect(all.getByText('Wounds left. A tap on the lower half takes one')).toBeVisible();
    expect(all.getByText('Ready')).toBeVisible();
    expect(all.queryByText(/^Injured/u)).toBeNull();
    expect(all.queryByText(/1″/u)).toBeNull();
    expect(all.queryByText(/^Chance/u)).toBeNull();
  });

  it('should be those of wounds, ammunition and who is near as they come up', async () => {
    const { id } = named('Fighter 1');
    const vex = named('Isaura Vex');
    order({ type: 'correct', correction: { what: 'wounds', operative: vex.id, to: 2, credit: null } });
    order({ type: 'setEngaged', pair: [vex.id, id], on: true });
    order({ type: 'correct', correction: { what: 'readiness', operative: vex.id, readiness: 'expended' } });
    showBattle();
    await userEvent.click(card('Isaura Vex'));
    const all = within(await signs());
    expect(all.getByText('Injured: Move −2″, Hit 1 worse.')).toBeVisible();
    expect(all.getByText('Engaged with Fighter 1')).toBeVisible();
    expect(all.getByText(/: \d+ shots?$/u)).toBeVisible();
    expect(all.getByText(/ AP left$/u)).toBeVisible();
  });

  it('should lead to the words of the glossary', async () => {
    const open = vi.fn<(term: string) => void>();
    showExplained(open);
    await userEvent.click(card('Fighter 1'));
    await userEvent.click(within(await signs()).getByRole('button', { name: /^Wounds left/u }));
    await userEvent.click(within(await signs()).getByRole('button', { name: 'Conceal' }));
    expect(open.mock.calls).toEqual([['wounds'], ['conceal']]);
  });
});

describe('the hint at the signs of a card', () => {
  beforeEach(() => firefight());
  afterEach(() => readMarksIn(app).store.setState([], true));

  it('should stand until it is put away, and in no later battle', async () => {
    const { unmount } = showBattle();
    const hint = screen.getByText(HINT);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(hint).not.toBeInTheDocument();
    unmount();
    await firefight();
    showBattle();
    expect(screen.queryByText(HINT)).toBeNull();
  });

  it('should go when a card was held and its signs were explained', async () => {
    showBattle();
    await userEvent.click(card('Fighter 1'));
    await signs();
    expect(screen.queryByText(HINT)).toBeNull();
  });
});

describe('a jammed gun', () => {
  beforeEach(() => firefight());
  afterEach(() => readMarksIn(app).store.setState([], true));

  const jam = (jammed: boolean) => {
    const { id, ammo } = named('Isaura Vex');
    for (const [counter, { left }] of Object.entries(ammo))
      order({ type: 'correct', correction: { what: 'ammo', operative: id, counter, left, jammed } });
  };
  const WHY = 'jammed: Improvise or a Reload clears it';

  it('should be struck out on the sheet of its bearer, with what clears it, and no longer once it is cleared', async () => {
    order({
      type: 'correct',
      correction: { what: 'readiness', operative: named('Isaura Vex').id, readiness: 'expended' },
    });
    jam(true);
    const { unmount } = showBattle();
    await userEvent.click(card('Isaura Vex'));
    const gun = within(await screen.findByRole('rowgroup', { name: 'Hot-shot laspistol' }));
    expect(gun.getByText('Hot-shot laspistol').closest('s')).not.toBeNull();
    expect(gun.getByText(WHY)).toBeVisible();
    const sword = within(screen.getByRole('rowgroup', { name: 'Sword' }));
    expect(sword.getByText('Sword').closest('s')).toBeNull();
    unmount();
    jam(false);
    showBattle();
    await userEvent.click(card('Isaura Vex'));
    const cleared = within(await screen.findByRole('rowgroup', { name: 'Hot-shot laspistol' }));
    expect(cleared.getByText('Hot-shot laspistol').closest('s')).toBeNull();
    expect(cleared.queryByText(WHY)).toBeNull();
  });
});
