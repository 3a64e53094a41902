import { countModels, drop, emptyDraft, joinPath, type Draft } from './draft.ts';
import { plainName } from './plain.ts';
import { Refusal, type ImportCode } from './refusal.ts';
import type { Edition, ImportedRoster, RosterFormat } from './roster.ts';
import { attributeOf, listOf, type RosterNode } from './rosterNode.ts';
import { modelsOf } from './selectionModels.ts';
import { isModel, operativesOf, selectionName, typedModel, unitsOf, weaponsIn } from './selection.ts';

/** Editions by the id of their game system; names differ from catalogue to catalogue. */
const GAME_SYSTEMS: ReadonlyMap<string, ImportCode | Edition> = new Map<string, ImportCode | Edition>([
  ['c521-ad27-44df-f959', '2024'],
  ['3b7e-7dab-f79f-2e74', '2021'],
  ['a467-5f42-d24c-6e5b', 'killTeam2018'],
]);

const isEdition = (system: ImportCode | Edition): system is Edition => system === '2024' || system === '2021';

function editionOf(roster: RosterNode): Edition {
  const id = attributeOf(roster, 'gameSystemId').replace(/^sys-/u, '');
  const system = GAME_SYSTEMS.get(id) ?? 'otherGame';
  if (!isEdition(system)) throw new Refusal(system);
  return system;
}

/** What stands around a selection: the names that lead to it, and the profile of the unit it belongs to. */
interface Place {
  readonly path: string;
  readonly unit: RosterNode | null;
}

/** A unit without any profile is a miniature of which the file tells nothing. */
function dropEmptyUnit(draft: Draft, selection: RosterNode, path: string): void {
  const models = unitsOf(selection);
  countModels(draft, models);
  drop(draft, path, 'noProfile', models);
}

function readModel(draft: Draft, selection: RosterNode, { path, unit }: Place): void {
  const models = unitsOf(selection);
  countModels(draft, models);
  const read = modelsOf(draft, { selection, path, unit, models });
  for (const model of read) draft.models.push(model);
}

function readSelection(draft: Draft, selection: RosterNode, place: Place): void {
  const path = joinPath(place.path, selectionName(selection));
  const inner = listOf(selection, 'selections');
  if (isModel(selection)) {
    readModel(draft, selection, { ...place, path });
    for (const child of inner) readNested(draft, child, { ...place, path });
    return;
  }
  const unit = operativesOf(selection)[0] ?? place.unit;
  for (const child of inner) readSelection(draft, child, { path, unit });
  if (attributeOf(selection, 'type') === 'unit' && inner.every((child) => !typedModel(child)) && unit === null)
    dropEmptyUnit(draft, selection, path);
  if (weaponsIn(selection).length > 0) drop(draft, path, 'looseWeapon');
}

/** Inside a model only what is a model itself is read on: all else is what it carries. */
function readNested(draft: Draft, selection: RosterNode, place: Place): void {
  if (attributeOf(selection, 'type') === 'model') return readSelection(draft, selection, place);
  const path = joinPath(place.path, selectionName(selection));
  for (const child of listOf(selection, 'selections')) readNested(draft, child, { ...place, path });
}

function readForce(draft: Draft, force: RosterNode): void {
  const path = plainName(attributeOf(force, 'customName') || attributeOf(force, 'name'));
  for (const selection of listOf(force, 'selections')) readSelection(draft, selection, { path, unit: null });
  for (const inner of listOf(force, 'forces')) readForce(draft, inner);
}

/**
 * A roster of BattleScribe or New Recruit. Each selection of type `model`, or with an operative profile outside a model, is
 * as many miniatures as its `number` says; numbers are never multiplied down the tree, exports have done so. Throws a
 * Refusal when the game is another one.
 */
export function readRosterTree(roster: RosterNode, format: RosterFormat): ImportedRoster {
  const edition = editionOf(roster);
  const draft = emptyDraft(edition);
  for (const force of listOf(roster, 'forces')) readForce(draft, force);
  return {
    format,
    edition,
    name: plainName(attributeOf(roster, 'name')),
    gameSystem: plainName(attributeOf(roster, 'gameSystemName')),
    models: draft.models,
    counted: { inFile: draft.inFile, read: draft.models.length },
    dropped: draft.dropped,
  };
}
