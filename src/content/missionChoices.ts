import type { CampaignModule } from '../engine/campaign/model/module.ts';
import type { Pack } from './pack.ts';
import type { MissionRow } from './schema/mission.ts';

/** A scenario to choose. `laterIn`: the linked campaign it is a later chapter of, which is not to be told beforehand. */
export interface MissionChoice {
  readonly row: MissionRow;
  readonly laterIn: CampaignModule | null;
}

/** A linked campaign that is under way: its chapters, and the scenario of the one at hand; null: none is chosen. */
export interface Underway {
  readonly module: CampaignModule;
  readonly mission: string | null;
}

const firstMission = ({ start, chapters }: CampaignModule): string | undefined =>
  chapters.find(({ id }) => id === start)?.mission;

/**
 * The scenarios of a pack that can be chosen by themselves. Of a linked campaign that is under way only the one at hand is
 * among them; later chapters of others are, but their aims should not be shown.
 */
export function missionChoices(
  { missions, modules }: Pick<Pack, 'missions' | 'modules'>,
  underway: Underway | null,
): readonly MissionChoice[] {
  const held = new Set(underway?.module.chapters.map(({ mission }) => mission));
  return [...missions.values()]
    .filter(({ id }) => id === underway?.mission || !held.has(id))
    .map((row) => {
      const linked = [...modules.values()].filter(({ chapters }) => chapters.some(({ mission }) => mission === row.id));
      const known = row.id === underway?.mission || linked.some((each) => firstMission(each) === row.id);
      return { row, laterIn: known ? null : (linked[0] ?? null) };
    });
}
