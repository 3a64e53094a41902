import type { BoardPlace } from '../../board/battleBoard.ts';
import { geometry } from '../../board/geometry.ts';
import { bodyAs } from '../../board/setUp/body.ts';
import { toGrid } from '../../board/units.ts';
import type { ActionEffect } from '../../family/vanguard/card/card.ts';
import { meant } from '../../family/vanguard/flow/tasks/own.ts';
import type { BattleState } from '../../family/vanguard/model/battle.ts';
import { findModel, modelById } from '../../family/vanguard/model/lookup.ts';
import { bodyOfModel } from './bodyOf.ts';

type Returning = Extract<ActionEffect, { readonly kind: 'return' }>;

const AROUND = 24;
/** How far apart, in inches, the rings are on which a place is looked for. */
const RING = 0.5;

/** Where a model comes back beside who brings it: near enough, and clear of enemies; null: there is no room (V-07). */
export function returnsTo(state: BattleState, by: string, id: string, { within, clear }: Returning): BoardPlace | null {
  const { board, models } = state;
  const [middle, model] = [board?.places[by], findModel(state, id)];
  if (board === undefined || middle === undefined || model === null) return null;
  const body = bodyOfModel(model);
  const others = models.filter((each) => each.inPlay && each.id !== id).map((each) => each.id);
  const enemies = models
    .filter((each) => each.inPlay && each.side !== model.side)
    .flatMap((each) => board.places[each.id] ?? []);
  const isClear = (at: BoardPlace): boolean =>
    enemies.every((enemy) => Math.hypot(enemy.x - at.x, enemy.y - at.y) - enemy.radius - at.radius > toGrid(clear));
  for (let off = RING; off <= within; off += RING)
    for (let turn = 0; turn < AROUND; turn += 1) {
      const angle = (2 * Math.PI * turn) / AROUND;
      const far = middle.radius + body.radius + toGrid(off);
      const x = Math.round(middle.x + far * Math.cos(angle));
      const at = { x, y: Math.round(middle.y + far * Math.sin(angle)), z: middle.z, ...bodyAs(body) };
      if (isClear(at) && geometry().misplacedAt(board, at, others) === null) return at;
    }
  return null;
}

/** Whether somebody who is out would find room beside it. */
export const isReturnable = (state: BattleState, by: string, effect: Returning): boolean =>
  meant(state, by, effect).some(({ id }) => returnsTo(state, by, id, effect) !== null);

/** Where a model that has just come back stands: beside who acts; null: nobody knows. */
export function returnedAt(state: BattleState, id: string): BoardPlace | null {
  const by = state.activation?.model;
  if (by === undefined) return null;
  const effect = modelById(state, by).actions.find((each) => each.effect.kind === 'return')?.effect;
  return effect?.kind === 'return' ? returnsTo(state, by, id, effect) : null;
}
