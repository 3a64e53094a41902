import { readPackText } from '../../persistence/ownPackText.ts';
import { packText } from '../../persistence/workshopPack.ts';
import type { App } from '../base/app.ts';
import type { RawFiles } from '../../content/packRows.ts';
import { fileManifest } from './sharePack.ts';

const OFFERS = 'offers/';

// With a slash at the end no key is the beginning of another.
const keyOf = (id: string): string => `${OFFERS}${id}/`;

/** An update that was looked at and left where it was. `text`: as a file of a pack has it; `savedAt`: when it was left. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly savedAt: string;
  readonly text: string;
}

/** What was looked at, as far as it is kept. */
interface Left {
  readonly shared: { readonly files: RawFiles };
  readonly manifest: { readonly id: string };
  readonly replaces: { readonly same: boolean } | null;
}

/** Keeps what was left, to be taken later: an update of what is here. Nothing else is kept. Never rejects. */
export async function keepOffer({ ports }: App, { shared, manifest, replaces }: Left): Promise<void> {
  if (replaces === null || replaces.same) return;
  const text = packText(shared.files, ports.now());
  await ports.durable.commit({ put: [[keyOf(manifest.id), text]] }).catch(() => undefined);
}

/** No longer offers an update of this pack. Never rejects. */
export const dropOffer = ({ ports }: App, id: string): Promise<void> =>
  ports.durable.commit({ remove: [keyOf(id)] }).catch(() => undefined);

/** All updates that were left, as far as they can be read. Never rejects. */
export async function readOffers({ ports }: App): Promise<readonly Offer[]> {
  const all = await ports.durable.read(OFFERS).catch(() => []);
  return all.flatMap(([, text]) => {
    const found = readPackText(text);
    if (found.kind === 'refused') return [];
    const { savedAt, files } = found.pack;
    const { id, name, version } = fileManifest(files);
    return [{ id, name, version, savedAt, text }];
  });
}
