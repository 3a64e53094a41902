import { readGiven } from '../../persistence/givenText.ts';
import { decodeShare } from '../../persistence/shareCode.ts';
import type { App } from '../base/app.ts';
import { openShareCode, openShareFile, type OpenedShare } from '../campaign/sharing.ts';
import { lookAtCode, lookAtFile, type Looked, type LookedAt } from '../workshop/takePack.ts';
import { keepPart, type PartsHere } from '../workshop/partsHere.ts';
import { type BroughtFile, safetyOf } from './dataSafety.ts';

/** Something shared that is read by another screen, as it was given. */
export type Bearer = { readonly code: string } | { readonly file: File };

type Refused = Extract<Looked, { readonly kind: 'refused' }>;

/**
 * What something given turned out to be. What is a battle or a campaign, or holds everything, has been taken in; all else is
 * looked at alone. `place`: an address on another device; `unread`: a code or a pack that brings nothing, and why, with what is wrong in which of its rows.
 */
export type Recognised =
  | Exclude<BroughtFile, { readonly kind: 'retinue' | 'roster' | 'shared' }>
  | { readonly kind: 'retinue'; readonly title: string; readonly members: number; readonly of: Bearer }
  | { readonly kind: 'roster'; readonly title: string; readonly models: number | null; readonly file: File }
  | { readonly kind: 'shared'; readonly looked: LookedAt; readonly of: Bearer }
  | { readonly kind: 'parts'; readonly parts: PartsHere }
  | { readonly kind: 'odds'; readonly asked: string }
  | { readonly kind: 'place' }
  | ({ readonly kind: 'unread'; readonly why: Refused['why'] } & Partial<Pick<Refused, 'problems' | 'rows'>>);

function retinue(opened: OpenedShare, of: Bearer): Recognised {
  if (opened.kind === 'refused') return { kind: 'unread', why: opened.why };
  return { kind: 'retinue', title: opened.shared.name, members: opened.shared.members.length, of };
}

function shared(looked: Looked, of: Bearer): Recognised {
  if (looked.kind === 'looked') return { kind: 'shared', looked, of };
  const { why, problems, rows } = looked;
  return problems.length === 0 ? { kind: 'unread', why } : { kind: 'unread', why, problems, rows };
}

async function roster(file: File): Promise<Recognised> {
  const { importRoster } = await import('../../content/importers/importRoster.ts');
  const read = importRoster(new Uint8Array(await file.arrayBuffer()), file.name);
  // An archive that does not open may have been anything.
  if (!read.ok && read.code === 'brokenArchive') return { kind: 'unread', why: 'damaged' };
  const found = read.ok ? { title: read.roster.name, models: read.roster.counted.read } : { title: '', models: null };
  return { kind: 'roster', ...found, file };
}

/** What a file is; a battle, a campaign or everything is taken in. Never rejects. */
export async function recogniseFile(app: App, file: File): Promise<Recognised> {
  const brought = await safetyOf(app).bring(file);
  switch (brought.kind) {
    case 'retinue':
      return retinue(openShareFile(brought.text), { file });
    case 'roster':
      return roster(file);
    case 'shared':
      return shared(await lookAtFile(app, file), { file });
    case 'here':
    case 'same':
    case 'conflict':
    case 'library':
    case 'full':
    case 'newer':
    case 'refused':
      return brought;
  }
}

/** What a whole code brings: shared packs say by their first word that they are one. */
async function recogniseCode(app: App, code: string): Promise<Recognised> {
  const decoded = await decodeShare(code);
  if (decoded.kind !== 'value') return { kind: 'unread', why: decoded.kind };
  const isPack = Array.isArray(decoded.value) && decoded.value[0] === 'pack';
  return isPack ? shared(await lookAtCode(app, code), { code }) : retinue(await openShareCode(code), { code });
}

/** Parts of a code are kept until all of them are here. */
async function recogniseCodes(app: App, [code = '', ...others]: readonly string[]): Promise<Recognised> {
  const parts = await keepPart(app, code);
  if (parts?.code === null) return others.length > 0 ? recogniseCodes(app, others) : { kind: 'parts', parts };
  return recogniseCode(app, parts?.code ?? code);
}

/** What a text is that was pasted: links or codes, or what a file would hold; `name`: what it is called then. Never rejects. */
export async function recogniseText(app: App, text: string, name: string): Promise<Recognised> {
  const given = readGiven(text);
  switch (given.kind) {
    case 'codes':
      return recogniseCodes(app, given.codes);
    case 'odds':
    case 'place':
      return given;
    case 'text':
      return recogniseFile(app, new File([text], name));
  }
}
