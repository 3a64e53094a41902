import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { RoundsStage } from '../../src/app/battle/rounds/RoundsStage.tsx';
import { useFocusFollows } from '../../src/app/battle/useFocusFollows.ts';
import { fetchSystems } from '../../src/engine/systems/registry.ts';
import { draftsOf } from '../../src/state/answer/draft.ts';
import { roundsPlayOf } from '../../src/state/battle/rounds.ts';
import { fetchWords } from '../../src/words/catalogues.ts';
import { app, render } from '../support/app.tsx';
import { battleOf, model } from '../support/vanguardBattle.ts';

beforeAll(async () => {
  await Promise.all([fetchSystems(), ...(['rounds', 'warBands'] as const).map((name) => fetchWords(name, 'en'))]);
});

const made = { title: 'Gather', ruleset: { id: 'vanguard', version: '1.0.0' }, packs: [] };

function Battle() {
  useFocusFollows();
  return <RoundsStage onTimeline={() => undefined} />;
}

/** By the keyboard alone: the focus stands somewhere afterwards, and is returned. */
async function press(name: RegExp | string): Promise<Element | null> {
  const button = await screen.findByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.body).not.toHaveFocus());
  return document.activeElement;
}

function open(change: Parameters<typeof battleOf>[1] = {}): void {
  draftsOf(app).store.setState({ draft: null });
  const unplaced = { placed: false, inPlay: false };
  const models = change.step === 'setUp' ? ['a1', 'b1'].map((id) => ({ ...model(id), ...unplaced })) : undefined;
  roundsPlayOf(app).startBattle(battleOf(models ?? [model('a1'), model('a2'), model('b1'), model('b2')], change), made);
  render(<Battle />);
}

describe('the focus in a battle in rounds', () => {
  it('should follow an attack: its act, its target, its dice, their end', async () => {
    open();
    await press(/^A1, Ready/u);
    expect(document.activeElement).toHaveAccessibleName(/^A1/u);
    await press(/^Rifle/u);
    await press(/^B1, Ready/u);
    for (const face of [5, 4]) expect(await press(`Face ${face}`)).toHaveAccessibleName(`Face ${face}`);
    const next = await press('Face 1');
    expect(next?.closest('main')).not.toBeNull();
  });

  it('should follow from the set-up over the roll-off to whom is set up', async () => {
    open({ step: 'setUp', turn: null, round: 0 });
    const asked = await press(/^Start the battle/u);
    expect(asked).toHaveTextContent(/D6/u);
  });

  it('should follow the end of a round', async () => {
    open({ step: 'end' });
    const next = await press(/^(?:Count the points|End round)/u);
    expect(next?.closest('main')).not.toBeNull();
  });
});
