import { count } from '../../model/pool.ts';
import { immediateCause, immediateDamage } from './derive.ts';
import type { Source } from '../../stats/changes.ts';
import { statBegins } from '../../stats/apl.ts';
import { keepsApl } from '../../stats/untouched.ts';
import { spoke } from '../../stats/uses.ts';
import { requestId, standing } from '../../model/lookup.ts';
import { ticksInArea } from '../boardGeometry.ts';
import { eachDamaged } from '../damage.ts';
import { wideOf } from '../wide.ts';
import { hotWounds } from './hotWounds.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game } from '../../rules/game.ts';
import { attackNow, triggersNow } from './shotInHand.ts';
import type { ShotInHand, ShootStep } from '../../rules/steps.ts';
import { shotMoved, shotRequestId } from './step.ts';

/** A distance Devastating, or Splash, went off: who else is visible to and within that distance of the target? */
export const nearby: ShootStep = {
  request: (inHand) => {
    const blast = inHand.task.sequence.nearby === null ? wideOf(triggersNow(inHand)) : null;
    if (blast === null) return null;
    const { game, target, shooter } = inHand;
    const others = game.state.operatives.filter((other) => standing(other) && other.id !== target.id);
    const candidates = others.map(({ id }) => id);
    return {
      kind: 'tick',
      id: shotRequestId(inHand, 'nearby'),
      question: inHand.game.rules.attacks.splashes ? 'splash' : 'devastating',
      side: shooter.side,
      inches: blast.inches,
      around: target.id,
      candidates,
      ...ticksInArea(game.state, { middle: target.id, inches: blast.inches, seen: true }, candidates),
    };
  },
  resolve: (_, answer) => (answer.kind === 'tick' ? [shotMoved({ nearby: [...answer.operatives] })] : []),
};

/** What keeps a stun away from it, by its name. */
const heldBy = (operative: string, { id, name, lasting }: Source): BattleEvent => ({
  type: 'stunHeld',
  operative,
  by: { id: lasting?.source.id ?? id, name },
});

/**
 * Stun: APL −1 for as long as the book has it; a target that ignores APL changes is left alone, and what holds it off is told.
 */
export function stunEvents({ rules, state }: Game, target: string, source: string): readonly BattleEvent[] {
  const operative = state.operatives.find((other) => other.id === target);
  if (operative === undefined) return [];
  if (operative.abilities.includes('ignoresApl')) return [{ type: 'stunHeld', operative: target, by: null }];
  const id = `${source}.stun.${target}`;
  const held = keepsApl(state, operative, -1);
  const told = held === null ? [] : [spoke(operative, held), heldBy(target, held)];
  // What lasts may end before the stun does; a trait never does.
  if (held !== null && held.lasting === undefined) return told;
  return [
    ...told,
    statBegins(state, operative, {
      id,
      source: { kind: 'rule', id: 'stun', name: 'Stun' },
      on: { kind: 'operative', operative: target },
      change: { op: 'stat', stat: 'apl', by: -1, least: null },
      until: rules.stats.aplUntil,
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
  const spread = wideOf(triggers)?.damage ?? 0;
  const cause = immediateCause(triggers);
  const dealt = (id: string, amount: number) => ({ id, amount, by: shooter.id, cause });
  const stunned = triggers.some((trigger) => trigger.kind === 'stun');
  return [
    {
      type: 'hitsRetained',
      operative: shooter.id,
      criticals: count(attack.pool, 'critical'),
      normals: count(attack.pool, 'normal'),
      because: attack.because,
    },
    ...eachDamaged(game, [
      dealt(target.id, immediate),
      ...(task.sequence.nearby ?? []).map((id) => dealt(id, spread)),
      { id: shooter.id, amount: hotWounds(inHand.shot, attack.pool), by: null, cause: 'hot' },
    ]),
    ...(stunned ? stunEvents(game, target.id, requestId(game.state, `${task.id}.${task.number}`)) : []),
    shotMoved({ retained: true, immediate }),
  ];
}
