import { type ReactNode, useMemo } from 'react';
import { BarBack } from '../../../ui/barBack.ts';
import { barredSaid } from '../../../scene/vanguardLook.ts';
import { roundsLook } from '../../../scene/roundsLook.ts';
import { type VanguardScene, VanguardSceneContext } from '../../../scene/useVanguardScene.ts';
import { useApp } from '../../../state/base/useApp.ts';
import type { App } from '../../../state/base/app.ts';
import { roundsIn, roundsPlayOf, roundsRefusal, type RoundsBattle, useRounds } from '../../../state/battle/rounds.ts';
import { roundsUndo } from '../../../words/roundsSaid.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Words } from '../../../words/words.ts';
import { RoundsUndo } from '../../../features/vanguard-tray/RoundsUndo.tsx';
import { rollOn } from './rollOn.ts';

/** What can be done in the battle that is open now, whatever has been drawn of it. */
function doingIn(app: App, words: Words<'rounds'>, battle: RoundsBattle) {
  const play = roundsPlayOf(app);
  const now = () => roundsIn(app.store.getState().battle);
  const act: VanguardScene['act'] = (command) => {
    const refusal = play.dispatch(command);
    if (refusal === null) return null;
    return barredSaid(sceneLook(words, battle), roundsRefusal(refusal));
  };
  const roll = (onward: boolean) =>
    rollOn(
      () => {
        const open = now();
        return open === null ? null : { seed: open.state.seed, request: open.request };
      },
      (request, answer) => act({ type: 'answer', requestId: request.id, answer }) === null,
      onward,
    );
  return {
    act,
    answer: (answer) => act({ type: 'answer', requestId: now()?.request?.id ?? '', answer }),
    roll,
    goOn: () => {
      const open = now();
      const request = open?.request ?? null;
      if (open !== null && request?.kind === 'roll' && open.state.settings.dice[request.side] === 'screen') roll(true);
    },
    undo: () => play.undo(),
    redo: () => play.redo(),
  } satisfies Partial<VanguardScene>;
}

const sceneLook = (words: Words<'rounds'>, { view, state }: RoundsBattle) => ({
  view,
  words,
  shown: roundsLook(words, state).shown,
});

function sceneOf(app: App, words: Words<'rounds'>, battle: RoundsBattle): VanguardScene {
  const look = roundsLook(words, battle.state);
  const named = (command: RoundsBattle['undoes']) => (command === null ? null : roundsUndo(words, command, look));
  return {
    id: battle.id,
    title: battle.title,
    ...sceneLook(words, battle),
    foes: battle.view.foes ?? null,
    request: battle.request,
    moment: battle.length,
    undoes: named(battle.undoes),
    redoes: named(battle.redoes)?.short ?? null,
    ...doingIn(app, words, battle),
  };
}

type RoundsSceneProps = { readonly onTimeline: () => void; readonly children: ReactNode };

/** The open battle for all screens of its family, with Undo in every bar; nothing while none is open. */
export function RoundsScene({ onTimeline, children }: RoundsSceneProps) {
  const app = useApp();
  const words = useWords('rounds');
  const battle = useRounds();
  const scene = useMemo(() => (battle === null ? null : sceneOf(app, words, battle)), [app, words, battle]);
  if (scene === null) return null;
  return (
    <VanguardSceneContext value={scene}>
      <BarBack value={<RoundsUndo onTimeline={onTimeline} />}>{children}</BarBack>
    </VanguardSceneContext>
  );
}
