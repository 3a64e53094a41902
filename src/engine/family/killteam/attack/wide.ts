import type { Trigger } from '../rules/windows.ts';

/** Wounds by retained crits that somebody near the target suffers as well. */
export interface Wide {
  readonly damage: number;
  readonly inches: number;
  readonly sparesBearer: boolean;
}

/** The first trigger that reaches beyond the target; null: none does. */
export function wideOf(triggers: readonly Trigger[]): Wide | null {
  for (const trigger of triggers)
    if ('inches' in trigger && trigger.inches !== null)
      return {
        damage: trigger.damage,
        inches: trigger.inches,
        sparesBearer: trigger.kind === 'devastating' && trigger.sparesBearer,
      };
  return null;
}
