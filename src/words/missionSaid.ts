import type { Mission } from '../engine/family/killteam/model/mission.ts';
import type { CampaignModule } from '../engine/campaign/model/module.ts';
import { contentName, contentText } from './content.ts';
import { type PackNames, whoseRow } from './whoseRow.ts';
import type { Words } from './words.ts';

/** A scenario, and the linked campaign that it is a later chapter of; null: of none. */
interface Choice {
  readonly row: Pick<Mission, 'id' | 'name' | 'primary'>;
  readonly laterIn: CampaignModule | null;
}

/** A scenario among others: its name, and what it asks; of a later chapter no more than where it belongs. */
export const missionSaid = (words: Words<'play'>, { row: { id, name, primary }, laterIn }: Choice) => ({
  id,
  title: contentName(words, id, name),
  reason:
    laterIn === null
      ? contentText(words, `${id}/primary`, primary)
      : words.deployment.laterChapter(contentName(words, laterIn.id, laterIn.name)),
});

/** Scenarios to choose among: of those of one name it is said whose each is; `packs`: what packs are called. */
export function missionsSaid(words: Words<'play'>, choices: readonly Choice[], packs?: PackNames) {
  const all = choices.map((choice) => missionSaid(words, choice));
  return all.map((said) => {
    const alike = all.some(({ id, title }) => id !== said.id && title === said.title);
    return alike ? { ...said, reason: `${whoseRow(words, said.id, packs)} · ${said.reason}` } : said;
  });
}
