import { present } from '../../core/invariant.ts';
import type { Trait } from '../../family/killteam/traits/trait.ts';
import type { CampaignGame } from '../model/game.ts';
import type { Member } from '../model/member.ts';
import { rowsOf } from '../model/memberRows.ts';
import type { CampaignState } from '../model/state.ts';
import type { BattleReport, Reported, RollChange, Scenario, WalkStage } from '../model/walk.ts';

/** The scenario in hand; throws (a bug) when there is none. */
export const scenarioOf = ({ scenario }: CampaignState): Scenario => present(scenario, 'a scenario in hand');

/** What its battle reported; throws (a bug) before there is a report. */
export const reportIn = (state: CampaignState): BattleReport => present(scenarioOf(state).report, 'a report');

/** An operative of the roster, whatever its fate; null when there is none of that id. */
export const findMember = ({ members }: CampaignState, id: string | null): Member | null =>
  members.find((member) => member.id === id) ?? null;

export const memberOf = (state: CampaignState, id: string): Member => present(findMember(state, id), `member ${id}`);

/** Null when there is no such operative, or it serves no more. */
export function servingMember(state: CampaignState, id: string | null): Member | null {
  const member = findMember(state, id);
  return member?.fate === 'serving' ? member : null;
}

/** Everything beyond the card of a member. */
export const traitsOf = ({ content, state }: CampaignGame, member: Member): readonly Trait[] =>
  rowsOf(content, member, state.stash).traits;

/** Lines of the report about operatives of the roster. */
export const membersIn = ({ operatives }: BattleReport): readonly (Reported & { readonly member: string })[] =>
  operatives.flatMap((line) => (line.member === null ? [] : [{ ...line, member: line.member }]));

export const sumOf = (changes: readonly RollChange[]): number => changes.reduce((sum, { by }) => sum + by, 0);

/** The change in a list, or nothing when it changes nothing. */
export const change = (why: string, by: number): readonly RollChange[] => (by === 0 ? [] : [{ why, by }]);

/** `walk.<scenario>.<stage>.<of what>.<step>`: the same question after an undo has the same id. */
export const walkId = (state: CampaignState, stage: WalkStage, ...steps: readonly (string | number)[]): string =>
  ['walk', scenarioOf(state).number, stage, ...steps].join('.');
