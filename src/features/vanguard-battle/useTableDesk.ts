import { useState } from 'react';
import type { FoeCommand } from '../../engine/plugins/foes/command.ts';
import { useVanguardScene, type VanguardScene } from '../../scene/useVanguardScene.ts';
import { useParked, usePark } from '../../scene/useHalfDone.ts';
import { useBoardLook } from '../../state/battle/boardLook.ts';
import type { Desk, Notice, Picked, Sheet } from './desk.ts';
import { parkedOf, type ParkedPick, pickOnTable } from './view/parkedPick.ts';

/** A value that lasts as long as the battle stands as it did when it was first shown. */
function usePassing<T>(now: unknown, first: () => T | null): readonly [T | null, (value: T | null) => void] {
  const [kept, keep] = useState<{ readonly value: T | null; readonly shownIn: unknown }>(() => ({
    value: first(),
    shownIn: now,
  }));
  if (kept.value !== null && kept.shownIn === null) keep({ ...kept, shownIn: now });
  else if (kept.value !== null && kept.shownIn !== now) keep({ value: null, shownIn: now });
  const stands = kept.shownIn === null || kept.shownIn === now;
  return [stands ? kept.value : null, (value) => keep({ value, shownIn: null })];
}

/** The side that matters where there is room for one: whom an act is aimed at, else who acts, else whose turn it is. */
function naturalSide({ view }: VanguardScene, pick: Picked | null): 'left' | 'right' {
  const own = view.actor?.model.side ?? view.turn ?? view.sides[0].id;
  const aimed = pick?.kind === 'attack' || pick?.kind === 'charge';
  return (own === view.sides[0].id) === aimed ? 'right' : 'left';
}

/** The state of the table's screen, beside that of the battle. */
export function useTableDesk(): Desk {
  const scene = useVanguardScene();
  const { look } = useBoardLook();
  const parked = useParked('pick') as ParkedPick | null;
  const [pick, setPick] = usePassing<Picked>(scene.moment, () => pickOnTable(scene.view, parked));
  usePark('pick', pick === null ? null : parkedOf(pick));
  const [notice, tell] = usePassing<Notice>(scene.moment, () => null);
  const [sheet, openSheet] = useState<Sheet | null>(null);
  const [woundsOf, pickWounds] = useState<string | null>(null);
  const [sideShown, showSide] = usePassing<'left' | 'right'>(scene.moment, () => null);
  const act = (command: FoeCommand): boolean => {
    const refusal = scene.act(command);
    if (refusal !== null) tell({ text: refusal, more: null });
    return refusal === null;
  };
  return {
    scene,
    onMap: scene.view.onBoard !== null && look === 'board',
    pick,
    setPick,
    sheet,
    openSheet,
    woundsOf,
    pickWounds,
    notice,
    tell,
    act,
    sideShown: sideShown ?? naturalSide(scene, pick),
    showSide,
  };
}
