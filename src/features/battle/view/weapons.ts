import type { Weapon } from '../../../engine/family/killteam/model/operative.ts';
import { contentName } from '../../../words/content.ts';
import type { Words } from '../../../words/words.ts';

export const weaponName = (words: Words<'battle'>, weapon: Pick<Weapon, 'id' | 'name'>): string =>
  contentName(words, weapon.id, weapon.name);
