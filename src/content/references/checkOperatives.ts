import type { OperativeCard } from '../schema/operativeCard.ts';
import type { FactionRow, Variant } from '../schema/faction.ts';
import type { RetinueMember } from '../schema/retinue.ts';
import { checkSteps } from './checkScenarioNames.ts';
import { follow, inside, report, reportRepeats, type Check, type ProblemPlace } from './check.ts';

function checkWeaponIds(check: Check, place: ProblemPlace, ids: readonly string[]): void {
  for (const [index, id] of ids.entries())
    follow(check, { ...place, path: `${place.path}[${index}]` }, { kind: 'weapons', id });
}

function checkArms(check: Check, place: ProblemPlace, arms: readonly (readonly string[])[]): void {
  for (const [index, option] of arms.entries()) checkWeaponIds(check, inside(place, `arms[${index}]`), option);
}

/** A card that fights on the named side. */
function checkCardOf(
  check: Check,
  place: ProblemPlace,
  { id, enemy }: { id: string; enemy: boolean },
): OperativeCard | undefined {
  const card = follow(check, place, { kind: 'operatives', id });
  if (card !== undefined && (card.kind === 'enemy') !== enemy)
    report(check, place, 'wrongKind', `"${id}" is ${card.kind === 'enemy' ? 'an enemy' : 'no enemy'}`);
  return card;
}

function checkCard(check: Check, place: ProblemPlace, card: OperativeCard): void {
  checkArms(check, place, card.arms);
  if (card.unarmed !== null) follow(check, inside(place, 'unarmed'), { kind: 'weapons', id: card.unarmed });
  if (card.ownArmour !== null) follow(check, inside(place, 'ownArmour'), { kind: 'armour', id: card.ownArmour });
  for (const [index, id] of (card.brings ?? []).entries())
    checkCardOf(check, inside(place, `brings[${index}]`), { id, enemy: card.kind === 'enemy' });
}

function checkFactionRow(check: Check, place: ProblemPlace, row: FactionRow): void {
  checkArms(check, place, row.arms);
  const card = checkCardOf(check, inside(place, 'card'), { id: row.card, enemy: true });
  if (card !== undefined && card.dv !== row.dv)
    report(check, inside(place, 'dv'), 'dvDiffers', `the card of "${row.card}" says ${card.dv}`);
}

function checkMember(check: Check, place: ProblemPlace, member: RetinueMember): void {
  checkCardOf(check, inside(place, 'card'), { id: member.card, enemy: false });
  checkWeaponIds(check, inside(place, 'weapons'), member.weapons);
  if (member.armour !== null) follow(check, inside(place, 'armour'), { kind: 'armour', id: member.armour });
}

/** Cards lead to their weapons and armour. */
export function checkCards(check: Check): void {
  for (const { row, ...place } of check.rows.operatives ?? []) checkCard(check, place, row);
}

/** Variants are told apart by id, and their reserves lead to enemy cards. */
function checkVariants(check: Check, place: ProblemPlace, variants: readonly Variant[]): void {
  const placed = variants.map((variant, index) => ({ ...inside(place, `variants[${index}]`), variant }));
  reportRepeats(
    check,
    placed.map(({ variant, ...at }) => ({ ...inside(at, 'id'), id: variant.id })),
  );
  for (const { variant, ...at } of placed)
    for (const [index, id] of variant.reserves.entries())
      checkCardOf(check, inside(at, `reserves[${index}]`), { id, enemy: true });
}

/** Generation tables lead to enemy cards of the Deployment Value they claim, as do variants. */
export function checkFactions(check: Check): void {
  for (const { row: faction, ...place } of check.rows.factions ?? []) {
    for (const [index, row] of faction.rows.entries()) checkFactionRow(check, inside(place, `rows[${index}]`), row);
    checkVariants(check, place, faction.variants ?? []);
    checkSteps(
      check,
      inside(place, 'insteadOfReinforcements.effects'),
      faction.insteadOfReinforcements?.effects ?? [],
      null,
    );
  }
}

/** Members of ready-made retinues lead to cards, weapons and armour, and are told apart by id. */
export function checkRetinues(check: Check): void {
  for (const { row: retinue, ...place } of check.rows.retinues ?? []) {
    const members = retinue.members.map((member, index) => ({ ...inside(place, `members[${index}]`), member }));
    reportRepeats(
      check,
      members.map(({ member, ...at }) => ({ ...inside(at, 'id'), id: member.id })),
    );
    for (const { member, ...at } of members) checkMember(check, at, member);
  }
}

/** Scenarios lead to everything they are made of. */
export function checkScenarios(check: Check): void {
  for (const { row, ...place } of check.rows.scenarios ?? []) {
    follow(check, inside(place, 'mission'), { kind: 'missions', id: row.mission });
    follow(check, inside(place, 'retinue'), { kind: 'retinues', id: row.retinue });
    follow(check, inside(place, 'faction'), { kind: 'factions', id: row.faction });
    follow(check, inside(place, 'difficulty'), { kind: 'difficulties', id: row.difficulty });
    follow(check, inside(place, 'eventTable'), { kind: 'tables', id: row.eventTable });
    for (const [index, enemy] of row.enemies.entries()) {
      const here = inside(place, `enemies[${index}]`);
      checkCardOf(check, inside(here, 'card'), { id: enemy.card, enemy: true });
      checkWeaponIds(check, inside(here, 'weapons'), enemy.weapons);
    }
  }
}
