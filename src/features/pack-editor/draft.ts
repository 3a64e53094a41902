import { isEqual } from '../../engine/core/isEqual.ts';
import * as z from 'zod/mini';
import { manifest as manifestShape, type Manifest } from '../../content/schema/manifest.ts';

const draftShape = z.strictObject({
  name: z.string(),
  version: z.string(),
  credits: z.string(),
  languages: z.array(z.string()),
  changelog: z.array(z.strictObject({ version: z.string(), text: z.string() })),
  dependencies: z.array(z.strictObject({ id: z.string(), version: z.string() })),
});
/** What the pack says of itself as it is typed. `credits`: a name or thanks in each line. */
export type PackDraft = z.infer<typeof draftShape>;

export const isDraft = (value: unknown): value is PackDraft => draftShape.safeParse(value).success;

const DIDS = ['name', 'version', 'credits', 'languages', 'changelog', 'needs'] as const;
/** What was done, for the words of Undo. */
export type Did = (typeof DIDS)[number];

export const isDid = (name: string): name is Did => DIDS.some((each) => each === name);

/** Says something else of the pack. `typed`: the field that is typed in. */
export type Change = (did: Did, change: (draft: PackDraft) => PackDraft, typed?: string) => void;

const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/u;
export const isVersion = (text: string): boolean => VERSION.test(text);

/** What is said as it is opened. */
export const openedDraft = ({ name, version, credits, languages, changelog, dependencies }: Manifest): PackDraft => ({
  name,
  version,
  credits: credits.join('\n'),
  languages,
  changelog,
  dependencies,
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A draft as it is kept: empty lines are left out, and what is not right yet stays as it `was`. */
export function keptAs(draft: PackDraft, was: Manifest): Manifest {
  const { name, version, languages, changelog, dependencies } = draft;
  const kept = {
    ...was,
    name: name.trim() === '' ? was.name : name,
    version: isVersion(version) ? version : was.version,
    credits: linesOf(draft.credits),
    languages: languages.length === 0 ? was.languages : languages,
    changelog: changelog.filter(({ text }) => text.trim() !== ''),
    dependencies,
  };
  const read = manifestShape.safeParse(kept);
  return read.success ? read.data : was;
}

/** What another tab says of the pack and this one has not changed, worked into a draft; null: nothing. */
export function theirsIn(given: Manifest, kept: Manifest): ((draft: PackDraft) => PackDraft) | null {
  const mine = new Map<string, unknown>(Object.entries(openedDraft(given)));
  const theirs = Object.entries(openedDraft(kept)).filter(([field, value]) => !isEqual(value, mine.get(field)));
  return theirs.length === 0 ? null : (draft) => ({ ...draft, ...Object.fromEntries(theirs) });
}
