import type { Operative } from '../engine/family/killteam/model/operative.ts';
import type { Player } from '../engine/family/killteam/model/state.ts';
import { present } from '../engine/core/invariant.ts';
import { memberValue } from './deploymentValue.ts';
import type { Pack } from './pack.ts';
import type { EnemyPick } from './pickEnemies.ts';
import type { EnemyChoice } from './schema/mission.ts';
import type { RetinueMember } from './schema/retinue.ts';
import { toOperative } from './toOperative.ts';

const cardOf = (pack: Pack, id: string) => present(pack.operatives.get(id), `no card ${id}`);

/** How many of a card take the field for its one DV; 1 when no pack has it. */
export const modelsOf = (pack: Pack, card: string): number => pack.operatives.get(card)?.models ?? 1;

/** How many models these are in all. */
export const countModels = (pack: Pack, chosen: readonly { readonly card: string }[]): number =>
  chosen.reduce((sum, { card }) => sum + modelsOf(pack, card), 0);

/** Models and DV of what is chosen by hand; cards that no pack has count for nothing. */
export function forceSum(pack: Pack, chosen: readonly EnemyChoice[]): { readonly models: number; readonly dv: number } {
  const known = chosen.flatMap(({ card: id, count }) => {
    const card = pack.operatives.get(id);
    return card === undefined ? [] : [{ models: card.models * count, dv: card.dv * count }];
  });
  return {
    models: known.reduce((sum, { models }) => sum + models, 0),
    dv: known.reduce((sum, { dv }) => sum + dv, 0),
  };
}

/** A member as the models it stands for; only the first of them carries the DV. */
function everyModel(pack: Pack, member: RetinueMember): (RetinueMember & { dv: number })[] {
  const { models } = cardOf(pack, member.card);
  const dv = memberValue(pack, member);
  if (models === 1) return [{ ...member, dv }];
  return Array.from({ length: models }, (_, index) => ({
    ...member,
    id: `${member.id}-${index + 1}`,
    name: `${member.name} ${index + 1}`,
    dv: index === 0 ? dv : 0,
  }));
}

/** The retinue in order, dealt to the players one after the other. */
export function buildRetinue(pack: Pack, members: readonly RetinueMember[], players: readonly Player[]): Operative[] {
  return members
    .flatMap((member) => everyModel(pack, member))
    .map((member, index) =>
      toOperative(pack, {
        ...member,
        side: 'retinue',
        owner: players[index % Math.max(1, players.length)]?.id ?? null,
      }),
    );
}

/** Place in the list of the enemy of highest DV; among equals a leader, then the first. -1 when there is none. */
function highest(pack: Pack, enemies: readonly EnemyPick[]): number {
  const rank = ({ card }: EnemyPick): number => {
    const { dv, keywords } = cardOf(pack, card);
    return dv * 2 + (keywords.includes('LEADER') ? 1 : 0);
  };
  const ranks = enemies.map(rank);
  return ranks.indexOf(Math.max(...ranks));
}

interface Numbering {
  readonly pack: Pack;
  readonly enemies: readonly EnemyPick[];
  /** Place of the enemy with a name of its own. */
  readonly special: number;
}

const sameName = ({ pack, enemies, special }: Numbering, name: string): number[] =>
  enemies.flatMap(({ card }, index) => (index !== special && cardOf(pack, card).name === name ? [index] : []));

/** `Fighter 2`; no number for the only one of its name. */
function numbered(numbering: Numbering, index: number, name: string): string {
  const same = sameName(numbering, name);
  return same.length > 1 ? `${name} ${same.indexOf(index) + 1}` : name;
}

/** The enemies in order, a model each, numbered by name; `named`: what the one of highest DV is called, null when nobody has a name. */
function buildEnemies(pack: Pack, enemies: readonly EnemyPick[], named: string | null): Operative[] {
  const numbering: Numbering = { pack, enemies, special: named === null ? -1 : highest(pack, enemies) };
  return enemies.map(({ card: id, weapons }, index) => {
    const card = cardOf(pack, id);
    const before = enemies.slice(0, index).filter((other) => other.card === id).length;
    return toOperative(pack, {
      id: `${id}-${before + 1}`,
      name: index === numbering.special && named !== null ? named : numbered(numbering, index, card.name),
      card: id,
      portrait: null,
      weapons,
      armour: null,
      side: 'enemy',
      owner: null,
      dv: card.dv,
    });
  });
}

/** Cards that take the field with each of a card. */
export const broughtBy = (pack: Pack, card: string): EnemyPick[] =>
  (pack.operatives.get(card)?.brings ?? []).map((id) => ({ card: id, weapons: [] }));

/** All that a pick stands for, itself first: its models, then those that come with each of them. */
function standingFor(pack: Pack, pick: EnemyPick): EnemyPick[] {
  const models = Array.from({ length: modelsOf(pack, pick.card) }, () => pick);
  return [...models, ...models.flatMap(({ card }) => broughtBy(pack, card))];
}

/** The enemies as they take the field: all that each pick stands for, of which the first carries the DV. */
export function fieldEnemies(pack: Pack, enemies: readonly EnemyPick[], named: string | null): Operative[] {
  const models = enemies.flatMap((pick) =>
    standingFor(pack, pick).map((model, nth) => ({ pick: model, nth, zone: pick.zone })),
  );
  const picks = models.map(({ pick }) => pick);
  return buildEnemies(pack, picks, named).map((enemy, index) => {
    const { nth, zone } = models[index] ?? { nth: 0, zone: undefined };
    return { ...enemy, ...(nth > 0 && { dv: 0 }), ...(zone !== undefined && { zones: [zone] }) };
  });
}

/** One choice of a force: the models that it stands for, as they take the field, without those that they bring, and their DV together. */
interface Unit {
  readonly pick: EnemyPick;
  readonly models: readonly Operative[];
  readonly dv: number;
}

/** An enemy force choice by choice, named as `fieldEnemies` names its models. */
export function unitsOf(pack: Pack, enemies: readonly EnemyPick[], named: string | null): Unit[] {
  const fielded = fieldEnemies(pack, enemies, named);
  return enemies.map((pick, index) => {
    const from = enemies.slice(0, index).flatMap((each) => standingFor(pack, each)).length;
    const models = fielded.slice(from, from + modelsOf(pack, pick.card));
    return { pick, models, dv: models.reduce((sum, { dv }) => sum + dv, 0) };
  });
}
