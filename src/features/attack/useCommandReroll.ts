import { useHalfDone } from '../../scene/useHalfDone.ts';
import { useKillTeamPlay } from '../../state/battle/killTeam.ts';
import type { DieShown } from '../../ui/Die.tsx';
import type { PoolName } from '../../engine/family/killteam/attack/openPool.ts';
import type { DieTapped } from './view/DieTapped.ts';
import { useScene } from '../../scene/useScene.ts';
import type { AttackView } from '../../engine/view/attack.ts';

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

/** Dice that 1 CP rolls again: those of a side that can pay, as long as nothing that follows from them has happened. */
export function useCommandReroll({ command }: AttackView): CommandReroll {
  const { request } = useScene().view;
  const { dispatch } = useKillTeamPlay();
  const [chosenAt, chooseAt] = useHalfDone<string | null>('commandReroll', null);
  const possible = command.attack.now.length + command.defence.now.length > 0;
  const choosing = possible && request !== null && chosenAt === request.id;
  return {
    possible,
    choosing,
    toggle: () => chooseAt(choosing || request === null ? null : request.id),
    marked: (pool, dice) =>
      choosing
        ? dice.map((die) => (command[pool].now.includes(Number(die.id)) ? { ...die, offered: true } : die))
        : dice,
    take: ({ pool, die }) => {
      if (!choosing || !command[pool].now.includes(die)) return false;
      dispatch({ type: 'commandReroll', pool, die });
      chooseAt(null);
      return true;
    },
  };
}
