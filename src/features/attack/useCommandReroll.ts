import { useState } from 'react';
import { commandRerollCp, commandRerollDice } from '../../engine/family/killteam/flow/decide/openAttack.ts';
import { topTask } from '../../engine/family/killteam/model/lookup.ts';
import { usePlay } from '../../state/play.ts';
import type { DieShown } from '../../ui/Die.tsx';
import type { DieTapped } from './view/DieTapped.ts';
import type { Scene } from './view/Scene.ts';

type PoolName = DieTapped['pool'];

/** A Command Re-roll as the screen offers it. */
export interface CommandReroll {
  readonly possible: boolean;
  /** The next tap of a marked die rolls it again. */
  readonly choosing: boolean;
  readonly toggle: () => void;
  /** The dice with those marked that may be taken now. */
  readonly marked: (pool: PoolName, dice: readonly DieShown[]) => readonly DieShown[];
  /** Rolls this die again, if it is marked. False: it is not. */
  readonly take: (die: DieTapped) => boolean;
}

const busy = ({ game, request }: Scene): boolean => {
  const task = topTask(game.state);
  const open = task?.kind === 'shoot' ? task.sequence : task?.kind === 'fight' ? task : null;
  return open === null || open.rerolling !== null || request?.kind === 'reroll' || request === null;
};

/** Dice that 1 CP rolls again: those of a side that can pay, as long as nothing that follows from them has happened. */
export function useCommandReroll(scene: Scene): CommandReroll {
  const { dispatch } = usePlay();
  const { game, request } = scene;
  const [chosenAt, chooseAt] = useState<string | null>(null);
  const may = !busy(scene);
  const offered = {
    attack: may && commandRerollCp(game, 'attack') > 0 ? commandRerollDice(game, 'attack') : [],
    defence: may && commandRerollCp(game, 'defence') > 0 ? commandRerollDice(game, 'defence') : [],
  };
  const possible = offered.attack.length + offered.defence.length > 0;
  const choosing = possible && request !== null && chosenAt === request.id;
  return {
    possible,
    choosing,
    toggle: () => chooseAt(choosing || request === null ? null : request.id),
    marked: (pool, dice) =>
      choosing ? dice.map((die) => (offered[pool].includes(Number(die.id)) ? { ...die, offered: true } : die)) : dice,
    take: ({ pool, die }) => {
      if (!choosing || !offered[pool].includes(die)) return false;
      dispatch({ type: 'commandReroll', pool, die });
      chooseAt(null);
      return true;
    },
  };
}
