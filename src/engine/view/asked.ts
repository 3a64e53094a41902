import { attackNow, defenceNow, shotInHand } from '../family/killteam/attack/shoot/shotInHand.ts';
import { allocations, savePool } from '../family/killteam/attack/shoot/derive.ts';
import { toughened } from '../family/killteam/attack/shoot/allocate.ts';
import { operativeById, topTask } from '../family/killteam/model/lookup.ts';
import type { Grade } from '../family/killteam/model/pool.ts';
import { AGAIN } from '../family/killteam/plugins/effects/table.ts';
import { maySkip } from '../family/killteam/plugins/effects/skipEffect.ts';
import { type MissedTrait, missedAt } from '../family/killteam/plugins/traits/offers.ts';
import type { Game } from '../family/killteam/rules/game.ts';
import type { Source } from '../family/killteam/stats/changes.ts';
import type { Request, RollRequest } from '../family/killteam/model/request.ts';
import { noticedBy } from '../plugins/npo/noticedWithin.ts';
import { type BarredGuard, barredGuards } from './barredGuards.ts';
import { type RolledRow, rolledOn } from './rolledOn.ts';
import { asksSaves, type Band, bandsOf, type FaceMeaning } from './faces.ts';

/** Faces of a roll, what they mean, and the damage that is left when they are those of the last defence die; null: they are not. */
interface FaceBand extends Band {
  readonly damage: number | null;
}

/** A roll that is asked for. */
interface RollView {
  /** What each face would mean, lowest first; empty: faces are only numbers. */
  readonly bands: readonly FaceBand[];
  /** Rows of the table it is rolled on, which say what each face would do; empty: on none. */
  readonly rows: readonly RolledRow[];
  /** Its dice are saves. */
  readonly saves: boolean;
  /** Both sides roll for initiative. */
  readonly rollOff: boolean;
}

/** What the open question is, beside what it says itself. */
export interface AskedView {
  /** The table may leave it out. */
  readonly skippable: boolean;
  /** An event that is drawn once more, for the first was for nobody. */
  readonly drawnAgain: boolean;
  /** Null: no roll is asked for. */
  readonly roll: RollView | null;
  /** Traits whose moment it is too, each with what keeps it from being used. */
  readonly missed: readonly MissedTrait[];
  /** Guards that are offered an interrupt and could attack nobody. */
  readonly barred: readonly BarredGuard[];
  /** What lets enemies notice somebody only from nearer than usual. */
  readonly noticedBy: readonly Source[];
}

const GRADES: Partial<Record<FaceMeaning, Grade>> = { fail: 'fail', save: 'normal', critSave: 'critical' };

/** Damage that is left when the last defence die falls into this band. */
function damageAfter(game: Game, request: RollRequest, { meaning }: Band): number | null {
  const task = topTask(game.state);
  const grade = GRADES[meaning];
  if (task?.kind !== 'shoot' || request.purpose !== 'defence' || request.count !== 1 || grade === undefined)
    return null;
  const inHand = shotInHand(game, task);
  const attack = attackNow(inHand);
  if (attack === null) return null;
  const last = { face: null, grade, was: null, rerolled: false };
  const saves = savePool(inHand.shot, defenceNow(inHand)?.kept ?? [], [last]);
  return toughened(inHand, allocations(inHand.shot, attack.pool, saves).best).damage;
}

const rollView = (game: Game, request: RollRequest): RollView => ({
  bands: bandsOf(game.state, request).map((band) => ({ ...band, damage: damageAfter(game, request, band) })),
  rows: rolledOn(game.state, request),
  saves: asksSaves(game.state, request),
  rollOff: request.purpose === 'initiative' && game.state.settings.parameters === undefined,
});

/** What the open question is; null: nothing is asked. */
export function askedView(game: Game, request: Request | null): AskedView | null {
  const task = topTask(game.state);
  if (request === null) return null;
  return {
    skippable: maySkip(game.state),
    drawnAgain: task?.kind === 'table' && task.id === AGAIN,
    roll: request.kind === 'roll' ? rollView(game, request) : null,
    missed: task?.kind === 'reaction' ? missedAt(game, task) : [],
    barred: barredGuards(game, request),
    noticedBy: task?.kind === 'spotted' ? noticedBy(game.state, operativeById(game.state, task.operative)) : [],
  };
}
