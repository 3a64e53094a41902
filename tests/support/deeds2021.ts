import type { Pack } from '../../src/content/pack.ts';
import type { BattleEvent } from '../../src/engine/family/killteam/model/event.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';

/** Attack dice of the gun of whoever has the nail belt, and what the sabre of whoever has the whetstone deals, without them. */
const NAIL_GUN_DICE = 4;
const SABRE_CRITICAL = 5;

const has = ({ operatives }: BattleState, operative: string, trait: string): boolean =>
  operatives.find(({ id }) => id === operative)?.traits?.some(({ id }) => id === trait) === true;

/** What of the equipment of our kill teams speaks in this event, by its bearer; null: nothing. */
function speaking(event: BattleEvent): string | null {
  if (event.type === 'diceRerolled') return event.rule === 'balanced' ? 'grapple' : event.rule;
  if (event.type === 'attackDiceRolled')
    return event.role === 'shooter' && event.dice.length > NAIL_GUN_DICE ? 'nail-belt' : null;
  if (event.type === 'struck') return event.grade === 'critical' && event.damage > SABRE_CRITICAL ? 'whetstone' : null;
  return event.type === 'traitUsed' || event.type === 'traitSpoke' ? event.trait : null;
}

/** Which equipment made a difference to what happened; none: nothing of it did. */
function equipmentIn(state: BattleState, event: BattleEvent): readonly string[] {
  if (event.type === 'attackDeclared') return event.weapon === 'flare-pot' ? ['equipment flare-pot'] : [];
  const spoke = speaking(event);
  const by = 'operative' in event && typeof event.operative === 'string' ? event.operative : '';
  return spoke !== null && has(state, by, spoke) ? [`equipment ${spoke}`] : [];
}

/** Tac ops, and what is done and scored in the mission. */
function matchIn(event: BattleEvent): readonly string[] {
  if (event.type === 'tacOpsChosen') return event.tacOps.map((id) => `chosen ${id}`);
  if (event.type === 'tacOpRevealed') return [`revealed ${event.tacOp}`];
  if (event.type === 'missionActed') return [`mission ${event.action}`];
  if (event.type === 'markerCarried') return [event.marker === null ? 'dropped' : `carried ${event.marker}`];
  return event.type === 'scored' ? [event.hand ? 'scored by hand' : `scored ${event.source}`] : [];
}

/** What happened, in a few words, as far as a battle of 2021 is asked whether it did. */
export function deedsIn(state: BattleState, event: BattleEvent): readonly string[] {
  if (event.type === 'actionPerformed') return [event.action];
  if (event.type === 'ployUsed') return [`ploy ${event.ploy}`];
  if (event.type === 'activated' && event.kind === 'counteract') return ['overwatch'];
  return [event.type, ...matchIn(event), ...equipmentIn(state, event)];
}

const EQUIPMENT = ['tide-charm', 'whetstone', 'flare-pot', 'oilskin-lined', 'nail-belt', 'grapple', 'bitter-draught'];

const ACTIONS = ['reposition', 'dash', 'charge', 'fallBack', 'shoot', 'fight', 'pass', 'pickUpMarker', 'placeMarker'];

const TOLD = ['stepPassed', 'controlChanged', 'actionUndone', 'defenderSet', 'setUpMoved', 'nearTold', 'placeTold'];

const ALWAYS = [
  ...ACTIONS,
  ...TOLD,
  ...EQUIPMENT.map((id) => `equipment ${id}`),
  'overwatch',
  'dropped',
  'scored by hand',
];

/** What many random battles of a pack of two kill teams have to come to; `core`: with tac ops and groups. */
export function deedsOf(pack: Pack, core: boolean): readonly string[] {
  const missions = [...pack.missions.values()].flatMap(({ match }) => match ?? []);
  const tacOps = core ? [...pack.tacOps.values()] : [];
  const scored = [
    ...missions.flatMap(({ awards }) => awards).map(({ id, fact }) => ({ fact, source: `mission.${id}` })),
    ...tacOps.flatMap(({ id, awards }) => awards.map((award) => ({ fact: award.fact, source: `${id}.${award.id}` }))),
  ].filter(({ fact }) => fact.kind !== 'asked');
  return [
    ...ALWAYS,
    ...(core ? ['groupOffered'] : []),
    ...[...pack.retinues.values()].flatMap(({ ploys = [] }) => ploys.map(({ id }) => `ploy ${id}`)),
    ...tacOps.flatMap(({ id }) => [`chosen ${id}`, `revealed ${id}`]),
    ...missions.flatMap(({ actions }) => actions.map(({ id }) => `mission ${id}`)),
    ...missions.flatMap(({ markers }) => markers.filter(({ pickUp }) => pickUp).map(({ id }) => `carried ${id}`)),
    ...scored.map(({ source }) => `scored ${source}`),
  ];
}
