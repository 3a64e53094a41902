import { listCopies } from './backupRing.ts';
import type { DurableStore, Pair } from './durableStore.ts';
import { groundPhotoSizes } from './groundPhotos.ts';
import { pictureBytes } from './pictures.ts';
import { SETTINGS_KEY } from './settingsSlot.ts';
import { textBytes } from './textBytes.ts';
import { type TextStorage, keysUnder, readText } from './textStorage.ts';

/** What a store holds of one kind of thing. `count` is 0 where things are not counted. */
export interface Share {
  readonly count: number;
  readonly bytes: number;
}

/** What the synchronous store holds, with its keys. */
export interface LocalShares {
  readonly battles: Share;
  readonly campaigns: Share;
  readonly settings: Share;
  readonly other: Share;
}

/** What the second store holds of ours. */
export interface DurableShares {
  readonly battles: Share;
  readonly campaigns: Share;
  readonly copies: Share;
  readonly pictures: Share;
  readonly aside: Share;
}

const OWN = 'retinue/';
const KINDS = { battles: 'battle/', campaigns: 'campaign/' } as const;

const idOf = (key: string, prefix: string): string => key.slice(prefix.length).split('/')[0] ?? '';

const bytesOf = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, [key, text]) => sum + textBytes(key) + textBytes(text), 0);

const shareOf = (pairs: readonly Pair[], prefix: string): Share => ({
  // Which tab writes is no battle.
  count: new Set(pairs.filter(([key]) => !key.endsWith('/writer')).map(([key]) => idOf(key, prefix))).size,
  bytes: bytesOf(pairs),
});

/** What lies where in the synchronous store; nothing when it cannot be read. */
export function measureLocal(storage: TextStorage): LocalShares {
  const all = keysUnder(storage, OWN).map((key): Pair => [key, readText(storage, key) ?? '']);
  const under = (prefix: string) => all.filter(([key]) => key.startsWith(prefix));
  const [battles, campaigns] = [under(OWN + KINDS.battles), under(OWN + KINDS.campaigns)];
  const settings = all.filter(([key]) => key === SETTINGS_KEY);
  const rest = bytesOf(all) - bytesOf(battles) - bytesOf(campaigns) - bytesOf(settings);
  return {
    battles: shareOf(battles, OWN + KINDS.battles),
    campaigns: shareOf(campaigns, OWN + KINDS.campaigns),
    settings: { count: settings.length, bytes: bytesOf(settings) },
    other: { count: 0, bytes: rest },
  };
}

async function shareUnder(durable: DurableStore, prefix: string): Promise<Share> {
  return shareOf(await durable.read(prefix), prefix);
}

/** Portraits and photos of tables. */
async function allPictureBytes(durable: DurableStore): Promise<Share> {
  const [{ count, bytes }, photos] = [await pictureBytes(durable), await groundPhotoSizes(durable)];
  return { count: count + photos.length, bytes: photos.reduce((sum, photo) => sum + photo.bytes, bytes) };
}

/** What lies where in the second store, one kind after the other; null when it cannot be read. Copies without their texts. */
export async function measureDurable(durable: DurableStore): Promise<DurableShares | null> {
  try {
    const battles = await shareUnder(durable, KINDS.battles);
    const campaigns = await shareUnder(durable, KINDS.campaigns);
    const aside = await shareUnder(durable, `${OWN}quarantine/`);
    const copies = await listCopies(durable);
    return {
      battles,
      campaigns,
      aside,
      pictures: await allPictureBytes(durable),
      copies: { count: copies.length, bytes: copies.reduce((sum, { bytes }) => sum + bytes, 0) },
    };
  } catch {
    return null;
  }
}

/** What the browser says is used of how much it gives, in bytes; null when it does not say. Never rejects. */
export async function storageEstimate(): Promise<{ readonly usage: number; readonly quota: number } | null> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined ? null : { usage, quota };
  } catch {
    return null;
  }
}
