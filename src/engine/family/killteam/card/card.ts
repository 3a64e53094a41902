import * as z from 'zod/mini';
import { ACTION_IDS } from '../../../core/ids.ts';

/** A rule printed on a weapon, with its parameters (checked against the rule's own schema when the pack loads). */
export const weaponRuleUse = z.strictObject({ id: z.string(), params: z.record(z.string(), z.unknown()) });

/**
 * When a temporary change ends: `action` when the action in hand is over, or else the next; `turningPoint` at the end of this one; `activation` at the end of the operative's current
 * or next activation; `nextActivation` at the end of its next activation (Stun, reading X-17); `nextTurningPoint` at the
 * end of the one after this; `battle` never; `activates` when its next activation begins; `turningPointBegins` when the next turning point does (C-41).
 */
export const EXPIRIES = [
  'action',
  'turningPoint',
  'activation',
  'nextActivation',
  'nextTurningPoint',
  'battle',
  'activates',
  'turningPointBegins',
] as const;

/** Card rules that the engine knows by name. */
export const ABILITIES = [
  'groupActivation',
  'ignoresApl',
  'fly',
  'medic',
  'saveIgnoresPiercing',
  'twoAttacks',
  'cannotInteract',
  'cannotPickUp',
  'holdsNothing',
  'noReload',
  'parriesTwo',
  'neverActs',
] as const;

/** How an enemy fights by itself (`rules/acolyte.md` C18, C19). */
export const BEHAVIOURS = ['brawler', 'marksman', 'caster', 'beast', 'heavy'] as const;
export type BehaviourName = (typeof BEHAVIOURS)[number];

export const actionId = z.enum(ACTION_IDS);

/** Actions that rows of packs may change: those that do without a board. */
export const tableActionId = z.enum(ACTION_IDS.filter((id) => id !== 'operateHatch'));
