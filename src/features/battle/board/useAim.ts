import { useMemo } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Operative, Weapon } from '../../../engine/family/killteam/model/operative.ts';
import { useTable } from '../../../scene/useScene.ts';
import { useDesk } from '../desk.ts';
import type { Pick } from '../view/picking.ts';
import { type Target, targetsOf } from './aiming.ts';
import { useHand } from './hand.ts';

type Attack = Extract<Pick, { kind: 'attack' }>;

/** A shot that is being chosen on the board. */
export interface AimChosen {
  readonly actor: Operative;
  readonly pick: Attack;
  readonly weapon: Weapon;
  /** The best chance first. */
  readonly targets: readonly Target[];
  /** Null: nobody is a target. */
  readonly chosen: Target | null;
}

/** The shot in hand of who acts; null: none is being chosen, or it has no place. */
export function useAim(board: BattleBoard): AimChosen | null {
  const { view } = useTable();
  const { actor, pick, figures } = useDesk();
  const { doing } = useHand();
  const isShot = actor !== null && pick?.kind === 'attack' && pick.action === 'shoot';
  const weapon = isShot ? view.table.weapon(actor, pick.weapon) : null;
  const targets = useMemo(
    () =>
      actor === null || weapon === null || board.places[actor.id] === undefined
        ? []
        : targetsOf(view, board, { operative: actor, weapon }, figures?.outlooks ?? []),
    [view, board, actor, weapon, figures],
  );
  if (!isShot || weapon === null || board.places[actor.id] === undefined) return null;
  const asked = doing?.kind === 'aim' ? targets.find(({ enemy }) => enemy.id === doing.target) : undefined;
  return { actor, pick, weapon, targets, chosen: asked ?? targets.find(({ problem }) => problem === null) ?? null };
}
