import type { Operative } from '../engine/family/killteam/model/operative.ts';
import { contentName } from './content.ts';
import type { Words } from './words.ts';
import { operativeName } from './look.ts';

type Naming = Pick<Words<'shared'>, 'content' | 'common'>;

/** What is chosen as one, in two lines: the models by their names; what they are together, and what each of them carries. */
export function unitRow(
  words: Naming,
  models: readonly Operative[],
): { readonly title: string; readonly detail: string } {
  const { common } = words;
  const [first] = models;
  if (first === undefined) return { title: '', detail: '' };
  const { card, role, weapons } = first;
  const arms = weapons.map(({ id, name }) => contentName(words, id, name));
  const together = models.length === 1 ? [] : [common.unit(contentName(words, card, role), models.length)];
  return {
    title: common.list(models.map((model) => operativeName(words, model))),
    detail: [...together, ...arms].join(', '),
  };
}
