import { useMemo } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Operative, Weapon } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import { type Desk, useDesk } from '../desk.ts';
import type { Pick as Picked } from '../view/picking.ts';
import { type Target, targetsOf } from './aiming.ts';
import { type Doing, useHand } from './hand.ts';

type Attack = Extract<Picked, { kind: 'attack' }>;

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

type Asked = Pick<AimChosen, 'actor' | 'pick' | 'weapon'>;

/** Who shoots with what, where a shot is being chosen. */
function shotOf(
  { actor, pick, view }: Pick<Desk, 'actor' | 'pick'> & { readonly view: BattleView },
  board: BattleBoard,
): Asked | null {
  if (actor === null || pick?.kind !== 'attack' || pick.action !== 'shoot') return null;
  const weapon = view.table.weapon(actor, pick.weapon);
  return weapon === null || board.places[actor.id] === undefined ? null : { actor, pick, weapon };
}

const NOBODY: readonly Target[] = [];

/** Whom it is aimed at: who was tapped, else the best. */
function chosenOf(targets: readonly Target[], doing: Doing | null): Target | null {
  const asked = doing?.kind === 'aim' ? targets.find(({ enemy }) => enemy.id === doing.target) : undefined;
  return asked ?? targets.find(({ problem }) => problem === null) ?? null;
}

/** The shot in hand of who acts; null: none is being chosen, or it has no place. */
export function useAim(board: BattleBoard): AimChosen | null {
  const desk = useDesk();
  const { doing } = useHand();
  const { view } = desk.scene;
  const { actor, pick, figures } = desk;
  const shot = useMemo(() => shotOf({ actor, pick, view }, board), [actor, pick, view, board]);
  const targets = useMemo(
    () =>
      shot === null
        ? NOBODY
        : targetsOf(view, board, { operative: shot.actor, weapon: shot.weapon }, figures?.outlooks ?? []),
    [view, board, shot, figures],
  );
  return shot === null ? null : { ...shot, targets, chosen: chosenOf(targets, doing) };
}
