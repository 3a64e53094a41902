import { type Ability, changesSomething, type OwnAction } from '../../engine/family/vanguard/card/card.ts';
import type { BandAttack } from '../schema/warBands/bandAttack.ts';
import type { BandFaction } from '../schema/warBands/bandFaction.ts';
import type { BandModel } from '../schema/warBands/bandModel.ts';
import { type Check, follow, inside, type ProblemPlace, report } from './check.ts';
import { checkDice } from './checkWeapons.ts';
import { checkPartIds, partsOf, type PlacedPart } from './placedRows.ts';

const NOWHERE: ProblemPlace = { file: '', path: '' };

/** Dice that a hand can roll. A melee attack of range 0 is in base contact; a ranged one of range 0 reaches nobody. */
function checkAttacks(check: Check, attacks: readonly PlacedPart<BandAttack>[]): void {
  for (const { row, ...place } of attacks) {
    checkDice(check, inside(place, 'dice'), row.dice);
    if (row.followUp !== null) checkDice(check, inside(place, 'followUp.dice'), row.followUp.dice);
    if (row.kind === 'ranged' && row.range === 0)
      report(check, inside(place, 'range'), 'noRange', `"${row.name}" is ranged and reaches nobody`);
  }
}

/** An ability changes what is there at its moment; else whoever pays for it has nothing (V-08, V-37). */
function checkAbilities(check: Check, abilities: readonly PlacedPart<Ability>[]): void {
  for (const { row, ...place } of abilities)
    if (!changesSomething(row))
      report(check, inside(place, 'change'), 'bandRule', `"${row.name}" changes nothing at its moment, ${row.moment}`);
}

/** Cards that an action brings back are in the pack (V-07). */
function checkReturned(check: Check, actions: readonly PlacedPart<OwnAction>[]): void {
  for (const { row, ...place } of actions)
    if (row.effect.kind === 'return')
      for (const { row: id, ...at } of partsOf(inside(place, 'effect'), 'of', row.effect.of ?? []))
        follow(check, at, { kind: 'bandModels', id });
}

type Named = { readonly id: string };

/** What a card, a faction or an option brings, each with its place. */
interface Brought {
  readonly attacks: readonly PlacedPart<BandAttack>[];
  readonly actions: readonly PlacedPart<OwnAction>[];
  readonly abilities: readonly PlacedPart<Ability>[];
}

interface Brings {
  readonly attacks: readonly BandAttack[];
  readonly actions?: readonly OwnAction[];
  readonly abilities: readonly Ability[];
}

const broughtBy = (place: ProblemPlace, { attacks, actions = [], abilities }: Brings): Brought => ({
  attacks: partsOf(place, 'attacks', attacks),
  actions: partsOf(place, 'actions', actions),
  abilities: partsOf(place, 'abilities', abilities),
});

/** What stands on one model is told apart by its ids, whoever brings it. */
function checkBrought(check: Check, all: readonly Brought[]): void {
  checkAttacks(
    check,
    all.flatMap(({ attacks }) => attacks),
  );
  checkAbilities(
    check,
    all.flatMap(({ abilities }) => abilities),
  );
  checkReturned(
    check,
    all.flatMap(({ actions }) => actions),
  );
  for (const key of ['attacks', 'actions', 'abilities'] as const)
    checkPartIds(
      check,
      all.flatMap((each): readonly PlacedPart<Named>[] => each[key]),
    );
}

/** Factions: what they bring is told apart, and reaches somebody (V-77). */
export function checkBandFactions(check: Check): void {
  for (const { row, ...place } of check.rows.bandFactions ?? [])
    checkBrought(check, [broughtBy(place, row), broughtBy(inside(place, 'leader'), row.leader)]);
}

/** Options replace attacks that the card itself has. */
function checkReplaced(check: Check, place: ProblemPlace, { attacks, options }: BandModel): void {
  for (const { row: option, ...at } of partsOf(place, 'options', options))
    for (const { row: id, ...where } of partsOf(at, 'replaces', option.replaces))
      if (attacks.every((attack) => attack.id !== id))
        report(check, where, 'unknownReference', `the card has no attack "${id}"`);
}

/** Cards: of a faction that is there, with options that replace attacks of theirs (V-04, V-75). */
export function checkBandModels(check: Check): void {
  for (const { row, ...place } of check.rows.bandModels ?? []) {
    const faction = follow(check, inside(place, 'faction'), { kind: 'bandFactions', id: row.faction });
    const options = partsOf(place, 'options', row.options);
    const brought = [broughtBy(place, row), ...options.map(({ row: option, ...at }) => broughtBy(at, option))];
    checkPartIds(check, options);
    checkBrought(check, brought);
    checkReplaced(check, place, row);
    if (faction !== undefined) checkBesideFaction(check, brought, faction);
  }
}

/** A card and its options name nothing as its faction does: both stand on one model. */
function checkBesideFaction(check: Check, own: readonly Brought[], faction: BandFaction): void {
  const common = [broughtBy(NOWHERE, faction), broughtBy(NOWHERE, faction.leader)];
  for (const key of ['attacks', 'actions', 'abilities'] as const) {
    const taken = new Set(common.flatMap((each) => each[key].map(({ row }) => row.id)));
    for (const { row, ...place } of own.flatMap((each): readonly PlacedPart<{ readonly id: string }>[] => each[key]))
      if (taken.has(row.id)) report(check, inside(place, 'id'), 'duplicateId', `"${row.id}" is of the faction`);
  }
}
