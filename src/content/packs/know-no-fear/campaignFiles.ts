import honours from './honours.json' with { type: 'json' };

/** Rows of Space Marines for the campaign pack: their battle honours, those of the Deathwatch, tactics of chapters. */
export const knowNoFearCampaignFiles: Readonly<Record<string, unknown>> = { 'honours.json': honours };
