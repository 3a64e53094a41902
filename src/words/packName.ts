import type { Named } from './content.ts';

const numbered = /^(?<base>.*?)(?<number> \d+)?$/u;

/** A name that a battle has copied from its pack, in the language shown ("Fighter 2"); names given by players stay. */
export function packName(words: Named, name: string): string {
  const { base = name, number = '' } = numbered.exec(name)?.groups ?? {};
  return words.content.byName[name] ?? `${words.content.byName[base] ?? base}${number}`;
}
