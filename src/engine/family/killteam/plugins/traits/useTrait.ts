import type { Command } from '../../model/command.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game, BattleDecision } from '../../rules/game.ts';
import { findOperative } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import { reject } from '../../model/rejection.ts';
import { isNote, priceOf, traitReasons, handUseOf } from './traitUse.ts';
import { openEffects } from '../effects/table.ts';
import { sourceOf } from '../../model/sourceOf.ts';
import type { Trait, Use } from '../../traits/trait.ts';
import { refused, unless } from '../../flow/decide/decision.ts';

/** What follows a use: the psychic test, or its effects at once. */
function following(game: Game, { id }: Operative, trait: Trait, use: Use): readonly BattleEvent[] {
  if (use.test)
    return [
      { type: 'taskOpened', task: { kind: 'psychic', id: 'psychic', operative: id, trait: trait.id, step: 'test' } },
    ];
  return isNote(use)
    ? []
    : openEffects(game.state, use.effects, { source: sourceOf(trait), subject: id, again: null, by: id });
}

/** Uses a trait: AP and CP are paid and the use is counted, then what it does is carried out or left to the table. */
export function traitUsed(game: Game, command: Extract<Command, { type: 'useTrait' }>): BattleDecision {
  const { state } = game;
  const { targets = [], override } = command;
  const operative = findOperative(state, command.operative);
  if (operative === null) return refused(reject('unknownOperative', { operative: command.operative }));
  const trait = operative.traits?.find(({ id }) => id === command.trait);
  const use = trait === undefined ? null : handUseOf(trait);
  if (trait === undefined || use === null) return refused(reject('unknownTrait', { trait: command.trait }));
  const unknown = targets.find((id) => findOperative(state, id) === null);
  if (unknown !== undefined) return refused(reject('unknownOperative', { operative: unknown }));
  const { id, name } = trait;
  return unless(game, traitReasons(game, operative, trait), {
    override,
    events: () => [
      {
        type: 'traitUsed',
        operative: operative.id,
        trait: id,
        name,
        ...priceOf(state, operative, trait, use),
        targets,
      },
      ...following(game, operative, trait, use),
    ],
  });
}
