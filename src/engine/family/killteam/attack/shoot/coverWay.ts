import type { ModifierCondition } from '../../card/lastingChange.ts';
import type { Operative } from '../../model/operative.ts';
import type { Shot } from '../../rules/steps.ts';
import { changesOf, haveLastWord, type Source } from '../../stats/changes.ts';
import { effectiveFacts } from '../effectiveFacts.ts';
import { fold } from '../fold.ts';

/** improved by place and order, unless the shooter's Seek finds the target without that (A7.4). */
export function coverImproved({ rules, context, improved: told, targetOrder }: Shot): boolean {
  if (told !== undefined) return told;
  const byPlace = rules.cover.improved({ ...context.facts, concealed: targetOrder === 'conceal' });
  return byPlace && fold(rules, 'targetCover', { value: true, moment: context }).value;
}

/** Conditions as they hold for a target. */
const HOLDS: Readonly<Record<ModifierCondition, (target: Operative) => boolean>> = {
  always: () => true,
  notMoved: () => false,
  charged: () => false,
  assisted: () => false,
  fromConceal: ({ order }) => order === 'conceal',
  fromVantage: ({ onVantage }) => onVantage,
  onGuard: ({ guard }) => guard,
  within3: () => false,
};

/** What a cover save is: one normal; a critical one; two normal ones; or the target chooses between these. */
export type CoverWay = 'normal' | 'critical' | 'two' | 'either';

const coverGiven = ({ context }: Pick<Shot, 'context'>, target: Operative) =>
  changesOf(context, target, 'coverSave').filter(({ change }) => HOLDS[change.when](target));

/**
 * What the cover save of this target is: by the place it is shot from, or by what it wears and has learned (C4, C5).
 * They do not add up: who has both chooses.
 */
export function coverWay(shot: Shot): CoverWay {
  if (coverImproved(shot)) return 'either';
  const { target } = shot.context;
  const gives = target === null ? [] : coverGiven(shot, target).map(({ change }) => change.gives);
  if (gives.includes('critical')) return gives.includes('more') ? 'either' : 'critical';
  return gives.includes('more') ? 'two' : 'normal';
}

/** What takes the save away that the target would have for its cover, unless something since has given it a better one. */
export function coverDeniedBy({ context }: Shot): readonly Source[] {
  const { target, facts } = context;
  if (target === null || !effectiveFacts(facts).cover) return [];
  const denied = changesOf(context, target, 'noCoverSave');
  const light = facts.coverIsLight ? changesOf(context, target, 'noLightCover') : [];
  return [...(haveLastWord(context, denied, coverGiven({ context }, target)) ? denied : []), ...light].map(
    ({ source }) => source,
  );
}

/** Cover that a save may be kept for before the weapon's rules speak: nothing lasts on the target that takes it away. */
export const coverSeen = (shot: Shot): boolean =>
  effectiveFacts(shot.context.facts).cover && coverDeniedBy(shot).length === 0;
