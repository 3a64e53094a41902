import { unzipSync, type UnzipFileInfo } from 'fflate';
import { Refusal } from './refusal.ts';
import { LIMITS } from './roster.ts';

const isRoster = (name: string): boolean => /\.ros$/iu.test(name) && !name.startsWith('__MACOSX/');

/** Refuses by what the archive's directory claims, before anything is allocated. */
function refuseLarge({ size, originalSize }: UnzipFileInfo): void {
  const inflated = originalSize > LIMITS.ratioFromBytes && originalSize > size * LIMITS.ratio;
  if (originalSize > LIMITS.unpackedBytes || inflated) throw new Refusal('unpackedTooBig');
}

function unpack(bytes: Uint8Array): { entry: Uint8Array | null; claimed: number } {
  const picked: UnzipFileInfo[] = [];
  let seen = 0;
  const files = unzipSync(bytes, {
    filter: (info) => {
      seen += 1;
      if (seen > LIMITS.archiveEntries) throw new Refusal('noRosterInside');
      if (!isRoster(info.name)) return false;
      refuseLarge(info);
      if (picked.length > 0) throw new Refusal('severalRosters');
      picked.push(info);
      return true;
    },
  });
  return { entry: Object.values(files)[0] ?? null, claimed: picked[0]?.originalSize ?? 0 };
}

/** The one roster inside a `.rosz`. Throws a Refusal: no or several rosters, too large unpacked, damaged. */
export function openArchive(bytes: Uint8Array): Uint8Array {
  try {
    const { entry, claimed } = unpack(bytes);
    if (entry === null) throw new Refusal('noRosterInside');
    if (entry.length !== claimed) throw new Refusal('brokenArchive');
    return entry;
  } catch (reason) {
    throw reason instanceof Refusal ? reason : new Refusal('brokenArchive');
  }
}
