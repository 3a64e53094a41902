import type { Benefit } from '../engine/campaign/model/rows.ts';
import type { Words } from './words.ts';

function benefitSaid(words: Words<'campaign'>, benefit: Benefit): string {
  const { benefits, statNames } = words.campaign.retinue;
  switch (benefit.kind) {
    case 'ploy':
      return benefits.ploy[benefit.of];
    case 'stat':
      return benefits.stat[benefit.stat](benefit.by);
    case 'statChoice':
      return benefits.statChoice(benefit.stats.map((stat) => statNames[stat]).join(', '));
    case 'honour':
      return benefits.honour[benefit.by];
    case 'followers':
      return benefits.followers(benefit.by);
    case 'equipment':
      return benefits.equipment;
    case 'groupActivation':
      return benefits.groupActivation;
  }
}

/** What a level brings, in a line. */
export const benefitsSaid = (words: Words<'campaign'>, benefits: readonly Benefit[]): string =>
  benefits.map((benefit) => benefitSaid(words, benefit)).join(', ');
