import type { DurableStore } from '../../persistence/durableStore.ts';
import type { Problem } from '../../persistence/envelope.ts';
import { noteExport } from '../../persistence/exportedSlot.ts';
import {
  type Library,
  type LibraryReaders,
  type LibrarySave,
  type LibraryTexts,
  libraryText,
  readLibrary,
} from '../../persistence/libraryFile.ts';
import { type WrittenPack, ownPackTexts } from '../../persistence/ownPackText.ts';
import { allPictures, readPicture, storePicture } from '../../persistence/pictures.ts';
import { type AppSettings, SETTINGS_KEY } from '../../persistence/settingsSlot.ts';
import { type TextStorage, readText } from '../../persistence/textStorage.ts';

/** Where everything lies. */
export interface LibraryPorts {
  readonly storage: TextStorage;
  readonly durable: DurableStore;
  readonly now: () => string;
}

/** `left`: so many saves could not be read and are not in the file. */
export type LibraryExport =
  | { readonly kind: 'file'; readonly fileName: string; readonly text: string; readonly left: number }
  | { readonly kind: 'tooLarge'; readonly bytes: number };

/** Makes the file with everything out of the texts of all saves, and notes when. */
export async function exportLibrary(
  { storage, durable, now }: LibraryPorts,
  saves: Pick<LibraryTexts, 'campaigns' | 'battles'>,
): Promise<LibraryExport> {
  const at = now();
  const pictures = await allPictures(durable);
  const packs = await ownPackTexts(durable);
  const built = libraryText({ ...saves, packs, pictures, settings: readText(storage, SETTINGS_KEY) }, at);
  if (built.kind === 'tooLarge') return built;
  noteExport(storage, at);
  return {
    kind: 'file',
    fileName: `retinue-everything-${at.slice(0, 10)}.json`,
    text: built.text,
    left: built.left.length,
  };
}

/** How a save of a file gets into the stores; false: there was no room for it. */
export interface Takers {
  readonly campaign: (save: LibrarySave) => Promise<boolean>;
  readonly battle: (save: LibrarySave) => Promise<boolean>;
  readonly pack: (pack: WrittenPack) => Promise<boolean>;
  readonly settings: (settings: AppSettings) => void;
}

/** What came of bringing everything back. `missed`: saves, packs and pictures that found no room. Problems: what is not brought. */
export type Brought =
  | {
      readonly kind: 'brought';
      readonly campaigns: number;
      readonly battles: number;
      readonly packs: number;
      readonly missed: number;
      readonly problems: readonly Problem[];
    }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'newer'; readonly version: number };

async function takeAll<S>(saves: readonly S[], take: (save: S) => Promise<boolean>): Promise<number> {
  let taken = 0;
  // One after the other: each must find what the one before has stored.
  for (const save of saves) taken += (await take(save).catch(() => false)) ? 1 : 0;
  return taken;
}

/** A picture that is here already stays as it is. */
async function takePictures(durable: DurableStore, { pictures }: Library): Promise<number> {
  let taken = 0;
  for (const [id, dataUrl] of pictures) {
    const here = (await readPicture(durable, id)) !== null;
    taken += here || (await storePicture(durable, dataUrl, id)).kind === 'stored' ? 1 : 0;
  }
  return taken;
}

/** Takes in everything of a file that can be read, pictures first. `null`: the file could not be read at all. */
export async function bringLibrary(
  { durable }: Pick<LibraryPorts, 'durable'>,
  text: string | null,
  takers: Takers,
  readers: LibraryReaders = {},
): Promise<Brought> {
  const found = readLibrary(text ?? '', readers);
  if (found.kind === 'absent') return { kind: 'refused', problems: [] };
  if (found.kind === 'unreadable') return { kind: 'refused', problems: found.problems };
  if (found.kind === 'newer') return found;
  const { value } = found;
  const pictures = await takePictures(durable, value);
  // Before what may have been played with them.
  const packs = await takeAll(value.packs, takers.pack);
  const campaigns = await takeAll(value.campaigns, takers.campaign);
  const battles = await takeAll(value.battles, takers.battle);
  if (value.settings !== null) takers.settings(value.settings);
  const all = value.campaigns.length + value.battles.length + value.packs.length + value.pictures.size;
  const missed = all - campaigns - battles - packs - pictures;
  return {
    kind: 'brought',
    campaigns,
    battles,
    packs,
    missed,
    problems: found.kind === 'partly' ? found.problems : [],
  };
}
