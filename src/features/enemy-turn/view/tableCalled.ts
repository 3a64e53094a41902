import type { BehaviourWords } from '../../../words/behaviourWords.ts';

/** A table's name: of those of the app in the language shown. */
export function tableCalled({ setUp }: BehaviourWords, { id, name }: { readonly id: string; readonly name: string }) {
  const names: Readonly<Record<string, string>> = setUp.tables;
  return names[id] ?? name;
}
