import { battleMigrations } from '../../src/persistence/migrations/battleMigrations.ts';
import { campaignMigrations } from '../../src/persistence/migrations/campaignMigrations.ts';

/** The versions that are written now. */
export const BATTLE_NOW = battleMigrations.length;
export const CAMPAIGN_NOW = campaignMigrations.length;

/** Keys and texts of a battle’s slot as version 0 had them. */
export const asVersion0 = (texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...texts].map(([key, text]) => [
      key.replace(`/v${BATTLE_NOW}/`, '/v0/'),
      text
        .replace(`"version":${BATTLE_NOW},"savedAt"`, '"version":0,"savedAt"')
        .replaceAll(/,"readings":\{[^}]*\}/g, ''),
    ]),
  );
