import { noteSaid, tableName } from '../scenarioNotes.ts';
import { isHidden } from '../secrets.ts';
import type { Side } from '../../engine/core/ids.ts';
import type { DamageCause } from '../../engine/family/killteam/model/event.ts';
import { change, inches, signed } from '../format.ts';
import { tenths } from '../wayFaultSaid.ts';
import { say, type LogCatalogue } from '../speech.ts';
import { actions, orders } from './actions.ts';
import { acting as actor } from './battleSheets.ts';
import { battle } from './battle.ts';
import type { Look } from '../look.ts';
import { common } from './common.ts';
import { lastingSaid, sourceSaid } from '../lastingSaid.ts';
import { effects } from './effects.ts';
import { freeRollSaid } from '../freeSaid.ts';
import { freeDice } from './freeDice.ts';
import { correctedLine } from './logCorrections.ts';
import { end } from './end.ts';
import { logEnemy } from './logEnemy.ts';
import { logMatch } from './logMatch.ts';
import { logScenario } from './logScenario.ts';
import { notedLine } from './logNotes.ts';
import { gameRules, weaponRules } from './ruleNames.ts';
import { overruled } from './overruled.ts';
import { reasons } from './reasons.ts';

type Part = Partial<LogCatalogue>;

const spoken = { effects, gameRules, weaponRules };

const nothing = () => null;

/** A mark and where it lies on the board, in inches. */
const markSaid = (look: Look, name: string, [left, near]: readonly [number, number]): string =>
  `${look.packName(look.contentName(name, name))}: ${inches(Math.round(left))} from the left, ${inches(Math.round(near))} from the near edge`;
const cpSaid = (cp: Readonly<Record<Side, number>>): string | null => {
  const most = Math.max(0, ...Object.values(cp));
  return most === 0 ? null : `${signed(most)} CP`;
};

const SIDES: Readonly<Record<Side, string>> = { retinue: 'The retinue', enemy: 'The enemy' };
const sideName = (side: Side, look: Look): string => SIDES[side] ?? look.side(side);
const hits = (count: number): string => (count === 1 ? '1 hit' : `${count} hits`);
const crits = (count: number): string => (count === 1 ? '1 crit' : `${count} crits`);
const saves = (count: number): string => (count === 0 ? 'no save' : count === 1 ? '1 save' : `${count} saves`);
/** What is left of the hits after the saves: "1 save, 2 hits get through". */
function outcome(
  saved: number,
  { criticals, normals }: { readonly criticals: number; readonly normals: number },
): string {
  const left = criticals + normals;
  if (left === 0) return saved === 0 ? 'nothing hits' : `${saves(saved)}, nothing gets through`;
  const parts = [...(normals > 0 ? [hits(normals)] : []), ...(criticals > 0 ? [crits(criticals)] : [])];
  return `${saves(saved)}, ${parts.join(' and ')} ${left === 1 ? 'gets' : 'get'} through`;
}
const damage = (amount: number): string => (amount === 0 ? 'no damage' : `${amount} damage`);
const ap = (cost: number): string | null => (cost === 0 ? null : `${cost} AP`);
const faces = (list: readonly (number | null)[]): string => list.map((face) => face ?? '–').join(' ');

const causes: Record<DamageCause, string> = {
  shoot: 'from a shot',
  fight: 'in a fight',
  devastating: 'from Devastating',
  hot: 'from its own hot weapon',
  fall: 'from the fall',
  effect: 'from an effect',
  hand: 'by hand',
  logged: 'as rolled on the table',
  mortalWounds: 'mortal wounds',
  reap: 'by Reap',
  trait: 'from an ability',
};

const psychic = { works: 'it works', fails: 'nothing comes of it', perils: 'perils', again: 'once more' };

const flow = {
  overridden: ({ code }, look) => say(`Done anyway: ${reasons[code]({}, look)}`, 'by hand'),
  battleStarted: () => say('The battle begins'),
  turningPointBegan: ({ number }) => say(`Turning point ${number}`),
  initiativeSet: ({ side, face }, look) =>
    say(`${sideName(side, look)} has the initiative`, face === null ? null : `rolled ${face}`),
  initiativeRolled: ({ side, face }, look) => say(`${sideName(side, look)}: ${face}`),
  readied: ({ cp }) => say('Everyone is ready', cpSaid(cp)),
  firefightStarted: () => say('The firefight begins'),
  turningPointEnded: ({ number }) => say(`Turning point ${number} is over`),
  turnPassed: nothing,
  groupOffered: nothing,
  groupPassed: nothing,
  apCounted: nothing,
  counteractPassed: () => say('No counteract'),
  ployUsed: ({ side, ploy, name, cp, byTables }, look) =>
    say(
      `${look.side(side)} uses ${look.contentName(ploy, name)}`,
      `${common.cp(cp)}${byTables ? ', as its tables choose' : ''}`,
    ),
  stepBegan: nothing,
  stepPassed: ({ side }, look) => say(`${look.side(side)} passes`),
  battleEnded: ({ reason }) => say(`The battle ends: ${end.reasons[reason]}`),
  battleResumed: () => say('The battle goes on'),
} satisfies Part;

const tables = {
  tableRolled: ({ table, face, row, name }, look) =>
    say(`${tableName(look, table) ?? 'Event'} ${face}: ${look.contentName(row, name)}`),
  tableRepeated: ({ face }) => say(`Event ${face} again: rolled once more`),
  effectHadNoTarget: () => say('Nobody it could concern', 'no effect'),
  effectPassedOver: ({ operative }, look) => say(`No effect on ${look.name(operative)}: on to the next`),
  effectNoted: ({ op, params }, look) => notedLine(op, params, look),
  cpChanged: ({ by, why }, look) => say(gameRules[why] ?? look.contentName(why, 'Command points'), `${signed(by)} CP`),
  lootFound: ({ operative, table, face, row, name }, look) =>
    say(
      `${operative === null ? 'Found' : `${look.name(operative)} finds`}: ${look.contentName(row, name)}`,
      `${table === 'rare' ? 'Rare loot' : 'Loot'} ${face}`,
    ),
  lootTaken: ({ operative, item, name }, look) =>
    operative === null
      ? say(`Nobody can carry it now: ${look.contentName(item, name)}`)
      : say(`${look.name(operative)} carries it, ready for use: ${look.contentName(item, name)}`),
  alertChanged: ({ to }) => say('The alert changes', `Alert ${to}`),
  worldChanged: nothing,
} satisfies Part;

const acting = {
  activated: ({ operative, order, kind }, look) =>
    say(
      kind === 'counteract'
        ? `${look.name(operative)} counteracts`
        : `${look.name(operative)} acts ${orders[order].on}`,
    ),
  actionPerformed: ({ operative, action, ap: cost, note }, look) =>
    action === 'shoot' || action === 'fight'
      ? null
      : say(
          `${look.name(operative)} ${actions[action].does}${note === null || action === 'operateHatch' ? '' : `: ${noteSaid(look, note)}`}`,
          ap(cost),
        ),
  moveHeld: nothing,
  moveOver: nothing,
  attackCancelled: ({ operative, action }, look) => say(`${look.name(operative)}: ${actions[action].name} taken back`),
  activationEnded: ({ operative, kind }, look) =>
    say(kind === 'counteract' ? `${look.name(operative)} has counteracted` : `${look.name(operative)} is done`),
  guardStarted: nothing,
  guardEnded: ({ operative, why }, look) => say(`${look.name(operative)} is no longer on guard`, actor.guardEnds[why]),
  interruptStarted: ({ operative, enemy }, look) => say(`${look.name(operative)} interrupts ${look.name(enemy)}`),
  interruptEnded: nothing,
  guardBarred: ({ operative, why }, look) =>
    say(`${look.name(operative)}, on guard, cannot interrupt`, actor.guardBars[why]),
  engagementChanged: ({ pair: [one, other], on }, look) =>
    say(`${look.name(one)} and ${look.name(other)} are ${on ? 'engaged' : 'apart'}`),
  orderChanged: ({ operative, order }, look) => say(`${look.name(operative)} is ${orders[order].on}`),
  readinessChanged: ({ operative, readiness }, look) =>
    say(`${look.name(operative)} is ${readiness === 'ready' ? 'ready' : 'done'}`),
  cannotRetaliate: ({ operative, on }, look) => (on ? say(`${look.name(operative)} cannot fight back for now`) : null),
} satisfies Part;

const attacks = {
  attackDeclared: ({ action, operative, target, weapon }, look) =>
    action === 'shoot' ? null : say(`${look.name(operative)} fights ${look.name(target)}`, look.weaponName(weapon)),
  attackDiceRolled: nothing,
  defenceDiceRolled: nothing,
  diceRerolled: ({ operative, from, to }, look) =>
    say(`${look.name(operative)} re-rolls`, change(faces(from), faces(to))),
  hitsRetained: nothing,
  shotResolved: ({ operative, target, criticals, normals, saves: saved, damage: dealt }, look) =>
    say(
      `${look.name(operative)} shoots ${look.name(target)}: ${outcome(saved, { criticals, normals })}`,
      damage(dealt),
    ),
  struck: ({ operative, target, grade, damage: dealt }, look) =>
    say(
      `${look.name(operative)} strikes ${look.name(target)}${grade === 'critical' ? ' with a crit' : ''}`,
      damage(dealt),
    ),
  blocked: ({ operative, cancels }, look) =>
    say(
      cancels === null
        ? `${look.name(operative)} uses up a die`
        : `${look.name(operative)} blocks ${cancels === 'critical' ? 'a crit' : 'a hit'}`,
    ),
  shocked: ({ operative, grade }, look) =>
    say(`${look.name(operative)} loses a ${grade === 'critical' ? 'crit' : 'hit'} to Shock`),
} satisfies Part;

const harm = {
  damaged: ({ operative, amount, from, to, cause }, look) =>
    cause === 'shoot' || cause === 'fight' || cause === 'hand'
      ? null
      : say(`${look.name(operative)} loses ${amount}, ${causes[cause]}`, change(from, to)),
  healed: ({ operative, from, to }, look) => say(`${look.name(operative)} regains wounds`, change(from, to)),
  held: ({ operative, wounds }, look) => say(`${look.name(operative)} stays up`, common.wounds(wounds)),
  warded: ({ operative }, look) => say(`${look.name(operative)} is spared`),
  incapacitated: ({ operative, by, slain }, look) =>
    say(
      `${look.name(operative)} ${slain ? 'is slain' : 'goes down'}`,
      by === null ? null : battle.downBy(look.name(by)),
    ),
  reanimateRolled: ({ operative, target, face, needed }, look) =>
    say(
      `${look.name(operative)} ${face >= needed ? 'raises' : 'cannot raise'} ${look.name(target)}, rolled ${face}`,
      `on ${needed}+`,
    ),
  left: ({ operative }, look) => say(`${look.name(operative)} leaves the board`),
  reanimated: ({ operative, wounds }, look) => say(`${look.name(operative)} is back up`, common.wounds(wounds)),
  hotRolled: ({ operative, face, hit }, look) =>
    say(`Hot: ${look.name(operative)} rolls ${face}`, face < hit ? 'burnt' : 'safe'),
  breathTested: ({ operative, face, holds }, look) =>
    say(`Last breath of ${look.name(operative)}: rolls ${face}`, holds ? 'one attack first' : 'it goes down'),
  hardened: ({ operative, trait, name, faces: rolled, less }, look) =>
    say(
      `${look.contentName(trait, name)} of ${look.name(operative)}: rolls ${faces(rolled)}`,
      less === 0 ? 'no less damage' : `${less} damage less`,
    ),
  stunHeld: ({ operative, by }, look) =>
    say(
      `Stun does nothing to ${look.name(operative)}`,
      by === null ? 'steady by its card' : look.contentName(by.id, by.name),
    ),
  fallTested: ({ operative, face }, look) =>
    say(`${look.name(operative)} at an edge: rolls ${face}`, face === 1 ? 'it falls' : null),
  fell: ({ operative, inches: height }, look) => say(`${look.name(operative)} falls`, inches(height)),
  lastingBegan: ({ lasting }, look) => say(lastingSaid(spoken, lasting, look), effects.expires[lasting.until]),
  lastingUsed: ({ operative, source }, look) => {
    const what = sourceSaid(spoken, source, look);
    return say(operative === null ? what : effects.of(look.name(operative), what), 'counted');
  },
  lastingEnded: ({ source }, look) => say(`No longer: ${sourceSaid(spoken, source, look)}`),
} satisfies Part;

const traits = {
  traitUsed: ({ operative, trait, name, ap: cost, cp, targets }, look) =>
    say(
      `${look.name(operative)}: ${look.contentName(trait, name)}${targets.length === 0 ? '' : `, ${common.list(targets.map(look.name))}`}`,
      [...(cost > 0 ? [common.ap(cost)] : []), ...(cp > 0 ? [common.cp(cp)] : [])].join(', ') || null,
    ),
  traitSpoke: ({ operative, trait, name }, look) =>
    say(`${look.name(operative)}: ${look.contentName(trait, name)}`, 'counted'),
  traitBarred: ({ trait, name, reason }, look) =>
    say(`${look.contentName(trait, name)} cannot be used`, reasons[reason.code](reason.params, look)),
  alertHeld: ({ operative, by }, look) =>
    by === null
      ? say(`Nobody heard ${look.name(operative)}, Alert stays`, 'house rule of stealth')
      : say(`Nobody notices ${look.name(operative)}, Alert stays`, look.contentName(by.id, by.name)),
  psychicTested: ({ operative, trait, name, face, needed, outcome: came }, look) =>
    say(
      `${look.name(operative)}, ${look.contentName(trait, name)}: rolled ${face}, ${psychic[came]}`,
      `on ${Math.max(2, needed)}+`,
    ),
  perilsRolled: ({ face, row, name, works }, look) =>
    say(`Perils ${face}: ${look.contentName(row, name)}`, works ? 'it works' : null),
} satisfies Part;

const gear = {
  ammoSpent: ({ operative, counter, left }, look) =>
    left > 0 ? null : say(`${look.name(operative)}: ${look.weaponName(counter)} is empty`),
  ammoSet: ({ operative, counter, left }, look) =>
    say(`${look.name(operative)}: ${look.weaponName(counter)}`, common.shots(left)),
  limitedUsed: ({ operative, weapon, left }, look) =>
    left > 0 ? null : say(`${look.name(operative)}: ${look.weaponName(weapon)} is used up`),
  jammed: ({ operative, counter }, look) => say(`${look.name(operative)}: ${look.weaponName(counter)} jams`),
  reloaded: ({ operative, counter, left }, look) =>
    say(`${look.name(operative)}: ${look.weaponName(counter)} is loaded`, common.shots(left)),
  carryingChanged: ({ carrier, carried }, look) =>
    carried === null ? null : say(`${look.name(carrier)} carries ${look.name(carried)}`),
  markerCarried: ({ operative, marker }, look) =>
    marker === null ? null : say(`${look.name(operative)} carries: ${look.packName(look.trackName(marker))}`),
  counterAdded: ({ counter }, look) => say(look.trackName(counter.id), 'counted from now on'),
  counterSet: ({ counter, to }, look) => (isHidden(look, counter) ? null : say(look.trackName(counter), `${to}`)),
  tickSet: ({ tick, on }, look) => (isHidden(look, tick) ? null : say(look.trackName(tick), on ? 'done' : 'not done')),
} satisfies Part;

const people = {
  corrected: ({ correction, from }, look) => correctedLine(correction, from, look),
  operativeAdded: ({ operative: { id, weapons } }, look) =>
    say(
      weapons.length === 0
        ? `${look.name(id)} arrives`
        : `${look.name(id)} arrives: ${weapons.map((weapon) => look.weaponName(weapon.id)).join(', ')}`,
    ),
  settingsChanged: () => say('Settings changed'),
  freeRolled: ({ roll, result, typed, why }) =>
    say(freeRollSaid(freeDice, roll.kind, result, why), typed ? freeDice.typed : null),
  assigned: ({ operative, owner }, look) => say(`${look.name(operative)} is played by ${look.playerName(owner)}`),
  playerRenamed: ({ name }) => say(`A player is called ${name}`),
  boardTaken: ({ board }) => say(`The board answers: ${board.map.name}`),
  boardDropped: () => say('The board is put away: the table answers'),
  boardOverruled: ({ from, to, says }, look) =>
    say(overruled.seen(look.name(from), look.name(to)), overruled.says(says)),
  marksLaid: ({ zones: [mark], inches: places }, look) =>
    say(places.map((place) => markSaid(look, mark?.name ?? '', place)).join('; ')),
  linesLaid: ({ name }) => say(`Pipes lie across the board now: ${name}`),
  marksGone: nothing,
  markerLaid: ({ name }, look) => say(`${look.packName(look.contentName(name, name))} lies elsewhere on the board now`),
  markerTaken: ({ name }, look) => say(`${look.packName(look.contentName(name, name))} is taken off the board`),
  doorMoved: ({ open, operative }) =>
    say(open ? 'A door stands open now' : 'A door is shut now', operative === null ? 'by hand' : null),
  boardPlaced: ({ operative, at }, look) =>
    say(
      at === null
        ? `${look.name(operative)} is off the board: the table answers for it`
        : `${look.name(operative)} stands on the board`,
    ),
  walked: ({ operative, cost }, look) => say(`${look.name(operative)} goes ${tenths(cost)} on the board`),
  flagSet: nothing,
  heightSet: nothing,
  factsSet: nothing,
} satisfies Part;

/** Every event in one sentence; the ones that only move the open work along have none. */
export const log: LogCatalogue = {
  ...flow,
  ...tables,
  ...acting,
  ...attacks,
  ...harm,
  ...gear,
  ...traits,
  ...people,
  ...logEnemy,
  ...logScenario,
  ...logMatch,
  factsForgotten: nothing,
  taskOpened: nothing,
  taskClosed: nothing,
  taskMoved: nothing,
  shotMoved: nothing,
  fightMoved: nothing,
  fighterMoved: nothing,
};
