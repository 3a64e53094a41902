import type { BattleEvent } from '../model/event.ts';
import type { FightTask, ShootTask } from '../model/task.ts';

/** The attack in hand is taken back as if never declared: its AP, a guard, the retaliation a point-blank shot gave up. */
export function cancelledEvents(task: ShootTask | FightTask): readonly BattleEvent[] {
  const operative = task.kind === 'shoot' ? task.operative : task.attacker.operative;
  const { before } = task;
  const ap = task.via === 'action' ? 1 + (before?.price ?? 0) : 0;
  return [
    { type: 'taskClosed' },
    { type: 'taskClosed' },
    { type: 'attackCancelled', operative, action: task.kind, ap, ...(before && { before }) },
  ];
}
