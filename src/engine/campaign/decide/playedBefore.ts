import type { BattleChapter } from '../model/chronicle.ts';
import type { CampaignEvent } from '../model/event.ts';
import type { CampaignModule } from '../model/module.ts';
import type { CampaignState } from '../model/state.ts';

const raised = ({ report }: BattleChapter): readonly string[] => [
  ...report.flags,
  ...(report.endings ?? []).flatMap(({ flags }) => flags),
];

/**
 * A module that is played again begins anew: flags that only its own scenarios raised, as the chronicle has it, are taken
 * away, so that its branches lead by what happens this time.
 */
export function flagsOfBefore({ chronicle, flags }: CampaignState, { chapters }: CampaignModule): CampaignEvent[] {
  const missions = new Set(chapters.map(({ mission }) => mission));
  const battles = chronicle.filter((entry) => entry.kind === 'battle');
  const own = new Set(battles.filter(({ mission }) => missions.has(mission)).flatMap(raised));
  const others = new Set(battles.filter(({ mission }) => !missions.has(mission)).flatMap(raised));
  return flags
    .filter((flag) => own.has(flag) && !others.has(flag))
    .map((flag) => ({ type: 'flagSet', flag, on: false }));
}
