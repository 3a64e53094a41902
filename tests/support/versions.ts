import { battleMigrations } from '../../src/persistence/migrations/battleMigrations.ts';
import { campaignMigrations } from '../../src/persistence/migrations/campaignMigrations.ts';

/** The versions that are written now. */
export const BATTLE_NOW = battleMigrations.length;
export const CAMPAIGN_NOW = campaignMigrations.length;

const SIDES =
  /"sides":\[\{"id":"retinue","name":"retinue","cp":(\d+),"hand":"people"\},\{"id":"enemy","name":"([^"]*)","cp":0,"hand":"tables"\}\]/gu;

/** Keys and texts of a small battle’s slot as version 0 had them: without readings, with its sides not yet data and no list of what lasts. */
export const asVersion0 = (texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...texts].map(([key, text]) => [
      key.replace(`/v${BATTLE_NOW}/`, '/v0/'),
      text
        .replace(`"version":${BATTLE_NOW},"savedAt"`, '"version":0,"savedAt"')
        .replaceAll(/,"readings":\{[^}]*\}/g, '')
        .replaceAll(SIDES, '"cp":$1,"enemyName":"$2"')
        .replaceAll('"lasting":[]', '"sight":null,"environment":[]'),
    ]),
  );
