import { isEngaged } from '../../attack/engaged.ts';
import type { BattleState } from '../../model/battle.ts';
import type { Command } from '../../model/command.ts';
import { findModel, modelById } from '../../model/lookup.ts';
import { bookFor } from '../../model/onBoard.ts';
import { reject, type Rejection } from '../../model/rejection.ts';
import { heldBy } from '../../rules/scoring/held.ts';
import { roundPoints } from '../../rules/scoring/points.ts';
import { type BattleDecision, refused, unless } from './decision.ts';

type Contact = Extract<Command, { readonly type: 'score' }>['contact'];

function senseless(state: BattleState, contact: Contact): Rejection | null {
  const known = new Set(state.scenario.objectives.map(({ id }) => id));
  const objective = Object.keys(contact).find((id) => !known.has(id));
  if (objective !== undefined) return reject('unknownObjective', { objective });
  const model = Object.values(contact)
    .flat()
    .find((id) => findModel(state, id)?.inPlay !== true);
  return model === undefined ? null : reject('outOfPlay', { model });
}

/** Who holds an objective that these models touch (V-85); null: nobody. */
export const holderOf = (state: BattleState, touching: readonly string[]): string | null =>
  heldBy(
    touching.map((id) => {
      const { side, down } = modelById(state, id);
      return { side, down, engaged: isEngaged(state, id) };
    }),
  );

/** The points of a round, from who touches what (V-85, V-86). */
export function scoreOf(state: BattleState, contact: Contact) {
  const { objectives } = state.scenario;
  const held = Object.fromEntries(objectives.map(({ id }) => [id, holderOf(state, contact[id] ?? [])]));
  const scored = objectives.map(({ id, worth }) => ({ worth, heldBy: held[id] ?? null }));
  return { held, points: Object.fromEntries(state.sides.map(({ id }) => [id, roundPoints(scored, id)])) };
}

/** Objectives held at the end of a round, counted once, corrected as often as need be (V-86). */
export function score(state: BattleState, { contact }: Extract<Command, { readonly type: 'score' }>): BattleDecision {
  const senselessly = senseless(state, contact);
  if (state.step !== 'end') return refused(reject('wrongPhase', { step: state.step }));
  return unless(state, senselessly, () => {
    const against = bookFor(state)?.touchedAgainst(state, contact) ?? {};
    const said = Object.keys(against).length === 0 ? {} : { against };
    return [{ type: 'scored', round: state.round, ...scoreOf(state, contact), touching: contact, ...said }];
  });
}
