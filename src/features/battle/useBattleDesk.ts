import { useCallback, useRef, useState } from 'react';
import type { Command } from '../../engine/family/killteam/model/command.ts';
import type { MoveId } from '../../engine/family/killteam/rules/killTeamRules.ts';
import type { BattleView } from '../../engine/view/battleView.ts';
import type { Situation } from '../../engine/view/situation.ts';
import type { PlayerId } from '../../engine/core/ids.ts';
import { useParked, usePark } from '../../scene/useHalfDone.ts';
import { useApp } from '../../state/base/useApp.ts';
import { useTable } from '../../scene/useScene.ts';
import { leftSide } from '../../state/battle/sides.ts';
import { usePlay } from '../../state/battle/play.ts';
import type { Desk, Figures, Notice, Sheet } from './desk.ts';
import { aimAgain } from './view/aimAgain.ts';
import type { Pick as Picked } from './view/picking.ts';

/** A value that holds for one moment of the battle only: as soon as `moment` is another, it is null. */
function useMomentary<T>(
  moment: unknown,
  first: () => T | null,
): readonly [T | null, (value: T | null, at?: unknown) => void] {
  const [kept, keep] = useState<{ readonly moment: unknown; readonly value: T | null }>(() => ({
    moment,
    value: first(),
  }));
  const value = kept.moment === moment ? kept.value : null;
  return [value, (next, at = moment) => keep({ moment: at, value: next })];
}

/** The same, `first` in the moment it begins in, and gone for good once that is over: Undo comes back to the moment, not to what was being chosen in it. */
function usePassing<T>(moment: unknown, first: () => T | null): readonly [T | null, (value: T | null) => void] {
  const [kept, keep] = useState(() => ({ moment, value: first() }));
  if (kept.moment !== moment) keep({ moment, value: null });
  return [kept.moment === moment ? kept.value : null, (value) => keep({ moment, value })];
}

/** Changes with every action that is declared, and with who acts. */
const actionMoment = ({ state, table }: BattleView): string =>
  [state.turningPoint, state.activations, state.actions, table.acting ?? '', state.tasks.length].join('.');

const acts = (situation: Situation): situation is Extract<Situation, { readonly kind: 'acting' | 'interrupt' }> =>
  situation.kind === 'acting' || situation.kind === 'interrupt';

/** The side of whom acts, else of whose turn it is. */
function naturalSide({ situation, state }: BattleView): 'left' | 'right' {
  const own = acts(situation) ? situation.operative.side : state.turn;
  return own === leftSide(state).id ? 'left' : 'right';
}

/** Whose operatives are shown, and which side where only one fits: until the next act the one that was chosen. */
function useShown(view: BattleView): Pick<Desk, 'player' | 'showPlayer' | 'sideShown' | 'showSide'> {
  const [player, showPlayer] = useState<PlayerId | null>(null);
  const [chosen, showSide] = usePassing<'left' | 'right'>(actionMoment(view), () => null);
  return { player, showPlayer, sideShown: chosen ?? naturalSide(view), showSide };
}

/** What is said on the screen, as long as the battle stands as it did then. */
function useNotice({ state }: BattleView): Pick<Desk, 'notice' | 'tell'> {
  const { store } = useApp();
  const asked = useParked('credit') as Notice | null;
  const [notice, keep] = useMomentary<Notice>(state, () => asked);
  usePark('credit', notice?.kind === 'credit' ? notice : null);
  return { notice, tell: (next) => keep(next, store.getState().battle?.state) };
}

/** What the mission has come to, until it is passed. */
function useDue({ due }: BattleView): Pick<Desk, 'due' | 'passDue'> {
  const [passed, pass] = useState<string | null>(null);
  return { due: due?.id === passed ? null : due, passDue: () => pass(due?.id ?? null) };
}

/** How a move begins on the board that is shown, as that has it. */
function useWalking(): Pick<Desk, 'walks' | 'walkOn'> {
  const shown = useRef<((move: MoveId) => boolean) | null>(null);
  const walkOn = useCallback<Desk['walkOn']>((walk) => {
    shown.current = walk;
  }, []);
  const walks = useCallback<Desk['walks']>((move) => shown.current?.(move) === true, []);
  return { walks, walkOn };
}

/** The state of the screen itself, beside that of the battle. */
export function useBattleDesk(given: Pick<Desk, 'onTraits' | 'enemy' | 'setUp'>): Desk {
  const { undo } = usePlay();
  const scene = useTable();
  const { battle, view } = scene;
  const { situation, table } = view;
  const parked = useParked('pick') as Picked | null;
  const [pick, setPick] = usePassing<Picked>(actionMoment(view), () => parked ?? aimAgain(battle));
  usePark('pick', pick);
  const told = useNotice(view);
  const [sheet, openSheet] = useState<Sheet | null>(null);
  const [figures, showFigures] = useState<Figures | null>(null);
  const walking = useWalking();
  const [woundsOf, pickWounds] = useState<string | null>(null);
  return {
    scene,
    actor: acts(situation) ? table.find(table.acting ?? '') : null,
    pick,
    setPick,
    figures,
    showFigures,
    sheet,
    openSheet,
    woundsOf,
    pickWounds,
    ...walking,
    ...told,
    ...given,
    undo,
    act: (command: Command) => {
      const refusal = scene.act(command);
      if (refusal !== null) told.tell({ kind: 'say', text: refusal });
      return refusal === null;
    },
    ...useDue(view),
    ...useShown(view),
  };
}
