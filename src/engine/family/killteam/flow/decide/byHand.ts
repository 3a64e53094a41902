import type { Command } from '../../model/command.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game, BattleDecision } from '../../rules/game.ts';
import { findOperative } from '../../model/lookup.ts';
import { operative as operativeSchema } from '../../model/operative.ts';
import { reject } from '../../model/rejection.ts';
import { battleSettings } from '../../model/settings.ts';
import { fallEvents } from '../fall.ts';
import { done, refused } from './decision.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const known = ({ state }: Game, id: string): boolean => findOperative(state, id) !== null;

/** Somebody fell, by its own choice or another's. */
export function fall(game: Game, { operative, inches }: Of<'fall'>): BattleDecision {
  const found = findOperative(game.state, operative);
  if (found === null) return refused(reject('unknownOperative', { operative }));
  if (!(inches >= 0 && inches <= 100)) return refused(reject('outOfBounds'));
  if (game.state.tasks.length > 0) return refused(reject('requestPending'));
  const { side } = found;
  const aftermath: BattleEvent = {
    type: 'taskOpened',
    task: {
      kind: 'afterAction',
      id: 'after',
      operative: null,
      side,
      action: null,
      via: 'action',
      hurt: [],
      step: 'down',
    },
  };
  return done(game, [aftermath, ...fallEvents(game, found, { inches, by: null })]);
}

/** Somebody joins by hand; its id must be new. */
export function addOperative(game: Game, command: Of<'addOperative'>): BattleDecision {
  const parsed = operativeSchema.safeParse(command.operative);
  if (!parsed.success || known(game, command.operative.id)) return refused(reject('outOfBounds'));
  return done(game, [{ type: 'operativeAdded', operative: parsed.data }]);
}

export function changeSettings(game: Game, { settings }: Of<'changeSettings'>): BattleDecision {
  const parsed = battleSettings.safeParse(settings);
  return parsed.success
    ? done(game, [{ type: 'settingsChanged', settings: parsed.data }])
    : refused(reject('outOfBounds'));
}

/** Every retinue operative belongs to a player. */
export function assign(game: Game, { operative, owner }: Of<'assign'>): BattleDecision {
  if (!known(game, operative)) return refused(reject('unknownOperative', { operative }));
  const player = game.state.players.some(({ id }) => id === owner);
  return player ? done(game, [{ type: 'assigned', operative, owner }]) : refused(reject('unknownPlayer', { owner }));
}

export function renamePlayer(game: Game, { player, name, mark }: Of<'renamePlayer'>): BattleDecision {
  const found = game.state.players.some(({ id }) => id === player);
  return found
    ? done(game, [{ type: 'playerRenamed', player, name: name.slice(0, 40), mark: mark.slice(0, 2) }])
    : refused(reject('unknownPlayer', { owner: player }));
}
