import type { Command } from '../../model/command.ts';
import type { Game, BattleDecision } from '../../rules/game.ts';
import { findOperative } from '../../model/lookup.ts';
import { reject } from '../../model/rejection.ts';
import { following, usedEvent } from './following.ts';
import { traitReasons, handUseOf } from './traitUse.ts';
import { refused, unless } from '../../flow/decide/decision.ts';

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
  return unless(game, traitReasons(game, operative, trait), {
    override,
    events: () => [
      usedEvent(state, { operative, trait, use }, targets),
      ...following(state, { operative, trait, use }, operative.id),
    ],
  });
}
