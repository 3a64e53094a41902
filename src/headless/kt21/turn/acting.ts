import { actionReasons } from '../../../engine/family/killteam/flow/actions/actions.ts';
import type { ActionId } from '../../../engine/core/ids.ts';
import type { Command } from '../../../engine/family/killteam/model/command.ts';
import { DEFAULT_SHOT, pairKey } from '../../../engine/family/killteam/model/facts.ts';
import { engagedWith, ofSide, opposing, standing } from '../../../engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { badScript } from '../script.ts';
import { codeOf } from './codes.ts';
import type { Step } from './shape.ts';
import type { Table } from './table.ts';

type Aim = Pick<Step<'act'>, 'weapon' | 'target'>;

const MOVES = { normalMove: 'reposition', charge: 'charge', fallBack: 'fallBack', dash: 'dash' } as const;
const PLAIN = { pass: 'pass', guard: 'guard', operateHatch: 'interact' } as const;

type MoveName = keyof typeof MOVES;
type PlainName = keyof typeof PLAIN;
const isMove = (name: string): name is MoveName => Object.hasOwn(MOVES, name);
const isPlain = (name: string): name is PlainName => Object.hasOwn(PLAIN, name);

/** Whom it attacks: the one that is named, else the first that could be a target. */
function targetOf({ state }: Table, { id, side }: Operative, { target }: Aim): string {
  if (typeof target === 'string') return target;
  const enemies = ofSide(state, opposing(state, side)).filter(standing);
  const near = enemies.find((each) => engagedWith(state, each.id).includes(id));
  const free = enemies.find((each) => engagedWith(state, each.id).length === 0);
  return (near ?? free ?? enemies[0])?.id ?? '';
}

/** The table says that nobody can be seen. */
function blinded(table: Table, { id, side }: Operative): void {
  const { state } = table;
  const unseen = ofSide(state, opposing(state, side)).map(
    (enemy) => [pairKey(id, enemy.id), { ...DEFAULT_SHOT, visible: false }] as const,
  );
  table.state = { ...state, facts: { ...state.facts, ...Object.fromEntries(unseen) } };
}

/** An attack with the first weapon of its kind, or the one named. */
export function attackCommand(
  table: Table,
  operative: Operative,
  action: 'shoot' | 'fight',
  aim: Aim,
): Extract<Command, { type: 'shoot' | 'fight' }> {
  const kind = action === 'shoot' ? 'ranged' : 'melee';
  const weapon = aim.weapon ?? operative.weapons.find((each) => each.kind === kind)?.id ?? '';
  return { type: action, weapon, target: targetOf(table, operative, aim) };
}

const actOf = (
  action: Exclude<ActionId, 'shoot' | 'fight'>,
  targets: readonly string[],
): Extract<Command, { type: 'act' }> => ({
  type: 'act',
  action,
  targets,
  weapon: null,
  note: null,
  fall: 0,
});

/** K-42: a marker at this distance. */
const pickUp = ({ marker, dist = 0 }: Step<'act'>): Command => ({
  ...actOf('pickUpMarker', []),
  note: marker ?? null,
  marker: { inches: dist, visible: true, room: true },
});

/** K-43: dropped in its own activation, at this distance; without room, as near as can be. */
export function drop(table: Table, { op, dist, visible = true, room = true }: Step<'drop'>): string {
  if (table.state.activation?.operative !== op) return 'notActive';
  const marker = { inches: dist, visible, room };
  const refused = table.does({ ...actOf('placeMarker', []), marker }) ?? 'ok';
  return refused === 'noTarget' ? 'notVisible' : refused;
}

/** The command of an action of the contract. */
function commandOf(table: Table, operative: Operative, step: Step<'act'>, at: number): Command {
  const { action, er = [] } = step;
  const free = step.free === true ? { free: true as const } : {};
  if (action === 'shoot' || action === 'fight') return { ...attackCommand(table, operative, action, step), ...free };
  if (isMove(action)) return { ...actOf(MOVES[action], er), ...free };
  if (isPlain(action)) return { ...actOf(PLAIN[action], []), weapon: step.weaponOnly ?? null };
  if (action === 'pickUp') return pickUp(step);
  if (/^(?:unique|mission):/u.test(action)) return { type: 'useTrait', operative: operative.id, trait: action };
  throw badScript(at, `is no action: ${action}`);
}

/** The engine says that AP are missing before anything else; the contract says it last. */
function sooner(table: Table, operative: Operative, command: Command, code: string): string {
  const id =
    command.type === 'act'
      ? command.action
      : command.type === 'shoot' || command.type === 'fight'
        ? command.type
        : null;
  if (code !== 'noAp' || id === null) return code;
  const other = actionReasons(table.game, operative, id).find((reason) => reason.code !== 'notEnoughAp');
  return other === undefined ? code : codeOf(other.code);
}

/** K-28 to K-30, K-32 to K-40, K-44: an action, or why it cannot be done. */
export function act(table: Table, step: Step<'act'>, at: number): string {
  const operative = table.operative(step.op, at);
  if (table.state.activation?.operative !== step.op) return 'notActive';
  table.closeWindow();
  const before = table.state;
  if (step.target === false) blinded(table, operative);
  const command = commandOf(table, operative, step, at);
  const refused = table.does(command);
  if (refused !== null) {
    table.state = before;
    const code = sooner(table, operative, command, refused);
    return step.action === 'charge' && code === 'noTarget' ? 'mustEndInEngagement' : code;
  }
  if (step.open !== true) table.resolve();
  return 'ok';
}

/** C-30, C-31: the last Shoot again. */
export function repeat(table: Table, step: Step<'repeat'>, at: number): string {
  const operative = table.operative(step.op, at);
  const before = table.state;
  if (step.target === false) blinded(table, operative);
  const shot = before.activation?.shot?.target ?? '';
  const other = ofSide(before, operative.side)[0]?.id ?? '';
  const refused = table.does({ type: 'repeatShot', target: step.sameTarget === false ? other : shot });
  if (refused === null) table.resolve();
  else table.state = before;
  return refused ?? 'ok';
}

/** K-31, K-41: the turn of somebody expended, its one Shoot, and the other side's turn. */
export function overwatch(table: Table, step: Step<'overwatch'>, at: number): string {
  const operative = table.operative(step.op, at);
  if (table.state.phase === 'turningPointOver') return 'phaseOver';
  const tried = table.copy();
  if (step.target === false) blinded(tried, operative);
  const refused =
    tried.does({ type: 'counteract', operative: step.op }) ??
    tried.does(attackCommand(tried, operative, 'shoot', step));
  if (refused !== null) return refused;
  tried.resolve();
  tried.closeWindow();
  tried.does({ type: 'endActivation' });
  table.state = tried.state;
  return 'ok';
}

/** Where it may attack: Fight and point-blank in engagement range, a plain Overwatch outside. */
function wrongPlace(table: Table, { op, how }: Step<'guardAttack'>): string | null {
  const engaged = engagedWith(table.state, op).length > 0;
  if (how === 'overwatch') return engaged ? 'inEngagement' : null;
  return engaged || how === 'hatchwayFight' ? null : 'notInEngagement';
}

/** It is on guard, in the window. */
function mayNot(table: Table, { guard, id }: Operative): string | null {
  const { pending } = table;
  if (!guard) return 'notOnGuard';
  const may = pending?.kind === 'pick' && table.window && pending.options.some((option) => option.id === id);
  return may ? null : 'noInterrupt';
}

/** C-57 to C-63: a guard attack in the window after an enemy action; one that cannot be made leaves it on guard. */
export function guardAttack(table: Table, step: Step<'guardAttack'>, at: number): string {
  const operative = table.operative(step.op, at);
  const stopped = mayNot(table, operative) ?? wrongPlace(table, step);
  if (stopped !== null) return stopped;
  const tried = table.copy();
  if (step.target === false) blinded(tried, operative);
  tried.answers({ kind: 'pick', option: step.op });
  const action = step.how === 'overwatch' || step.how === 'pointBlank' ? 'shoot' : 'fight';
  const refused = tried.does(attackCommand(tried, operative, action, step));
  if (refused !== null) return refused;
  tried.resolve();
  table.state = tried.state;
  return 'ok';
}

/** K-24 to K-28: the activation of somebody, out of turn where a rule allows it. */
export function activate(table: Table, step: Step<'activate'>, at: number): string {
  const operative = table.operative(step.op, at);
  table.closeWindow();
  const refused = table.does({
    type: 'activate',
    operative: step.op,
    order: step.order ?? operative.order,
    ...(step.byRule === true && { byRule: true }),
  });
  const { group } = table.state;
  // Its side's turn it is, though not its own: another of the group goes.
  if (refused === 'notYourTurn' && group?.side === operative.side)
    return operative.readiness === 'ready' ? 'groupType' : 'notReady';
  return refused ?? 'ok';
}

/** K-28: the rest of its AP is passed. */
export function end(table: Table, step: Step<'end'>): string {
  if (table.state.activation?.operative !== step.op) return 'notActive';
  table.closeWindow();
  return table.does({ type: 'endActivation' }) ?? 'ok';
}
