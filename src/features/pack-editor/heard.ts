import { isEqual } from '../../engine/core/isEqual.ts';
import type { Manifest } from '../../content/schema/manifest.ts';

/** Fields of the pack as other tabs have said them. */
export type Heard = readonly Partial<Manifest>[];

const fieldsOf = (manifest: Partial<Manifest>): readonly (readonly [string, unknown])[] => Object.entries(manifest);

const only = (manifest: Partial<Manifest>, wanted: (field: string) => boolean): Partial<Manifest> =>
  Object.fromEntries(fieldsOf(manifest).filter(([field]) => wanted(field)));

/** What was seen by whoever says this: a field that says what another tab has said is not changed by this one. */
export function seenBy(manifest: Manifest, was: Manifest, heard: Heard): Manifest {
  const said = new Map(fieldsOf(manifest));
  const theirs = heard.flatMap(fieldsOf).filter(([field, value]) => isEqual(value, said.get(field)));
  return { ...was, ...Object.fromEntries(theirs) };
}

/** What is heard from now on: not of fields that were changed here since, and what stands in `kept` beside what is said here. */
export function heardWith(
  heard: Heard,
  { manifest, was }: { manifest: Manifest; was: Manifest },
  kept: Manifest,
): Heard {
  const [said, seen] = [manifest, was].map((each) => new Map(fieldsOf(each)));
  const isMine = (field: string) => !isEqual(said?.get(field), seen?.get(field));
  const more = only(kept, (field) => !isEqual(Reflect.get(kept, field), said?.get(field)));
  return [...heard.map((each) => only(each, (field) => !isMine(field))), more];
}
