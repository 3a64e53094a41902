import type { Decision } from '../../core/decider.ts';
import { decide as decideBattle } from '../../family/vanguard/flow/decide/decide.ts';
import type { Command } from '../../family/vanguard/model/command.ts';
import type { Rejection } from '../../family/vanguard/model/rejection.ts';
import type { FoeEvent } from './event.ts';
import { evolveFoes } from './evolve.ts';
import type { FoeBattle } from './state.ts';
import { planIn, type Planned } from './think.ts';

export type FoeDecision = Decision<FoeBattle, FoeEvent, Rejection>;

export const refused = (rejection: Rejection): FoeDecision => ({ ok: false, rejection });

/** What has happened so far in one decision. */
export interface Run {
  readonly state: FoeBattle;
  readonly events: readonly FoeEvent[];
}

export const startOf = (state: FoeBattle): Run => ({ state, events: [] });

/** And then these. */
export const and = ({ state, events }: Run, more: readonly FoeEvent[]): Run => ({
  state: more.reduce(evolveFoes, state),
  events: [...events, ...more],
});

/** And then what the battle makes of a command, or why it refuses it. */
export function obey(run: Run, command: Command): Run | Rejection {
  const decision = decideBattle(run.state, command);
  return decision.ok ? and(run, decision.events) : decision.rejection;
}

export const isRefusal = (run: Run | Rejection): run is Rejection => 'code' in run;

/** It has done something, and would do nothing more: its activation is over. One that does nothing at all is seen by the hands first. */
const isOver = ({ activation }: FoeBattle, plan: Planned): boolean =>
  plan.plan?.steps.length === 0 && activation !== null && activation.done.length > 0;

/** The table of whoever acts thinks on by itself, as far as nothing has to be asked. */
function settled(run: Run): Run {
  let now = run;
  for (;;) {
    const plan = planIn(now.state);
    if (plan === null) return now;
    if (plan.type === 'foeRowBarred') {
      now = and(now, [plan]);
      continue;
    }
    if (!isOver(now.state, plan)) return and(now, [plan]);
    const over = obey(now, { type: 'endActivation' });
    if (isRefusal(over)) return now;
    now = over;
  }
}

/** The decision that a run comes to, with what follows by itself. */
export function decided(run: Run | Rejection): FoeDecision {
  return isRefusal(run) ? refused(run) : { ok: true, ...settled(run) };
}
