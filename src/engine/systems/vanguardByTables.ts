import * as z from 'zod/mini';
import { onceFor } from '../core/once.ts';
import { battleState } from '../family/vanguard/model/battle.ts';
import type { Rejection } from '../family/vanguard/model/rejection.ts';
import type { Request } from '../family/vanguard/model/request.ts';
import { byItself } from '../family/vanguard/view/byItself.ts';
import type { VanguardView } from '../family/vanguard/view/vanguardView.ts';
import { viewOf } from '../family/vanguard/view/view.ts';
import type { RoundsAdvisor } from '../advisor/roundsAdvisor.ts';
import { foeByItself } from '../plugins/foes/byItself.ts';
import type { FoeCommand } from '../plugins/foes/command.ts';
import { foeDecider } from '../plugins/foes/decider.ts';
import type { FoeEvent } from '../plugins/foes/event.ts';
import { offersOfPeople } from '../plugins/foes/offers.ts';
import { pendingOf } from '../plugins/foes/pending.ts';
import { type FoeBattle, foesState } from '../plugins/foes/state.ts';
import { type FoesView, foesView } from '../plugins/foes/view.ts';
import type { GameSystem } from './system.ts';
import { vanguard, type VanguardSetUpStep } from './vanguardSystem.ts';

/** What Vanguard is made of where tables may play a side. */
export interface FoeTypes {
  readonly state: FoeBattle;
  readonly command: FoeCommand;
  readonly event: FoeEvent;
  readonly rejection: Rejection;
  readonly request: Request;
  readonly view: VanguardView & { readonly foes: FoesView | null };
  readonly advisor: RoundsAdvisor;
  readonly setUpStep: VanguardSetUpStep;
}

const saved = z.strictObject({
  ...battleState.shape,
  foes: z.optional(foesState),
  ruleset: z.literal(vanguard.id),
});

function viewByTables(state: FoeBattle): FoeTypes['view'] {
  const view = viewOf(state);
  return { ...view, offers: offersOfPeople(state, view.offers), foes: foesView(state) };
}

/** Kill Team Vanguard, with what a side needs that plays itself. */
export const vanguardByTables: GameSystem<FoeTypes> = {
  ...vanguard,
  decider: foeDecider,
  pending: pendingOf,
  saved,
  view: onceFor(viewByTables),
  byItself: (state, request) => foeByItself(state, request) ?? byItself(state, request),
};
