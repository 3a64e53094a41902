import { useState } from 'react';
import { rollOn } from '../../src/app/battle/rounds/rollOn.ts';
import { viewOf } from '../../src/engine/family/vanguard/view/view.ts';
import type { FoeCommand } from '../../src/engine/plugins/foes/command.ts';
import { foeDecider } from '../../src/engine/plugins/foes/decider.ts';
import { pendingOf } from '../../src/engine/plugins/foes/pending.ts';
import type { FoeBattle } from '../../src/engine/plugins/foes/state.ts';
import { foesView } from '../../src/engine/plugins/foes/view.ts';
import { AttackScreen } from '../../src/features/vanguard-attack/AttackScreen.tsx';
import { TableScreen } from '../../src/features/vanguard-battle/TableScreen.tsx';
import { EndScreen } from '../../src/features/vanguard-round/EndScreen.tsx';
import { LengthScreen } from '../../src/features/vanguard-round/LengthScreen.tsx';
import { OverScreen } from '../../src/features/vanguard-round/OverScreen.tsx';
import { SetUpScreen } from '../../src/features/vanguard-round/SetUpScreen.tsx';
import { StartScreen } from '../../src/features/vanguard-round/StartScreen.tsx';
import { RoundsBar } from '../../src/features/vanguard-tray/RoundsBar.tsx';
import { RoundsTray } from '../../src/features/vanguard-tray/RoundsTray.tsx';
import { RoundsUndo } from '../../src/features/vanguard-tray/RoundsUndo.tsx';
import { useVanguardScene, VanguardSceneContext, type VanguardScene } from '../../src/scene/useVanguardScene.ts';
import { BarBack } from '../../src/ui/barBack.ts';
import { vanguard as words } from '../../src/words/en/vanguard/vanguard.ts';
import { render } from './app.tsx';

const nothing = (): void => undefined;

/** The screen that fits what the battle is at, as the app puts them together. */
function Staged() {
  const { view, request } = useVanguardScene();
  const tray = request === null ? null : <RoundsTray />;
  const bar = request === null ? null : <RoundsBar />;
  if (view.result !== null) return <OverScreen onHome={nothing} onTable={nothing} onLog={nothing} />;
  if (view.attack !== null) return <AttackScreen tray={tray} bar={bar ?? <RoundsBar />} />;
  switch (view.step) {
    case 'setUp':
      return <SetUpScreen />;
    case 'start':
      return <StartScreen tray={tray} bar={bar} />;
    case 'end':
      return <EndScreen />;
    case 'length':
      return <LengthScreen tray={tray} bar={bar} />;
    case 'deploy':
    case 'turns':
    case 'over':
      return <TableScreen tray={tray} bar={bar} />;
  }
}

/** What is played, from its first state: every state there was, the last one stands. */
interface Table {
  states: readonly FoeBattle[];
}

function sceneOf(table: Table, redraw: () => void): VanguardScene {
  const now = () => table.states.at(-1) as FoeBattle;
  const act = (command: FoeCommand): string | null => {
    const decision = foeDecider.decide(now(), command);
    if (!decision.ok) return words.reasons.of[decision.rejection.code]?.(decision.rejection.params) ?? 'refused';
    table.states = [...table.states, decision.state];
    redraw();
    return null;
  };
  const answer: VanguardScene['answer'] = (said) =>
    act({ type: 'answer', requestId: pendingOf(now())?.id ?? '', answer: said });
  const roll = (onward: boolean) =>
    rollOn(
      () => ({ seed: now().seed, request: pendingOf(now()) }),
      (_request, said) => answer(said) === null,
      onward,
    );
  const undo = () => {
    table.states = table.states.slice(0, -1);
    redraw();
    return true;
  };
  return {
    id: 'b',
    title: 'Played',
    view: viewOf(now()),
    foes: foesView(now()),
    request: pendingOf(now()),
    words,
    moment: table.states.length,
    shown: (name) => name,
    act,
    answer,
    roll,
    goOn: () => {
      const request = pendingOf(now());
      if (request?.kind === 'roll' && now().settings.dice[request.side] === 'screen') roll(true);
    },
    undoes: table.states.length > 1 ? { short: 'last', full: 'Undo: last' } : null,
    redoes: null,
    undo,
    redo: () => false,
  };
}

function Played({ table }: { readonly table: Table }) {
  const [, draw] = useState(0);
  const scene = sceneOf(table, () => draw((count) => count + 1));
  return (
    <VanguardSceneContext value={scene}>
      <BarBack value={<RoundsUndo />}>
        <Staged />
      </BarBack>
    </VanguardSceneContext>
  );
}

/** Plays a battle by its screens; gives the state that it stands in. */
export function playRounds(first: FoeBattle): () => FoeBattle {
  const table: Table = { states: [first] };
  render(<Played table={table} />);
  return () => table.states.at(-1) as FoeBattle;
}
