import { plainName } from './plain.ts';
import { attributeOf, listOf, type RosterNode } from './rosterNode.ts';

export const selectionName = (selection: RosterNode): string =>
  plainName(attributeOf(selection, 'customName')) || plainName(attributeOf(selection, 'name'));

/** How many of it there are: its `number`, 1 when it has none. */
export function unitsOf(selection: RosterNode): number {
  const number = attributeOf(selection, 'number');
  return /^\d{1,9}(?:\.0+)?$/u.test(number) ? Math.floor(Number(number)) : 1;
}

const PROFILES = {
  operative: /^operatives?$/iu,
  weapon: /^weapons?$/iu,
  ability: /^(?:abilit|unique action|psychic|equipment|battle (?:hono|scar))/iu,
};

/** The selection's own profiles of a kind, without hidden ones. */
export const profilesOf = (selection: RosterNode, kind: keyof typeof PROFILES): readonly RosterNode[] =>
  listOf(selection, 'profiles').filter(
    (profile) => PROFILES[kind].test(attributeOf(profile, 'typeName')) && attributeOf(profile, 'hidden') !== 'true',
  );

export const operativesOf = (selection: RosterNode): readonly RosterNode[] => profilesOf(selection, 'operative');
export const weaponsIn = (selection: RosterNode): readonly RosterNode[] => profilesOf(selection, 'weapon');

/** The value of a characteristic by its name, in any case; empty when there is none. */
export const characteristic = (profile: RosterNode, name: string): string =>
  listOf(profile, 'characteristics')
    .find((entry) => attributeOf(entry, 'name').toLowerCase() === name)
    ?.text.trim() ?? '';

/** Whether it, or something inside it, is a selection of type `model`. */
export const typedModel = (selection: RosterNode): boolean =>
  attributeOf(selection, 'type') === 'model' || listOf(selection, 'selections').some(typedModel);

/** Of type `model`, or an operative's profile that belongs to no model further inside. */
export const isModel = (selection: RosterNode): boolean =>
  attributeOf(selection, 'type') === 'model' || (operativesOf(selection).length > 0 && !typedModel(selection));

/** A model's selection and all it carries, without further models. */
export const partsOf = (selection: RosterNode): readonly RosterNode[] => [
  selection,
  ...listOf(selection, 'selections')
    .filter((child) => attributeOf(child, 'type') !== 'model')
    .flatMap(partsOf),
];
