import type { Named } from './content.ts';

const numbered = /^(?<base>.*?)(?<number> \d+)?$/u;

/** Letters that are written from the right. */
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name as it stands among other words: one that is written from the right turns nothing around it. */
export const isolated = (name: string): string => (FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

/** A name that a battle has copied from its pack, in the language shown ("Fighter 2"); names given by players stay. */
export function packName(words: Named, name: string): string {
  const { base = name, number = '' } = numbered.exec(name)?.groups ?? {};
  return isolated(words.content.byName[name] ?? `${words.content.byName[base] ?? base}${number}`);
}
