import type { Side } from '../../../../core/ids.ts';
import type { BattleEvent } from '../../model/event.ts';
import { byPeople, findOperative, sideById } from '../../model/lookup.ts';
import { type Rejection, when } from '../../model/rejection.ts';
import type { BattleState } from '../../model/state.ts';
import type { Game } from '../../rules/game.ts';
import { concerns, lastingOf } from '../../stats/changes.ts';
import type { Ploy } from '../../tables/ploy.ts';
import { affected, targeted } from '../effects/stepModule.ts';
import { ployTask } from '../effects/sideSeen.ts';
import { openEffects } from '../effects/table.ts';
import { usedBy } from './usedBy.ts';

/** The ploys of a side, in the order of its kill team. */
export const ploysOf = ({ ploys }: Pick<BattleState, 'ploys'>, side: Side): readonly Ploy[] => ploys?.[side] ?? [];

/** CP of a ploy as this side pays it: what lasts may make it dearer or cheaper. */
export const priceOf = (state: BattleState, side: Side, ploy: Ploy): number =>
  lastingOf(state, 'ployPrice')
    .filter(({ on, change }) => {
      const kind = ploy.kind === 'strategic' ? 'strategic' : 'firefight';
      return concerns(on, { id: '', side }) && (change.kind === undefined || change.kind === kind);
    })
    .reduce((cp, { change }) => Math.max(0, cp + change.by), ploy.cp);

/** K-21, K-22: each once in a turning point, and paid for. */
export function reasonsAgainst(state: BattleState, side: Side, ploy: Ploy): readonly Rejection[] {
  const cp = priceOf(state, side, ploy);
  const { cp: left } = sideById(state, side);
  const used = state.ploysUsed?.[side]?.includes(ploy.id) === true;
  return [
    ...when(used, 'traitUsedUp', { trait: ploy.id, name: ploy.name, per: 'turningPoint' }),
    ...when(cp > left, 'notEnoughCp', { needed: cp, left }),
  ];
}

/** Something would come of it: of an effect for everybody, or of one for whom the moment is about. */
export function doesSomething(game: Game, side: Side, ploy: Ploy, operative: string | null): boolean {
  const about = operative === null ? null : findOperative(game.state, operative);
  return usedBy(game.state, side, ploy.effects).some(
    (step) => !targeted(step) || step.to.who !== 'this' || (about !== null && affected(game, step, about)),
  );
}

/** It is paid for, and done. */
export function ployUsed({ state }: Game, side: Side, ploy: Ploy, operative: string | null): readonly BattleEvent[] {
  const { id, kind, name, effects } = ploy;
  const used: BattleEvent = {
    type: 'ployUsed',
    side,
    ploy: id,
    kind,
    name,
    cp: priceOf(state, side, ploy),
    operative,
    byTables: !byPeople(state, side),
  };
  if (effects.length === 0) return [used];
  return [
    used,
    ...openEffects(state, usedBy(state, side, effects), {
      source: { kind: 'ploy', id, name },
      subject: operative,
      again: null,
      task: ployTask(side, id),
      ...(operative !== null && { by: operative }),
    }),
  ];
}
