import type { Lasting } from '../../../engine/family/killteam/model/lasting.ts';
import type { Step } from './shape.ts';
import type { Table } from './table.ts';

/** Wounds by the table's hand; the credit is told by the script. */
export function wounds(table: Table, step: Step<'damage' | 'heal'>, at: number): string {
  const { wounds: from, maxWounds } = table.operative(step.op, at);
  const by = step.do === 'damage' ? -step.n : step.n;
  const to = Math.min(maxWounds, Math.max(0, from + by));
  const credit = step.do === 'damage' ? (step.by ?? null) : null;
  const correction = { what: 'wounds' as const, operative: step.op, to, credit };
  const refused = table.does({ type: 'correct', correction });
  table.resolve();
  return refused ?? 'ok';
}

/** C-38: it has no Pick Up any more. */
export function losePickUp(table: Table, step: Step<'losePickUp'>, at: number): string {
  table.operative(step.op, at);
  const lasting: Lasting = {
    id: `lost.${at}`,
    source: { kind: 'rule', id: 'lost', name: 'lost' },
    on: { kind: 'operative', operative: step.op },
    change: { op: 'forbid', action: 'pickUpMarker' },
    until: 'battle',
  };
  return table.does({ type: 'correct', correction: { what: 'impose', lasting } }) ?? 'ok';
}

/** K-15, C-41: a change of APL, to the end of an activation or until the next turning point begins. */
export function apl(table: Table, step: Step<'apl'>, at: number): string {
  table.operative(step.op, at);
  const lasting: Lasting = {
    id: `apl.${at}`,
    source: { kind: 'rule', id: 'apl', name: 'apl' },
    on: { kind: 'operative', operative: step.op },
    change: { op: 'stat', stat: 'apl', by: step.mod, least: null },
    until: step.until === undefined ? 'activation' : 'turningPointBegins',
  };
  return table.does({ type: 'correct', correction: { what: 'impose', lasting } }) ?? 'ok';
}
