import { weaponsOf, itemsOf } from '../../content/arming.ts';
import { cardHit, cardSave } from '../../content/cardFigures.ts';
import { ownRowOf } from '../../content/ownRowId.ts';
import type { Pack } from '../../content/pack.ts';
import type { OperativeCard } from '../../content/schema/operativeCard.ts';
import type { WeaponItem } from '../../content/schema/weapon.ts';
import { toOperative } from '../../content/toOperative.ts';
import type { Operative, Weapon } from '../../engine/family/killteam/model/operative.ts';
import { oddsRulesOf } from '../../engine/odds/weaponRules.ts';
import { contentName } from '../../words/content.ts';
import { ruleName } from '../../words/ruleName.ts';
import type { Words } from '../../words/words.ts';
import type { OddsSide } from './oddsSituation.ts';

/**
 * One profile of a weapon in somebody's hands. `id` may stand in an address; `name` of the profile and `owner` as they are
 * shown; `side`: its numbers, with the wounds of the owner; `unknownRules`: names of its rules that move no chance.
 */
export interface WeaponPick {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly kind: 'shoot' | 'fight';
  readonly side: OddsSide;
  readonly unknownRules: readonly string[];
}

/** Somebody to be shot at. `save` with the armour worn. */
interface TargetPick {
  readonly id: string;
  readonly name: string;
  readonly wounds: number;
  readonly save: number;
}

/** Where an operative comes from: the open campaign, the cards of the retinue or of enemies, or a pack of the player's own. */
export type PickGroup = 'members' | 'retinue' | 'enemies' | 'own';

/** An operative with all that it may carry. `others`: every other weapon there is, in its hands. */
export interface OperativePick extends TargetPick {
  readonly group: PickGroup;
  readonly weapons: readonly WeaponPick[];
  readonly others: () => readonly WeaponPick[];
}

export interface Picks {
  readonly operatives: readonly OperativePick[];
  /** What they carry: all weapons and profiles. */
  readonly weapons: readonly WeaponPick[];
}

/**
 * What the packs hold; the members of the open campaign as they take the field, and the weapons that it alone has: none where
 * no campaign is open.
 */
export interface PickSources {
  readonly pack: Pack;
  readonly members: readonly Operative[];
  readonly finds: readonly WeaponItem[];
}

/** Whose hands a weapon is in. */
interface Hands {
  readonly pack: Pack;
  readonly operative: Operative;
}

const KINDS = { ranged: 'shoot', melee: 'fight' } as const;

function weaponPick(words: Words<'play'>, { pack, operative }: Hands, weapon: Weapon, owner: TargetPick): WeaponPick {
  const kind = KINDS[weapon.kind];
  const { rules, uncounted } = oddsRulesOf(weapon.rules, kind);
  return {
    id: `${owner.id}.${weapon.id}`,
    name: contentName(words, weapon.id, weapon.name),
    owner: owner.name,
    kind,
    side: {
      dice: weapon.attacks,
      hit: cardHit(pack, operative, weapon),
      normal: weapon.damage.normal,
      critical: weapon.damage.critical,
      wounds: operative.maxWounds,
      rules,
    },
    unknownRules: uncounted.map((use) => ruleName(words, use)),
  };
}

interface Armed extends Hands {
  readonly carried: readonly Weapon[];
  readonly armoury: readonly Weapon[];
}

function operativePick(
  words: Words<'play'>,
  target: TargetPick & { readonly group: PickGroup },
  armed: Armed,
): OperativePick {
  const { carried, armoury } = armed;
  const own = new Set(carried.map(({ id }) => id));
  const pick = (weapon: Weapon) => weaponPick(words, armed, weapon, target);
  return {
    ...target,
    weapons: carried.map(pick),
    others: () => armoury.filter(({ id }) => !own.has(id)).map(pick),
  };
}

const byId = (weapons: readonly Weapon[]): readonly Weapon[] => [
  ...new Map(weapons.map((weapon) => [weapon.id, weapon])).values(),
];

/** All that any way to arm the card gives it. */
const carriedBy = (pack: Pack, card: OperativeCard): readonly Weapon[] =>
  byId(
    (card.arms.length === 0 ? [[]] : card.arms).flatMap((option) =>
      itemsOf(pack, card, option).flatMap((item) => weaponsOf(item, card)),
    ),
  );

const armouryFor = ({ pack, finds }: PickSources, card: OperativeCard): readonly Weapon[] =>
  byId([...pack.weapons.values(), ...finds].flatMap((item) => weaponsOf(item, card)));

const groupOf = ({ id, kind }: OperativeCard): PickGroup =>
  ownRowOf(id) !== null ? 'own' : kind === 'enemy' ? 'enemies' : 'retinue';

function cardPick(words: Words<'play'>, sources: PickSources, card: OperativeCard): OperativePick {
  const { pack } = sources;
  const name = contentName(words, card.id, card.name);
  const fielded = {
    id: card.id,
    name,
    card: card.id,
    portrait: null,
    weapons: [],
    side: 'enemy',
    owner: null,
  } as const;
  const operative = toOperative(pack, { ...fielded, armour: card.ownArmour, dv: card.dv });
  return operativePick(
    words,
    { id: card.id, name, wounds: card.wounds, save: cardSave(pack, operative), group: groupOf(card) },
    { pack, operative, carried: carriedBy(pack, card), armoury: armouryFor(sources, card) },
  );
}

function memberPick(words: Words<'play'>, sources: PickSources, member: Operative): OperativePick {
  const card = sources.pack.operatives.get(member.card);
  return operativePick(
    words,
    {
      id: `of.${member.id}`,
      name: member.name,
      wounds: member.maxWounds,
      save: cardSave(sources.pack, member),
      group: 'members',
    },
    {
      pack: sources.pack,
      operative: member,
      carried: member.weapons,
      armoury: card === undefined ? [] : armouryFor(sources, card),
    },
  );
}

/** Everybody who can be picked, with every weapon: the members of the campaign first, then the cards in the order of the packs. */
export function picksOf(sources: PickSources, words: Words<'play'>): Picks {
  const { pack, members } = sources;
  const operatives = [
    ...members.map((member) => memberPick(words, sources, member)),
    ...[...pack.operatives.values()].map((card) => cardPick(words, sources, card)),
  ];
  return { operatives, weapons: operatives.flatMap(({ weapons }) => weapons) };
}

/** The pick of an id as it stands in an address; null: there is none now. */
export function weaponOf(picks: Picks, id: string): WeaponPick | null {
  const at = id.lastIndexOf('.');
  const operative = operativeOf(picks, id.slice(0, Math.max(0, at)));
  if (operative === null) return null;
  const isIt = (pick: WeaponPick) => pick.id === id;
  return operative.weapons.find(isIt) ?? operative.others().find(isIt) ?? null;
}

export const operativeOf = (picks: Picks, id: string): OperativePick | null =>
  picks.operatives.find((operative) => operative.id === id) ?? null;
