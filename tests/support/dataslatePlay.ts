import { loadBundledNarrative } from '../../src/content/campaign/loadNarrative.ts';
import { narrativeContentOf } from '../../src/content/campaign/narrativeContentOf.ts';
import type { CampaignCommand, Enlisted } from '../../src/engine/campaign/model/command.ts';
import type { CampaignContent } from '../../src/engine/campaign/model/content.ts';
import type { BattleReport, Reported } from '../../src/engine/campaign/model/walk.ts';
import { newCampaign } from '../../src/engine/campaign/newCampaign.ts';
import { CampaignPlay } from './campaignPlay.ts';
import { sides2021 } from './sides2021.ts';
import { line } from './walkPlay.ts';

/** Our two kill teams by our narrative play. */
export const dataslateContent: CampaignContent = narrativeContentOf(sides2021(), await loadBundledNarrative());

/** A campaign of Kill Team 2021 in which nothing has happened. */
export const blankDataslate = (content: CampaignContent = dataslateContent): CampaignPlay =>
  new CampaignPlay(
    newCampaign(
      { name: 'Night tide', seed: 'tide', difficulty: 'medium', players: [{ id: 'p1', name: 'Ana', mark: 'A' }] },
      'kt2021',
    ),
    [],
    content,
  );

export const OPENED: Extract<CampaignCommand, { type: 'openDataslate' }> = {
  type: 'openDataslate',
  pack: 'kt2021-sides',
  team: 'salt-wardens',
  fireTeams: ['harbour-watch'],
};

/** Somebody joins, by default a warden with its usual arms. */
export const enlists = (name: string, set: Partial<Enlisted> = {}): CampaignCommand => {
  const card = set.card ?? 'salt-warden';
  const weapons = dataslateContent.cards.get(card)?.arms[0] ?? [];
  return { type: 'enlist', enlisted: { name, card, portrait: null, chosen: {}, weapons, ...set } };
};

/** A captain `m1` and the wardens `m2` and `m3`. */
export const dataslate: CampaignPlay = blankDataslate().does(
  OPENED,
  enlists('Ada', { card: 'salt-captain' }),
  enlists('Tom'),
  enlists('Ines'),
);

/** A battle of this dataslate, of which these go, on this side. */
export const musters = (deployed: readonly string[], side = 'first', battle = 'battle-1'): CampaignCommand => ({
  type: 'deploy',
  battle,
  title: 'Last tide',
  mission: 'last-tide',
  faction: '',
  deployed,
  auxiliaries: [],
  objectives: [],
  side,
});

/** What a battle says of these, nothing else being of note. */
export const saysOf = (
  operatives: readonly Reported[],
  primary: BattleReport['primary'] = 'open',
): CampaignCommand => ({
  type: 'report',
  report: {
    primary,
    turningPoints: 4,
    operatives: [...operatives],
    objectives: [],
    clues: 0,
    captives: 0,
    enemiesDown: 0,
    enemies: 6,
    flags: [],
    loot: [],
    moments: [],
  },
});

export { line };
