import {
  type Files,
  missingFiles,
  parseManifest,
  parseRows,
  parseTables,
  type Placed,
  type Sink,
  unknownFiles,
} from '../parseFile.ts';
import type { Problem } from '../problem.ts';
import type { Manifest } from '../schema/manifest.ts';
import { CAMPAIGN_FILES, PERILS_FILE } from './campaignFiles.ts';
import type { CampaignRowKind, CampaignRows } from './campaignPack.ts';

/** Rows by kind; null: a file of that kind is broken, so nobody can say which rows there are. */
export type ParsedCampaignRows = { readonly [K in CampaignRowKind]: readonly Placed<CampaignRows[K]>[] | null };

/** The first pass over a campaign pack: each file by itself. */
export interface ParsedCampaign {
  readonly manifest: Manifest | null;
  readonly rows: ParsedCampaignRows;
  readonly problems: readonly Problem[];
}

const KNOWN_FILES = Object.values(CAMPAIGN_FILES).map(({ file }) => file);

/** Reads every file and checks its shape; all problems of all files. Never throws. */
export function parseCampaign(files: Files): ParsedCampaign {
  const problems: Sink = [...unknownFiles(files, KNOWN_FILES), ...missingFiles(files, [...KNOWN_FILES, PERILS_FILE])];
  return {
    manifest: parseManifest(files, problems),
    rows: {
      weapons: parseRows(files, CAMPAIGN_FILES.weapons, problems),
      wargear: parseRows(files, CAMPAIGN_FILES.wargear, problems),
      backgrounds: parseRows(files, CAMPAIGN_FILES.backgrounds, problems),
      honours: parseRows(files, CAMPAIGN_FILES.honours, problems),
      scars: parseRows(files, CAMPAIGN_FILES.scars, problems),
      ploys: parseRows(files, CAMPAIGN_FILES.ploys, problems),
      powers: parseRows(files, CAMPAIGN_FILES.powers, problems),
      equipment: parseRows(files, CAMPAIGN_FILES.equipment, problems),
      levels: parseRows(files, CAMPAIGN_FILES.levels, problems),
      casualties: parseRows(files, CAMPAIGN_FILES.casualties, problems),
      awards: parseRows(files, CAMPAIGN_FILES.awards, problems),
      objectives: parseRows(files, CAMPAIGN_FILES.objectives, problems),
      loot: parseRows(files, CAMPAIGN_FILES.loot, problems),
      bases: parseRows(files, CAMPAIGN_FILES.bases, problems),
      difficulties: parseRows(files, CAMPAIGN_FILES.difficulties, problems),
      tables: parseTables(files, problems),
    },
    problems,
  };
}
