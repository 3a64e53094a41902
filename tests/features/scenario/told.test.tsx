import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { noScenario } from '../../../src/engine/plugins/scenario/state.ts';
import { Waves } from '../../../src/features/scenario/MasterScript.tsx';
import { ScenarioHud } from '../../../src/features/scenario/ScenarioHud.tsx';
import { ScenarioPart } from '../../../src/features/scenario/ScenarioPart.tsx';
import { ToldNow } from '../../../src/features/scenario/ToldNow.tsx';
import { type Played, useScenario } from '../../../src/features/scenario/useScenario.ts';
import { playOf } from '../../../src/state/battle/play.ts';
import { readMarksIn } from '../../../src/state/battle/readMarks.ts';
import { freshApp, openNow, openReady, play } from '../../support/readyBattle.ts';
import { hookAt, objective, scriptWith } from '../../support/scripted.ts';
import { app, render } from '../../support/app.tsx';

const readMarks = readMarksIn(app);
const { undo } = playOf(app);

const passages = [
  { id: 'opening', title: 'The lift', text: 'It stops two floors short.' },
  { id: 'later', title: 'A face', text: 'You have looked.' },
];
const tells = hookAt('battleStart', [{ op: 'tell', passage: 'opening' }], { id: 'begins' });
const secret = objective({ id: 'secret', kind: 'secret', text: 'Bring the child home' });

type Parts = Parameters<typeof scriptWith>[0];
const scripted =
  (set: Parts, counters: BattleState['mission']['counters'] = []) =>
  (state: BattleState): BattleState => ({
    ...state,
    mission: { ...state.mission, counters: [...counters], script: scriptWith({ passages, hooks: [tells], ...set }) },
    counters: Object.fromEntries(counters.map(({ id }) => [id, 0])),
    scenario: noScenario(),
  });

async function begun(set: Parts = {}, counters: BattleState['mission']['counters'] = []): Promise<void> {
  await openReady(scripted(set, counters));
  play({ type: 'startBattle' });
}

const asked = (name: string) => screen.findByRole('dialog', { name });
const nothing = () => expect(screen.queryByRole('dialog')).toBeNull();

beforeEach(async () => {
  await freshApp();
  readMarks.store.setState([], true);
});

describe('what a battle tells', () => {
  it('should stay read once it was put away, also where the screen is left and come back to', async () => {
    await begun({ briefing: '' });
    const first = render(<ToldNow />);
    await userEvent.click(
      within(await asked('The lift')).getAllByRole('button', { name: 'Close' })[0] ?? document.body,
    );
    nothing();
    first.unmount();
    render(<ToldNow />);
    nothing();
  });

  it('should be asked again where it was not put away', async () => {
    await begun({ briefing: '' });
    const first = render(<ToldNow />);
    await asked('The lift');
    first.unmount();
    render(<ToldNow />);
    await asked('The lift');
  });

  it('should stand below the briefing as the battle begins, and never over it', async () => {
    await begun({ briefing: 'Relay Nine is silent.' });
    render(
      <>
        <ScenarioPart />
        <ToldNow />
      </>,
    );
    const briefing = await screen.findByText('Relay Nine is silent.');
    const opening = screen.getByRole('region', { name: 'The lift' });
    expect(within(opening).getByText('It stops two floors short.')).toBeVisible();
    expect(briefing.compareDocumentPosition(opening)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    act(() => play({ type: 'correct', correction: { what: 'alert', to: 1 } }));
    nothing();
  });

  it('should open what comes later, and close it where that is taken back', async () => {
    await begun({ briefing: 'Relay Nine is silent.' });
    render(<ToldNow />);
    act(() => play({ type: 'tellPassage', passage: 'later' }));
    expect(await asked('A face')).toHaveTextContent('You have looked.');
    act(() => {
      undo();
    });
    nothing();
  });

  it('should tell of a secret with its text, and not to the master who has revealed it', async () => {
    await begun({ briefing: '', hooks: [], objectives: [objective(), secret] });
    const master = render(<ToldNow passagesAfter={openNow().length} />);
    act(() => play({ type: 'revealObjective', objective: 'secret' }));
    nothing();
    act(() => play({ type: 'tellPassage', passage: 'later' }));
    await asked('A face');
    master.unmount();
    render(<ToldNow />);
    expect(await asked('A secret comes out')).toHaveTextContent('Bring the child home');
  });
});

describe('those who arrive', () => {
  const wave = async (briefing: string) => {
    await openReady((state) => {
      const operatives = state.operatives.filter(({ side }) => side === 'enemy').slice(0, 2);
      const guard = { id: 'guard', name: 'The guard', where: 'At the lower door', order: 'engage' as const, dv: null };
      const hooks = [hookAt('battleStart', [{ op: 'wave', wave: 'guard' }])];
      return scripted({ briefing, hooks, waves: [{ ...guard, operatives }] })(state);
    });
  };

  it('should be told who, how many and where until they stand', async () => {
    await wave('');
    play({ type: 'startBattle' });
    render(<ToldNow />);
    const card = await asked('Set these 2 up');
    expect(card).toHaveTextContent('At the lower door');
    expect(within(card).getAllByRole('listitem')).toHaveLength(2);
    act(() => play({ type: 'correct', correction: { what: 'alert', to: 1 } }));
    await asked('Set these 2 up');
    await userEvent.click(within(card).getByRole('button', { name: 'Done, on the table' }));
    nothing();
  });

  it('should be told again when they come again after they were taken back, a passage not', async () => {
    await openReady((state) => {
      const [one] = state.operatives.filter(({ side }) => side === 'enemy');
      const guard = { id: 'guard', name: 'The guard', where: 'At the door', order: 'engage' as const, dv: null };
      const hooks = [
        hookAt('battleStart', [
          { op: 'tell', passage: 'opening' },
          { op: 'wave', wave: 'guard' },
        ]),
      ];
      const waves = [{ ...guard, operatives: one === undefined ? [] : [one] }];
      return scripted({ briefing: '', hooks, waves })(state);
    });
    play({ type: 'startBattle' });
    render(<ToldNow />);
    await userEvent.click(
      within(await asked('The lift')).getAllByRole('button', { name: 'Close' })[0] ?? document.body,
    );
    await userEvent.click(within(await asked('Set this one up')).getByRole('button', { name: 'Done, on the table' }));
    nothing();
    act(() => {
      undo();
    });
    act(() => play({ type: 'startBattle' }));
    await asked('Set this one up');
  });

  it('should wait until the briefing was read', async () => {
    await wave('Relay Nine is silent.');
    play({ type: 'startBattle' });
    render(<ToldNow />);
    nothing();
    act(() => play({ type: 'correct', correction: { what: 'alert', to: 1 } }));
    await asked('Set these 2 up');
  });

  it('should be marked in the view of the master', async () => {
    const Master = () => {
      const played: Played | null = useScenario();
      return played === null ? null : <Waves played={played} />;
    };
    await wave('');
    render(<Master />);
    expect(await screen.findByText('2 operatives, At the lower door')).toBeVisible();
    act(() => play({ type: 'startBattle' }));
    expect(await screen.findByText('has arrived, 2 operatives, At the lower door')).toBeVisible();
  });
});

describe('the row above the acting panel', () => {
  it('should count what has an aim, and what has none only once there is any', async () => {
    await begun({ objectives: [objective()] }, [
      { id: 'clues', name: 'Clues', max: 5 },
      { id: 'captives', name: 'Captives', max: 20 },
    ]);
    render(<ScenarioHud />);
    expect(await screen.findByText('Clues 0/5')).toBeVisible();
    expect(screen.queryByText(/Captives/u)).toBeNull();
    act(() => play({ type: 'setCounter', counter: 'captives', to: 1 }));
    expect(await screen.findByText('Captives 1')).toBeVisible();
  });
});
