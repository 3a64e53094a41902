import { plainName, plainText, wholeNumber, damageOf } from './plain.ts';
import { Refusal } from './refusal.ts';
import {
  LIMITS,
  type Dropped,
  type Edition,
  type DropReason,
  type ImportedAbility,
  type ImportedModel,
  type ImportedWeapon,
} from './roster.ts';
import type { ParsedRules } from './weaponRules.ts';
import type { WeaponRuleUse } from '../../engine/family/killteam/model/operative.ts';

/** A roster while it is read. */
export interface Draft {
  readonly edition: Edition;
  readonly models: ImportedModel[];
  readonly dropped: Dropped[];
  inFile: number;
}

export const emptyDraft = (edition: Edition = '2024'): Draft => ({ edition, models: [], dropped: [], inFile: 0 });

/** Notes what is left out; `models` 0 when no miniature is lost by it. */
export function drop(draft: Draft, path: string, why: DropReason, models = 0): void {
  draft.dropped.push({ path, why, models });
}

/** Counts models of the file; throws a Refusal when it has more than a roster can have. */
export function countModels(draft: Draft, models: number): void {
  draft.inFile += models;
  if (draft.inFile > LIMITS.models) throw new Refusal('tooManyModels');
}

/** The names that lead somewhere, as one line. */
export const joinPath = (...names: readonly string[]): string => names.filter((name) => name !== '').join(' / ');

/** A profile of a weapon as text; `kind` null: the file does not say. */
interface WeaponText {
  readonly name: string;
  readonly item: string;
  readonly kind: ImportedWeapon['kind'] | null;
  readonly attacks: string;
  readonly hit: string;
  readonly damage: string;
  readonly rules: ParsedRules & { readonly critical?: readonly WeaponRuleUse[] };
}

/** Rules that only one kind of weapon has. */
const RANGED_RULES: ReadonlySet<string> = new Set(
  'ap barrage blast fusillade heavy hot indirect noCover p piercing piercingCrits range rng saturate seek seekLight silent torrent unwieldy'.split(
    ' ',
  ),
);
const GUN = /gun|pistol|rifle|carbine|bolter|launcher|flamer|cannon|grenade|stubber|melta|las\b|blaster|\bbow\b/iu;
const CLUB = /butt|bayonet/iu;

/** What a weapon of unknown kind most likely is. */
const likelyKind = ({ name, rules }: WeaponText): ImportedWeapon['kind'] =>
  rules.rules.some(({ id }) => RANGED_RULES.has(id)) || (GUN.test(name) && !CLUB.test(name)) ? 'ranged' : 'melee';

/** The profile with its numbers; null when they are none that a weapon has. */
export function weaponOf(weapon: WeaponText): ImportedWeapon | null {
  const attacks = wholeNumber(weapon.attacks);
  const hit = wholeNumber(weapon.hit);
  const damage = damageOf(weapon.damage);
  if (attacks === null || hit === null || hit < 2 || hit > 6 || damage === null) return null;
  return {
    name: plainName(weapon.name) || 'Weapon',
    item: plainName(weapon.item) || 'Weapon',
    kind: weapon.kind ?? likelyKind(weapon),
    kindKnown: weapon.kind !== null,
    attacks,
    hit,
    damage,
    ...weapon.rules,
  };
}

/** An ability with its text; null without a name. */
export function abilityOf(name: string, text: string): ImportedAbility | null {
  const shown = plainName(name);
  return shown === '' ? null : { name: shown, text: plainText(text) };
}

/** The four numbers of a card as text. */
interface StatText {
  readonly apl: string;
  readonly move: string;
  readonly save: string;
  readonly wounds: string;
}

type Stats = Pick<ImportedModel, 'apl' | 'move' | 'save' | 'wounds'>;

/** Df 0 to 20 and GA 1 to 10 of a card of 2021; null when a number is another. */
export function numbers2021(df: string, ga: string): Required<Pick<ImportedModel, 'defence' | 'group'>> | null {
  const [defence, group] = [wholeNumber(df), wholeNumber(ga)];
  if (defence === null || group === null || defence > 20 || group < 1 || group > 10) return null;
  return { defence, group };
}

/** APL and Move 0 to 99, Save 2+ to 6+, Wounds 1 to 99; null when a number is another. */
export function statsOf({ apl, move, save, wounds }: StatText): Stats | null {
  const stats = [wholeNumber(apl), wholeNumber(move), wholeNumber(save), wholeNumber(wounds)];
  const [a, m, s, w] = stats;
  if (a == null || m == null || s == null || w == null) return null;
  return s < 2 || s > 6 || w < 1 ? null : { apl: a, move: m, save: s, wounds: w };
}

const BRACKETED = /^\s*<(?<word>\p{Lu}[\p{Lu}\p{N} '’-]{2,40})>\s*$/u;

/** A keyword as plain text; one in angle brackets, to be chosen by its player, keeps them (Kill Team 2021, K-05). */
function keywordOf(name: string): string {
  const word = BRACKETED.exec(name.slice(0, 80))?.groups?.['word'];
  return word === undefined ? plainName(name).toUpperCase() : `<${word.trim()}>`;
}

/** Capital letters, each once, without those in `but`. */
export function keywordsOf(names: readonly string[], but: ReadonlySet<string> = new Set()): readonly string[] {
  const keywords = names.map(keywordOf).filter((name) => name !== '' && !but.has(name));
  return [...new Set(keywords)].slice(0, LIMITS.partsPerModel);
}

/** The first as many as a model can have; the rest is noted. */
export function firstParts<T>(draft: Draft, path: string, parts: readonly T[]): readonly T[] {
  if (parts.length > LIMITS.partsPerModel) drop(draft, path, 'tooManyParts');
  return parts.slice(0, LIMITS.partsPerModel);
}
