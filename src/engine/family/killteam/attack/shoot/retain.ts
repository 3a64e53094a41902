import { count } from '../../model/pool.ts';
import { immediateCause, immediateDamage } from './derive.ts';
import { statBegins } from '../../stats/apl.ts';
import type { Trigger } from '../../rules/windows.ts';
import { requestId, standing } from '../../model/lookup.ts';
import { damageEvents } from '../damage.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { BattleState } from '../../model/state.ts';
import { attackNow, triggersNow } from './shotInHand.ts';
import type { ShotInHand, ShootStep } from '../../rules/steps.ts';
import { shotMoved, shotRequestId } from './step.ts';

type Devastating = Extract<Trigger, { kind: 'devastating' }>;

const wide = (triggers: readonly Trigger[]): Devastating | null =>
  triggers.find((trigger): trigger is Devastating => trigger.kind === 'devastating' && trigger.inches !== null) ?? null;

/** A distance Devastating went off: who else is visible to and within that distance of the target? */
export const nearby: ShootStep = {
  request: (inHand) => {
    const blast = inHand.task.sequence.nearby === null ? wide(triggersNow(inHand)) : null;
    if (blast === null) return null;
    const { game, target, shooter } = inHand;
    const others = game.state.operatives.filter((other) => standing(other) && other.id !== target.id);
    return {
      kind: 'tick',
      id: shotRequestId(inHand, 'nearby'),
      question: 'devastating',
      side: shooter.side,
      inches: blast.inches,
      around: target.id,
      candidates: others.map((other) => other.id),
      preset: [],
    };
  },
  resolve: (_, answer) => (answer.kind === 'tick' ? [shotMoved({ nearby: [...answer.operatives] })] : []),
};

/** Stun (A6): APL −1 until the end of the target's next activation; a target that ignores APL changes is left alone. */
export function stunEvents(state: BattleState, target: string, source: string): readonly BattleEvent[] {
  const operative = state.operatives.find((other) => other.id === target);
  if (operative === undefined || operative.abilities.includes('ignoresApl')) return [];
  const id = `${source}.stun.${target}`;
  return [
    statBegins(state, operative, {
      id,
      source: { kind: 'rule', id: 'stun', name: 'Stun' },
      on: { kind: 'operative', operative: target },
      change: { op: 'stat', stat: 'apl', by: -1, least: null },
      until: 'nextActivation',
    }),
  ];
}

/**
 * The attack dice are retained: what retained crits set off happens now (A4 step 3.6). Committed with the first answer
 * after the re-rolls, so that a Command Re-roll costs no extra tap; nothing once it has been done.
 */
export function retainEvents(inHand: ShotInHand): readonly BattleEvent[] {
  const attack = attackNow(inHand);
  const { game, task, shooter, target } = inHand;
  if (attack === null || task.sequence.retained) return [];
  const triggers = triggersNow(inHand);
  const immediate = immediateDamage(triggers);
  const spread = wide(triggers)?.damage ?? 0;
  const cause = immediateCause(triggers);
  const dealt = (id: string, amount: number) => damageEvents(game.state, id, { amount, by: shooter.id, cause });
  const stunned = triggers.some((trigger) => trigger.kind === 'stun');
  return [
    {
      type: 'hitsRetained',
      operative: shooter.id,
      criticals: count(attack.pool, 'critical'),
      normals: count(attack.pool, 'normal'),
      because: attack.because,
    },
    ...dealt(target.id, immediate),
    ...(task.sequence.nearby ?? []).flatMap((id) => dealt(id, spread)),
    ...(stunned ? stunEvents(game.state, target.id, requestId(game.state, `${task.id}.${task.number}`)) : []),
    shotMoved({ retained: true, immediate }),
  ];
}
