import type { ModifierCondition } from '../../card/lastingChange.ts';
import type { Operative } from '../../model/operative.ts';
import type { Shot } from '../../rules/steps.ts';
import { changesOf, hasChange, haveLastWord } from '../../stats/changes.ts';
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

const coverGiven = ({ context }: Shot, target: Operative) =>
  changesOf(context, target, 'coverSave').filter(({ change }) => HOLDS[change.when](target));

/** Its save for cover is taken away, and nothing since has given it a better one. */
const coverDenied = (shot: Shot, target: Operative): boolean =>
  haveLastWord(shot.context, changesOf(shot.context, target, 'noCoverSave'), coverGiven(shot, target));

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

/** Cover that a save may be kept for before the weapon's rules speak: nothing lasts on the target that takes it away. */
export function coverSeen(shot: Shot): boolean {
  const { target, facts } = shot.context;
  if (!effectiveFacts(facts).cover) return false;
  if (target === null) return true;
  return !coverDenied(shot, target) && !(facts.coverIsLight && hasChange(shot.context, target, 'noLightCover'));
}
