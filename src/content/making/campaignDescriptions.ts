import type { CampaignKind } from '../schema/campaignRows.ts';
import { PLOY_OPS } from '../schema/ploy.ts';
import type { Description } from './descriptions.ts';

/** What rows of campaigns are, and narrative play. */
export const CAMPAIGN_DESCRIPTIONS: Readonly<Record<CampaignKind | 'narrative', Description>> = {
  honours: {
    sections: [
      { id: 'who', keys: ['name', 'specialism', 'face'] },
      { id: 'abilities', keys: ['trait'] },
      { id: 'kinds', keys: ['ploy', 'power', 'brings'] },
    ],
    leads: {},
    named: 'trait.name',
    first: { specialism: 'combat', face: 1 },
  },
  scars: {
    sections: [
      { id: 'who', keys: ['name', 'face'] },
      { id: 'abilities', keys: ['trait'] },
    ],
    leads: {},
    named: 'trait.name',
    first: { face: 1 },
  },
  campaignPloys: {
    sections: [
      { id: 'who', keys: ['name', 'kind'] },
      { id: 'abilities', keys: ['trait'] },
    ],
    leads: {},
    effects: { 'trait.use.effects': PLOY_OPS },
    named: 'trait.name',
    first: { kind: 'strategic' },
  },
  campaignGear: {
    sections: [
      { id: 'who', keys: ['name', 'ep', 'uses'] },
      { id: 'abilities', keys: ['trait', 'weapon'] },
    ],
    leads: { weapon: { kind: 'weapons' } },
    named: 'trait.name',
    first: { ep: 1 },
  },
  narrative: {
    sections: [
      { id: 'who', keys: ['name'] },
      { id: 'table', keys: ['ranks', 'honours', 'scars', 'scarsToEnd', 'casualties', 'recovery'] },
      { id: 'price', keys: ['experience', 'requisition', 'requisitions'] },
      { id: 'kinds', keys: ['assets'] },
    ],
    leads: {},
    first: { scarsToEnd: 3, recovery: 4 },
  },
};
