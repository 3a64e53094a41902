import { namesIn, type RawFiles, type RawRow, rowsIn } from '../../content/packRows.ts';
import { ownRowId } from '../../content/ownRowId.ts';
import { listAllBattles } from '../../persistence/battleIndex.ts';
import { listAllCampaigns } from '../../persistence/campaignIndex.ts';
import { listOwnPacks, type OwnPack } from '../../persistence/ownPacks.ts';
import { readPackText } from '../../persistence/ownPackText.ts';
import type { App } from '../base/app.ts';
import { playOf } from '../battle/play.ts';
import { fileManifest } from './sharePack.ts';
import { workshopStoreOf } from './workshopStore.ts';

/** A campaign in whose log some rows stand, and which. */
export interface NamingCampaign {
  readonly name: string;
  readonly rows: readonly RawRow[];
}

/**
 * What uses a pack. `leaning`: names of rows of the workshop and of packs that build on it, none of which is played without it;
 * `campaigns`: by name, those that have something of it; `battles`: those under way that do, which hold copies.
 */
interface PackUse {
  readonly leaning: readonly string[];
  readonly campaigns: readonly string[];
  readonly battles: readonly string[];
}

/** The files of a pack; none when they cannot be read. */
export const filesOf = ({ text }: Pick<OwnPack, 'text'>): RawFiles => {
  const written = readPackText(text);
  return written.kind === 'pack' ? written.pack.files : {};
};

/** Rows that name a row of this pack, and packs that say they need it. */
export function leaningOnPack(id: string, workshop: RawFiles, others: readonly OwnPack[]): readonly string[] {
  const needsIt = (files: RawFiles): boolean => fileManifest(files).dependencies.some((each) => each.id === id);
  const rows = rowsIn(workshop).filter((row) => [...namesIn(row)].some((text) => text.startsWith(`${id}--`)));
  const packs = others.filter((pack) => pack.id !== id && needsIt(filesOf(pack)));
  const whole = rows.length === 0 && needsIt(workshop) ? [fileManifest(workshop).name] : [];
  return [...new Set([...rows, ...packs].map(({ name }) => name).concat(whole))];
}

/** The campaigns in whose logs rows of a pack stand: somebody is, carries or has met one of them. Never rejects. */
export async function campaignsNaming(
  app: App,
  pack: string,
  rows: readonly RawRow[],
): Promise<readonly NamingCampaign[]> {
  if (rows.length === 0) return [];
  try {
    const all = await listAllCampaigns(app.ports.storage, app.ports.durable);
    if (all.length === 0) return [];
    const { exportCampaign } = (await import('../campaign/campaignPlay.ts')).campaignPlayOf(app);
    const found = await Promise.all(
      all.map(async ({ id, name }) => {
        const text = (await exportCampaign(id))?.text ?? '';
        return { name, rows: rows.filter((row) => text.includes(`"${ownRowId(pack, row.id)}"`)) };
      }),
    );
    return found.filter((each) => each.rows.length > 0);
  } catch {
    return [];
  }
}

/** Whether the file of a log names a pack: one of its rows, the pack as what it was built from, or the pack of its kill team. */
const namesPack = (text: string, id: string): boolean =>
  [`"${ownRowId(id, '')}`, `"id":"${id}","version":`, `"pack":"${id}"`].some((sign) => text.includes(sign));

type Log = { readonly id: string; readonly name: string };

/** Those of some logs whose files say it, by name. Never rejects. */
async function saying(
  logs: Promise<readonly Log[]>,
  textOf: (id: string) => Promise<{ readonly text: string } | null>,
  says: (text: string) => boolean,
): Promise<readonly string[]> {
  try {
    const found = await Promise.all(
      (await logs).map(async ({ id, name }) => (says((await textOf(id))?.text ?? '') ? [name] : [])),
    );
    return [...new Set(found.flat())];
  } catch {
    return [];
  }
}

/** Battles under way. `game`: of this system alone. */
async function underWay({ ports: { storage, durable } }: App, game?: string): Promise<readonly Log[]> {
  const all = await listAllBattles(storage, durable);
  return all
    .filter(({ readable, ended, ...battle }) => readable && !ended && (game === undefined || battle.game === game))
    .map(({ id, title }) => ({ id, name: title }));
}

/** What files of campaigns and of battles say when they use something. `game`: battles of this system alone. */
interface Signs {
  readonly campaign: (text: string) => boolean;
  readonly battle: (text: string) => boolean;
  readonly game?: string;
}

/** The campaigns, and the battles under way, that use something, by name. Never rejects. */
export async function logsUsing(app: App, signs: Signs): Promise<Pick<PackUse, 'campaigns' | 'battles'>> {
  const { storage, durable } = app.ports;
  const { campaignPlayOf } = await import('../campaign/campaignPlay.ts');
  const [campaigns, battles] = await Promise.all([
    saying(listAllCampaigns(storage, durable), (log) => campaignPlayOf(app).exportCampaign(log), signs.campaign),
    saying(underWay(app, signs.game), (log) => playOf(app).exportBattle(log), signs.battle),
  ]);
  return { campaigns, battles };
}

/** Everything that uses a pack. Never rejects. */
export async function packUse(app: App, id: string): Promise<PackUse> {
  const says = (text: string) => namesPack(text, id);
  const [workshop, all, used] = await Promise.all([
    workshopStoreOf(app).read(),
    listOwnPacks(app.ports.durable),
    logsUsing(app, { campaign: says, battle: says }),
  ]);
  return { leaning: leaningOnPack(id, workshop ?? {}, all ?? []), ...used };
}
