import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import { itemsOfMember, memberWeapons } from '../../../content/campaign/memberArms.ts';
import type { OperativeCard } from '../../../content/schema/operativeCard.ts';
import type { WeaponItem } from '../../../content/schema/weapon.ts';
import type { Weapon } from '../../../engine/family/killteam/model/operative.ts';
import type { CarriedItem } from '../../../engine/campaign/model/member.ts';
import { contentName } from '../../../words/content.ts';
import { damagePair, inches, target } from '../../../words/format.ts';
import { ruleName } from '../../../words/ruleName.ts';
import { ruleNumbers } from '../../../words/ruleNumbers.ts';
import { type Shown, itemName } from './look.ts';

/** A line of a weapon with what honours and scars make of it. */
export interface WeaponShown {
  readonly id: string;
  readonly name: string;
  readonly attacks: string;
  readonly hit: string;
  /** The Hit of its card: no need to say it again. */
  readonly ownHit: boolean;
  readonly damage: string;
  /** Inches of its Range rule; null: none. */
  readonly range: string | null;
  readonly rules: string;
  /** Shots of a full magazine, with the item's first line only; null: not counted. */
  readonly shots: number | null;
}

/** Something carried that is no weapon, or that no pack has any more. */
export interface Carried {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly missing: boolean;
}

const clamp = (face: number): number => Math.min(6, Math.max(2, face));

function hitOf({ sheet }: Shown, { hit }: Weapon): number {
  const own = sheet.stats.hit.value;
  if (hit.kind === 'set') return hit.value;
  return hit.kind === 'shift' ? clamp(own - hit.by) : own;
}

function lineOf(scene: CampaignScene, shown: Shown, weapon: Weapon, first: boolean): WeaponShown {
  const range = weapon.rules.find(({ id }) => id === 'range');
  const hit = hitOf(shown, weapon);
  return {
    id: weapon.id,
    name: contentName(scene.words, weapon.id, weapon.name),
    attacks: `${weapon.attacks}`,
    hit: target(hit),
    ownHit: hit === shown.sheet.stats.hit.value,
    damage: damagePair(weapon.damage),
    range: range === undefined ? null : inches(ruleNumbers(range.params).x),
    rules: weapon.rules.map((use) => ruleName(scene.words, use)).join(', '),
    shots: first ? (weapon.ammo?.start ?? null) : null,
  };
}

const linesOf = (scene: CampaignScene, shown: Shown, card: OperativeCard, item: WeaponItem): readonly WeaponShown[] =>
  memberWeapons([item], card, { hit: shown.sheet.stats.hit.value, traits: shown.sheet.traits }).map((weapon, index) =>
    lineOf(scene, shown, weapon, index === 0),
  );

/** The item that something carried is fought with; null: it is no weapon, or no pack has it. */
export const weaponOf = ({ pack, campaignPack }: CampaignScene, id: string): WeaponItem | null =>
  campaignPack.weapons.find((weapon) => weapon.id === id) ?? pack.weapons.get(id) ?? null;

/** The lines of one weapon in the hands of an operative; none when it is no weapon. */
export function weaponLines(scene: CampaignScene, shown: Shown, id: string): readonly WeaponShown[] {
  const card = scene.pack.operatives.get(shown.member.card);
  const item = weaponOf(scene, id);
  return card === undefined || item === null ? [] : linesOf(scene, shown, card, item);
}

/** Everything an operative fights with, grenades and powers too, its bare hands when nothing of it is for melee. */
export function weaponsShown(scene: CampaignScene, shown: Shown): readonly WeaponShown[] {
  const card = scene.pack.operatives.get(shown.member.card);
  if (card === undefined) return [];
  return itemsOfMember(scene, shown.member, card).flatMap((item) => linesOf(scene, shown, card, item));
}

const carriedOne = (scene: CampaignScene, { item }: CarriedItem): Carried => {
  const row = scene.content.items.get(item);
  const { retinue } = scene.words.campaign;
  const save = row?.save ?? null;
  const said = save === null ? '' : retinue.saveArmour(target(save));
  return {
    id: item,
    name: itemName(scene, item),
    detail: row === undefined ? retinue.missing : said,
    missing: row === undefined,
  };
};

/** Armour, equipment that is no weapon, and what no pack has any more. */
export function carriedShown(scene: CampaignScene, { member }: Shown): readonly Carried[] {
  const armour = member.armour === null ? [] : [member.armour];
  return [...member.weapons, ...armour, ...member.equipment]
    .filter(({ item }) => weaponOf(scene, item) === null)
    .map((each) => carriedOne(scene, each));
}
