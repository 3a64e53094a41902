import type { CampaignContent } from './content.ts';
import type { Base, Training } from './rows.ts';
import type { BaseUse, CampaignState } from './state.ts';

/** Nothing given yet. */
export const nothingGiven = (): BaseUse => ({ segment: 0, rerolls: 0, issues: [], course: null, trained: [] });

export const baseUseOf = ({ baseUse }: Pick<CampaignState, 'baseUse'>): BaseUse => baseUse ?? nothingGiven();

/** Parts of the base of operations that are ours; those that no pack has any more give nothing. */
export const ownBases = (content: CampaignContent, { bases }: Pick<CampaignState, 'bases'>): readonly Base[] =>
  bases.flatMap((id) => content.bases.get(id) ?? []);

const given = (content: CampaignContent, state: CampaignState, what: 'rerolls' | 'restricted'): number =>
  ownBases(content, state).reduce((sum, base) => sum + (base[what] ?? 0), 0);

/** Casualty rolls that may still be made again in this segment (`rules/acolyte.md` C20, Chapel). */
export const rerollsLeft = (content: CampaignContent, state: CampaignState): number =>
  Math.max(0, given(content, state, 'rerolls') - baseUseOf(state).rerolls);

/** Restricted items that may still be had in this segment whatever the level (C20, Armoury). */
export function issuesLeft(content: CampaignContent, state: CampaignState): number {
  const { issues, segment } = baseUseOf(state);
  return Math.max(0, given(content, state, 'restricted') - issues.filter((each) => each.segment === segment).length);
}

/** Trainings that the base offers (C20, Range). */
export const trainingsOf = (content: CampaignContent, state: CampaignState): readonly Training[] =>
  ownBases(content, state).flatMap(({ trainings }) => trainings ?? []);

/** A training by its id, whether or not its base is ours; null: no pack has it any more. */
export const trainingOf = ({ bases }: CampaignContent, id: string): Training | null =>
  [...bases.values()].flatMap(({ trainings }) => trainings ?? []).find((each) => each.id === id) ?? null;

/** Parts of a series that somebody is through with. */
export const partsDone = (state: CampaignState, member: string, training: string): number =>
  baseUseOf(state).trained.filter((each) => each.member === member && each.training === training).length;
