import * as z from 'zod/mini';
import { onceFor } from '../core/once.ts';
import { pendingIn } from '../family/vanguard/flow/advance.ts';
import { battleDecider } from '../family/vanguard/flow/battleDecider.ts';
import { type BattleState, battleSettings, battleState } from '../family/vanguard/model/battle.ts';
import type { Command } from '../family/vanguard/model/command.ts';
import type { BattleEvent } from '../family/vanguard/model/event.ts';
import type { Rejection } from '../family/vanguard/model/rejection.ts';
import type { Request } from '../family/vanguard/model/request.ts';
import { byItself } from '../family/vanguard/view/byItself.ts';
import { sideToAct } from '../family/vanguard/view/sideToAct.ts';
import { standingOf } from '../family/vanguard/view/standing.ts';
import type { VanguardView } from '../family/vanguard/view/vanguardView.ts';
import { viewOf } from '../family/vanguard/view/view.ts';
import type { RoundsAdvisor } from '../advisor/roundsAdvisor.ts';
import type { GameSystem } from './system.ts';

/** What the table is told before the first model is set up (V-79): terrain and what each piece is, the scenario's map and lines, who has which edge. */
export type VanguardSetUpStep =
  | { readonly kind: 'terrain' }
  | { readonly kind: 'scenario' }
  | { readonly kind: 'edges' }
  | { readonly kind: 'byTables' };

/** What Vanguard is made of. */
export interface VanguardTypes {
  readonly state: BattleState;
  readonly command: Command;
  readonly event: BattleEvent;
  readonly rejection: Rejection;
  readonly request: Request;
  readonly view: VanguardView;
  readonly advisor: RoundsAdvisor;
  readonly setUpStep: VanguardSetUpStep;
}

const ID = 'vanguard';

const saved = z.strictObject({ ...battleState.shape, ruleset: z.literal(ID) });

const setUpSteps = ({ sides }: BattleState): readonly VanguardSetUpStep[] => [
  { kind: 'terrain' },
  { kind: 'scenario' },
  { kind: 'edges' },
  ...(sides.some(({ hand }) => hand === 'tables') ? [{ kind: 'byTables' } as const] : []),
];

/** Kill Team Vanguard: two war bands, rounds, dice that explode. */
export const vanguard: GameSystem<VanguardTypes> = {
  id: ID,
  version: '1.0.0',
  decider: battleDecider,
  pending: pendingIn,
  saved,
  digest: {
    shape: { settings: battleSettings },
    of: ({ settings }) => ({ settings }),
    result: battleState.shape.result,
  },
  begins: () => null,
  setUp: setUpSteps,
  view: onceFor(viewOf),
  byItself,
  sideToAct,
  standing: standingOf,
  fetchAdvisor: async () => (await import('../advisor/roundsAdvisor.ts')).roundsAdvisor,
};
