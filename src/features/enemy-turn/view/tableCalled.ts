import type { Words } from '../../../words/words.ts';

/** A table's name: of those of the app in the language shown. */
export function tableCalled(
  { setUp }: Words<'behaviour'>,
  { id, name }: { readonly id: string; readonly name: string },
) {
  const names: Readonly<Record<string, string>> = setUp.tables;
  return names[id] ?? name;
}
