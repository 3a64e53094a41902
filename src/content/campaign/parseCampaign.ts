import {
  type Files,
  missingFiles,
  parseManifest,
  parseRowFiles,
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
interface ParsedCampaign {
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
      ...parseRowFiles(files, CAMPAIGN_FILES, problems),
      tables: parseTables(files, problems),
    },
    problems,
  };
}
