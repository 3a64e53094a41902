import { askedSide, byPeople, findOperative, ofSide } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import type { Rejection } from '../../model/rejection.ts';
import type { ReactionTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import type { Trait, Use } from '../../traits/trait.ts';
import { affected, targeted } from '../effects/stepModule.ts';
import type { TraitInUse } from './following.ts';
import { isFight, weaponsAgainst } from './freeFight.ts';
import { openShot, shotAgain } from './shots.ts';
import { barredNow, isThere, priceOf } from './traitUse.ts';

/** Something would come of it: of one of its effects, or of the fight that its moment gives. */
function isOfUse(game: Game, task: ReactionTask, { effects }: Use): boolean {
  if (isFight(task)) return weaponsAgainst(game, task).length > 0;
  if (task.moment === 'onTarget') return openShot(game) !== null;
  if (task.moment === 'onRolled') return true;
  if (task.moment === 'onMiss') return shotAgain(game, task) !== null;
  const about = findOperative(game.state, task.operative ?? '');
  return effects.some(
    (step) => !targeted(step) || step.to.who !== 'this' || (about !== null && affected(game, step, about)),
  );
}

const isLight = ({ upTo }: Use, { amount }: ReactionTask): boolean =>
  upTo === undefined || amount === undefined || amount <= upTo;

/** Its own moment, or any; nobody steps in front of itself. */
const isMeant = ({ moment, operative: about }: ReactionTask, { id }: Operative, { own }: Use): boolean =>
  moment === 'onTarget' ? id !== about : own !== true || id === about;

/** Several are asked for at once: which of them has somebody near. */
export const isForSeveral = ({ moment, operative }: ReactionTask): boolean => moment === 'onNear' && operative === null;

/** The moment as it is for whoever would use something: of several, for this one. */
export function momentOf({ beside, ...task }: ReactionTask, { id }: Pick<Operative, 'id'>): ReactionTask {
  if (isForSeveral(task)) return { ...task, operative: id };
  return beside === undefined ? task : { ...task, beside };
}

/** Whose traits are meant for this moment, each as often as it is known. */
function all(game: Game, task: ReactionTask): readonly TraitInUse[] {
  if (isForSeveral(task)) return (task.beside ?? []).flatMap((id) => all(game, momentOf(task, { id })));
  const { state } = game;
  const about = findOperative(state, task.operative ?? '');
  const side = about?.side ?? askedSide(state);
  const having = (operative: Operative) => (trait: Trait) =>
    trait.use?.during === task.moment &&
    isMeant(task, operative, trait.use) &&
    isLight(trait.use, task) &&
    isThere(state, operative, trait.use)
      ? [{ operative, trait, use: trait.use }]
      : [];
  // What lurks is told by the table, whoever plays it.
  return byPeople(state, side) || task.moment === 'onNear'
    ? ofSide(state, side).flatMap((operative) => (operative.traits ?? []).flatMap(having(operative)))
    : [];
}

/** Where only the table sees who is near enough, each who could is a way of its own. */
export const wayId = (task: ReactionTask, { operative, trait }: TraitInUse): string =>
  task.moment === 'onTarget' || isForSeveral(task) ? `${trait.id} ${operative.id}` : trait.id;

/** Of these what would do something: each trait once, by whoever pays least for it. */
function cheapest(game: Game, task: ReactionTask, meant: readonly TraitInUse[]): readonly TraitInUse[] {
  const found = new Map<string, TraitInUse>();
  const cpOf = ({ operative, trait, use }: TraitInUse): number => priceOf(game.state, operative, trait, use).cp;
  for (const offer of meant) {
    const key = wayId(task, offer);
    const known = found.get(key);
    if (known === undefined || cpOf(offer) < cpOf(known)) found.set(key, offer);
  }
  return [...found.values()].filter(({ operative, use }) => isOfUse(game, momentOf(task, operative), use));
}

const reasonsOf = ({ state }: Game, { operative, trait, use }: TraitInUse): readonly Rejection[] =>
  barredNow(state, operative, trait, use);

/** What may be used at this moment, and would do something: each trait once, by whoever pays least for it. */
export const offersAt = (game: Game, task: ReactionTask): readonly TraitInUse[] =>
  cheapest(
    game,
    task,
    all(game, task).filter((each) => reasonsOf(game, each).length === 0),
  );

/** A trait whose moment it is, and what keeps whoever has it from using it. */
export interface MissedTrait {
  readonly operative: Operative;
  readonly trait: Trait;
  readonly reason: Rejection;
}

/** What would do something at this moment and cannot be used by anybody, with the reason to tell. */
export function missedAt(game: Game, task: ReactionTask): readonly MissedTrait[] {
  const offered = new Set(offersAt(game, task).map(({ trait }) => trait.id));
  const others = all(game, task).filter(({ trait }) => !offered.has(trait.id));
  return cheapest(game, task, others).flatMap((each) =>
    reasonsOf(game, each)
      .slice(0, 1)
      .map((reason) => ({ operative: each.operative, trait: each.trait, reason })),
  );
}
