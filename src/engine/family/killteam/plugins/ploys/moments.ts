import type { Side } from '../../../../core/ids.ts';
import type { BattleEvent } from '../../model/event.ts';
import { byPeople, findOperative, operativeById, standing } from '../../model/lookup.ts';
import type { AfterActionTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import type { BattleHooks } from '../../rules/plugin.ts';
import type { PloyMoment } from '../../tables/ployMoments.ts';
import type { Ploy } from '../../tables/ploy.ts';
import { doesSomething, ploysOf, reasonsAgainst } from './use.ts';

/** A moment of one operative. */
export interface Moment {
  readonly moment: PloyMoment;
  readonly side: Side;
  readonly operative: string;
}

/** Tactical ploys that can be used at a moment, and would do something. */
export const offersAt = (game: Game, { moment, side, operative }: Moment): readonly Ploy[] =>
  game.state.result === null
    ? ploysOf(game.state, side).filter(
        (ploy) =>
          ploy.kind === 'tactical' &&
          ploy.moment === moment &&
          reasonsAgainst(game.state, side, ploy).length === 0 &&
          doesSomething(game, side, ploy, operative),
      )
    : [];

/** The moment has come: it is asked for, where somebody could use something. */
function comes(game: Game, moment: PloyMoment, id: string | null): readonly BattleEvent[] {
  const about = id === null ? null : findOperative(game.state, id);
  if (about === null || !standing(about)) return [];
  const { side } = about;
  return offersAt(game, { moment, side, operative: about.id }).length === 0
    ? []
    : [
        {
          type: 'taskOpened',
          task: { kind: 'ploy', id: `ploy.${moment}.${about.id}`, moment, side, operative: about.id, number: 0 },
        },
      ];
}

/** Somebody is asked for the first of those who are about to go down and were not asked for yet. */
function goesDown(game: Game, { hurt, asked = [] }: AfterActionTask): readonly BattleEvent[] {
  for (const { operative } of hurt) {
    const { wounds } = operativeById(game.state, operative);
    if (wounds > 0 || asked.includes(operative)) continue;
    const opened = comes(game, 'goesDown', operative);
    if (opened.length > 0) return [{ type: 'taskMoved', set: { asked: [...asked, operative] } }, ...opened];
  }
  return [];
}

const AFTER = { shoot: 'shot', charge: 'charged' } as const satisfies Partial<Record<string, PloyMoment>>;

const after = (action: AfterActionTask['action']): PloyMoment | null =>
  action === 'shoot' || action === 'charge' ? AFTER[action] : null;

/** The moments at which tactical ploys are asked for (K-22). Tables use those of an activation when it begins. */
export const ployMoments = {
  follows: (game, events) =>
    events.flatMap((event) =>
      event.type === 'attackDeclared' && !event.asIf
        ? comes(game, event.action === 'shoot' ? 'targeted' : 'attacked', event.target)
        : [],
    ),
  activates: (game, { id, side }) => (byPeople(game.state, side) ? [] : comes(game, 'activation', id)),
  acted: (game, { action, operative }) => {
    const moment = after(action);
    return moment === null ? [] : comes(game, moment, operative);
  },
  goesDown,
} satisfies Partial<BattleHooks>;
