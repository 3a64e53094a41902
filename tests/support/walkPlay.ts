import * as z from 'zod/mini';
import awards from '../../src/content/packs/acolyte-campaign/awards.json' with { type: 'json' };
import bases from '../../src/content/packs/acolyte-campaign/bases.json' with { type: 'json' };
import casualties from '../../src/content/packs/acolyte-campaign/casualties.json' with { type: 'json' };
import loot from '../../src/content/packs/acolyte-campaign/loot.json' with { type: 'json' };
import objectives from '../../src/content/packs/acolyte-campaign/objectives.json' with { type: 'json' };
import type { CampaignCommand } from '../../src/engine/campaign/model/command.ts';
import { type CampaignContent } from '../../src/engine/campaign/model/content.ts';
import { award, base, casualtyRow, lootRow, objective } from '../../src/engine/campaign/model/rows.ts';
import type { BattleReport, Reported } from '../../src/engine/campaign/model/walk.ts';
import { campaignContent } from './campaignContent.ts';
import { campaign, type CampaignPlay, recruit } from './campaignPlay.ts';

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** The content of the campaign tests with the tables that are shipped for the walk. */
export const walkContent: CampaignContent = {
  ...campaignContent,
  casualties: z.array(casualtyRow).parse(casualties),
  awards: z.array(award).parse(awards),
  loot: z.array(lootRow).parse(loot),
  objectives: byId(z.array(objective).parse(objectives)),
  bases: byId(z.array(base).parse(bases)),
};

/** An Acolyte `m1`, a Hiver `m2` and a Serviceman `m3`: DV 4 of 6, follower capacity 2 of 3. */
export const retinue: CampaignPlay = campaign()
  .with(walkContent)
  .does(
    recruit('acolyte', { name: 'Vex' }),
    recruit('hiver', { name: 'Pim' }),
    recruit('serviceman', { name: 'Sabine' }),
  );

type Deploy = Extract<CampaignCommand, { type: 'deploy' }>;

export const deploy = (deployed: readonly string[], set: Partial<Deploy> = {}): Deploy => ({
  type: 'deploy',
  battle: 'battle-1',
  title: 'The Dry Dock',
  mission: 'retrieve',
  faction: 'cult',
  deployed,
  auxiliaries: [],
  objectives: [],
  ...set,
});

/** A member still standing at the end, unless said otherwise. */
export const line = (member: string, set: Partial<Reported> = {}): Reported => ({
  id: member,
  member,
  name: member,
  down: false,
  slain: false,
  leftBehind: false,
  reanimations: 0,
  kills: 0,
  heavyKills: 0,
  downedBy: null,
  downedIn: null,
  medic: false,
  ...set,
});

/** Down at the end. */
export const down = (member: string, set: Partial<Reported> = {}): Reported =>
  line(member, { down: true, downedBy: 'a cultist', downedIn: 3, ...set });

/** A battle of which nothing is to be told but who was in it. */
export const report = (operatives: readonly Reported[], set: Partial<BattleReport> = {}): BattleReport => ({
  primary: 'open',
  turningPoints: 4,
  operatives: [...operatives],
  objectives: [],
  clues: 0,
  captives: 0,
  enemiesDown: 0,
  enemies: 8,
  flags: [],
  loot: [],
  moments: [],
  ...set,
});

export const goOn: CampaignCommand = { type: 'goOn' };

/** Everybody on these lines is deployed, the battle is reported, and the walk begins. */
export const walked = (play: CampaignPlay, lines: readonly Reported[], set: Partial<BattleReport> = {}): CampaignPlay =>
  play.does(
    deploy(
      lines.map(({ id }) => id),
      { objectives: (set.objectives ?? []).map(({ id }) => id) },
    ),
    { type: 'report', report: report(lines, set) },
    goOn,
  );

export const stageOf = ({ state }: CampaignPlay): string => state.scenario?.stage ?? 'none';

/** On through every stage that is left, answering the first option and the lowest face, until the book is closed. */
export function closed(play: CampaignPlay): CampaignPlay {
  if (play.state.scenario === null) return play;
  const answered = play.answersAll();
  return closed(answered.does(stageOf(answered) === 'closing' ? { type: 'closeBook' } : goOn));
}

/** A scar of an earlier scenario, set by hand. */
export const scarred = (member: string, scar: string): CampaignCommand => ({
  type: 'correct',
  correction: { what: 'addScar', member, scar },
});

export const withDifficulty = (play: CampaignPlay, difficulty: 'easy' | 'medium' | 'hard'): CampaignPlay =>
  play.does({ type: 'setDifficulty', difficulty });
