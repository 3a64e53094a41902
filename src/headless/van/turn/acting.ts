import { PLAIN_FACTS } from '../../../engine/core/roundsBook.ts';
import { engagedEnemies } from '../../../engine/family/vanguard/attack/engaged.ts';
import { testsNerve } from '../../../engine/family/vanguard/flow/legal/turn.ts';
import type { BattleModel } from '../../../engine/family/vanguard/model/battleModel.ts';
import type { ActCommand } from '../../../engine/family/vanguard/model/command.ts';
import { inReachOf, modelById } from '../../../engine/family/vanguard/model/lookup.ts';
import { badScript } from '../../kt21/script.ts';
import { strangerTo } from './battle.ts';
import type { Step } from './shape.ts';
import type { Table } from './table.ts';

/** Its nerve die is in the script exactly when it must be rolled. */
function whyNotTested(table: Table, model: BattleModel, { test, again }: Step<'activate'>): string | null {
  const must = testsNerve(table.state, model, again);
  if (must === (test !== undefined)) return null;
  return must ? 'testNeeded' : 'noTest';
}

export function activate(table: Table, step: Step<'activate'>, at: number): string {
  const { again, followUp, test } = step;
  const model = table.model(step.model, at);
  const command = { type: 'activate' as const, model: model.id, again, followUp };
  const refused = table.refuses(command);
  if (refused !== null && refused !== 'noCp') return refused;
  const untested = whyNotTested(table, model, step);
  if (untested !== null || refused !== null) return untested ?? 'noCp';
  table.does(command);
  if (test !== undefined) table.rolls(test);
  return table.state.activation?.kind === 'fallback' ? 'fallback' : 'ok';
}

/** Somebody else than the one who acts, or nobody, is not active. */
const whyNotActive = ({ state }: Table, model: string): string | null =>
  state.activation?.model === model && state.tasks.length === 0 ? null : 'notActive';

/** Whom an attack is aimed at: as the script says, of a charge its target, in melee whoever is engaged, else somebody far off. */
function targetOf({ state }: Table, model: BattleModel, { type, chargeAttack, target }: Step<'act'>): string {
  if (target !== undefined) return target;
  const charged = chargeAttack ? state.activation?.freeAttack : null;
  const near = type === 'melee' ? engagedEnemies(state, model.id)[0]?.id : null;
  return charged ?? near ?? 'stranger';
}

const attackOf = (table: Table, model: BattleModel, step: Step<'act'>): ActCommand => ({
  type: 'act',
  action: 'attack',
  push: step.fatigue,
  attack: step.type,
  free: step.chargeAttack,
  targets: [{ model: targetOf(table, model, step), dice: 1, facts: { ...PLAIN_FACTS, sight: step.sight } }],
});

function commandOf(table: Table, model: BattleModel, step: Step<'act'>, at: number): ActCommand {
  const { action, fatigue: push, sight } = step;
  const stays = inReachOf(table.state, model.id).map(({ id }) => id);
  const moved = { engages: step.engages ?? stays, left: [], fall: 0 };
  switch (action) {
    case 'walk':
    case 'run':
      return { type: 'act', action, push, moved };
    case 'charge':
      return { type: 'act', action, push, target: step.target ?? 'stranger', sight, moved };
    case 'aim':
    case 'focus':
    case 'standUp':
      return { type: 'act', action, push };
    case 'attack':
      return attackOf(table, model, step);
    default:
      if (!action.startsWith('own:')) throw badScript(at, `has no action ${action}`);
      return { type: 'act', action: 'own', push, own: action.slice('own:'.length), target: model.id };
  }
}

/** With a stranger on the table, for as long as it takes. */
function withStranger<T>(table: Table, side: string, play: () => T): T {
  table.state = { ...table.state, models: [...table.state.models, { ...strangerTo(side), inPlay: true }] };
  const value = play();
  table.state = { ...table.state, models: table.state.models.filter(({ id }) => id !== 'stranger') };
  return value;
}

export function act(table: Table, step: Step<'act'>, at: number): string {
  const model = table.model(step.model, at);
  const inactive = whyNotActive(table, model.id);
  if (inactive !== null) return inactive;
  return withStranger(table, model.side, () => {
    const command = commandOf(table, model, step, at);
    const refused = table.refuses(command);
    if (refused === null && step.targetEngaged) return 'targetEngaged';
    if (refused !== null) return refused;
    table.does(command);
    table.resolve();
    return 'ok';
  });
}

export function fallback(table: Table, step: Step<'fallback'>, at: number): string {
  const { id } = table.model(step.model, at);
  if (whyNotActive(table, id) !== null) return 'notActive';
  const refused = table.does({ type: 'fallBack', edge: step.edge, left: [], fall: 0 });
  if (refused !== null) return refused;
  table.resolve();
  if (table.pending?.kind === 'roll') {
    if (step.second === undefined) throw badScript(at, 'has no second die');
    table.rolls(step.second);
  }
  return modelById(table.state, id).inPlay ? 'ok' : 'removed';
}

export function end(table: Table, { model }: Step<'end'>): string {
  return whyNotActive(table, model) ?? table.does({ type: 'endActivation' }) ?? 'ok';
}

/** V-62, V-64: mortal wounds, and the recovery die where there is one. */
export function hurt(table: Table, { model: id, n, recovery }: Step<'hurt'>, at: number): string {
  const before = table.model(id, at);
  const refused = table.does({ type: 'hurt', model: id, hits: 0, ap: 0, mortal: n, cause: 'other' });
  if (refused !== null) return refused;
  if (table.pending?.kind === 'roll' && table.pending.purpose === 'recovery') {
    if (recovery === undefined) throw badScript(at, 'has no recovery die');
    table.rolls(recovery);
  }
  const { inPlay, down } = modelById(table.state, id);
  if (!inPlay) return 'removed';
  return down && !before.down ? 'down' : 'ok';
}
