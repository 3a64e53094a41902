import type { BattleEvent } from '../../model/event.ts';
import type { Lasting } from '../../model/lasting.ts';
import { BYSTANDERS, BYSTANDERS_COUNTER } from '../../model/mission.ts';
import type { BattleState } from '../../model/state.ts';
import type { Game } from '../../rules/game.ts';
import type { EffectStep } from '../../tables/effect.ts';
import { openEffects } from './table.ts';

/** The table whose rows environments are, by its id in the battle (`rules/acolyte.md` C12). */
export const ENVIRONMENTS = 'environments';
/** The row with bystanders. */
export const CROWDED = 'crowded';

/** An environment that is in force, as it is told; what its row does lasts beside it. */
export const isEnvironment = ({ source, change }: Lasting): boolean =>
  source.kind === 'environment' && change.op === 'told';

/** What a row makes last for the battle ends with its environment, when that ends before. */
const until = (step: EffectStep, end: Lasting['until']): EffectStep =>
  'expires' in step && step.expires === 'battle' && (end === 'turningPoint' || end === 'battle')
    ? { ...step, expires: end }
    : step;

function opens(state: BattleState, { source, until: end }: Lasting): readonly BattleEvent[] {
  const row = state.tables?.[ENVIRONMENTS]?.rows.find(({ id }) => id === source.id);
  return row === undefined || row.effects.length === 0
    ? []
    : openEffects(
        state,
        row.effects.map((step) => until(step, end)),
        { source, subject: null, again: null, task: `environment.${source.id}` },
      );
}

function begun(state: BattleState, event: BattleEvent): readonly Lasting[] {
  if (event.type === 'battleStarted') return state.lasting;
  if (event.type === 'lastingBegan') return [event.lasting];
  return event.type === 'corrected' && event.correction.what === 'impose' ? [event.correction.lasting] : [];
}

/** Bystanders stand between the sides: those that the retinue takes down are counted (`rules/acolyte.md` C12). */
const counts = ({ mission }: BattleState, begin: readonly Lasting[]): readonly BattleEvent[] =>
  begin.some(({ source }) => source.id === CROWDED) && !mission.counters.some(({ id }) => id === BYSTANDERS)
    ? [{ type: 'counterAdded', counter: BYSTANDERS_COUNTER }]
    : [];

/** What environments do when they begin: with the battle, by a row of a table, or by hand. */
export function environmentsBegin({ state }: Game, events: readonly BattleEvent[]): readonly BattleEvent[] {
  const begin = events.flatMap((event) => begun(state, event)).filter(isEnvironment);
  return [...counts(state, begin), ...begin.flatMap((environment) => opens(state, environment))];
}
