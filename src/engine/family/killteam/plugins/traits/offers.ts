import { askedSide, byPeople, findOperative, ofSide } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import type { ReactionTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import type { Trait, Use } from '../../traits/trait.ts';
import { affected, targeted } from '../effects/stepModule.ts';
import type { TraitInUse } from './following.ts';
import { weaponsAgainst } from './freeFight.ts';
import { mayReact, priceOf } from './traitUse.ts';

/** Something would come of it: of one of its effects, or of the fight that its moment gives. */
function isOfUse(game: Game, task: ReactionTask, { effects }: Use): boolean {
  if (task.moment === 'onLeaving') return weaponsAgainst(game, task).length > 0;
  const about = findOperative(game.state, task.operative ?? '');
  return effects.some(
    (step) => !targeted(step) || step.to.who !== 'this' || (about !== null && affected(game, step, about)),
  );
}

const isLight = ({ upTo }: Use, { amount }: ReactionTask): boolean =>
  upTo === undefined || amount === undefined || amount <= upTo;

/** Who could use which traits at this moment, each as often as it is known. */
function all(game: Game, task: ReactionTask): readonly TraitInUse[] {
  const { state } = game;
  const about = findOperative(state, task.operative ?? '');
  const side = about?.side ?? askedSide(state);
  const having = (operative: Operative) => (trait: Trait) =>
    trait.use?.during === task.moment && isLight(trait.use, task) && mayReact(state, operative, trait, trait.use)
      ? [{ operative, trait, use: trait.use }]
      : [];
  return byPeople(state, side)
    ? ofSide(state, side).flatMap((operative) => (operative.traits ?? []).flatMap(having(operative)))
    : [];
}

/** What may be used at this moment, and would do something: each trait once, by whoever pays least for it. */
export function offersAt(game: Game, task: ReactionTask): readonly TraitInUse[] {
  const cheapest = new Map<string, TraitInUse>();
  const cpOf = ({ operative, trait, use }: TraitInUse): number => priceOf(game.state, operative, trait, use).cp;
  for (const offer of all(game, task)) {
    const known = cheapest.get(offer.trait.id);
    if (known === undefined || cpOf(offer) < cpOf(known)) cheapest.set(offer.trait.id, offer);
  }
  return [...cheapest.values()].filter(({ use }) => isOfUse(game, task, use));
}
