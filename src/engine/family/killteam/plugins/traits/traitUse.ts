import { changesOf, hasChange } from '../../stats/changes.ts';
import type { Trait, Use } from '../../traits/trait.ts';
import type { Reaction } from '../../card/moments.ts';
import { usesIn } from '../../stats/uses.ts';
import { movedInVain } from './movedInVain.ts';
import type { Game } from '../../rules/game.ts';
import { apLeft } from '../../flow/actions/apLeft.ts';
import { engagedWith, ofSide, sideById, standing } from '../../model/lookup.ts';
import type { Lasts } from '../../model/lasting.ts';
import type { Operative } from '../../model/operative.ts';
import { reject, type Rejection, when } from '../../model/rejection.ts';
import type { BattleState } from '../../model/state.ts';

/** Standing in for a use that only says when being injured is passed over: free, in its own activation. */
const passedOver = (per: Use['per']): Use => ({
  ap: 0,
  cp: 0,
  times: 1,
  per,
  during: 'activation',
  test: false,
  effects: [],
});

/** How a trait is used by hand; null: it only speaks by itself. */
export function handUseOf(trait: Trait): Use | null {
  if (trait.use !== null) return trait.use;
  const limited = trait.modifiers.find((change) => change.op === 'ignoreInjured' && change.per !== null);
  return limited?.op === 'ignoreInjured' && limited.per !== null ? passedOver(limited.per) : null;
}

/** C7: ploys are once per turning point, whoever uses them. */
const limitOf = (trait: Trait, use: Use): Pick<Use, 'times' | 'per'> =>
  trait.source === 'ploy' && use.times === null ? { times: 1, per: 'turningPoint' } : use;

/** Counted for all of the retinue together: ploys (C7), and what the base gives (C20). */
const isShared = ({ source }: Trait): boolean => source === 'ploy' || source === 'base';

/** Uses left in its period; null: without limit. */
export function usesLeft(state: BattleState, operative: Operative, trait: Trait): number | null {
  const use = handUseOf(trait);
  const limit = use === null ? null : limitOf(trait, use);
  if (limit === null || limit.times === null) return null;
  const users = isShared(trait) ? ofSide(state, operative.side) : [operative];
  const used = users.reduce((sum, user) => sum + usesIn(user, trait, limit.per), 0);
  return Math.max(0, limit.times - used);
}

/** Used before the firefight: strategic ploys (C7). */
export const isStrategic = ({ during }: Use): boolean => during === 'strategy' || during === 'onEvent';

/** Asked for when its moment comes; null: used when its bearer wants to. */
export const reactionOf = ({ during }: Use): Reaction | null =>
  during === 'activation' || during === 'strategy' || during === 'any' ? null : during;

/** CP that a ploy costs more, by its kind. */
const further = (lasts: Lasts, operative: Operative, use: Use): number =>
  changesOf(lasts, operative, 'ployPrice')
    .filter(({ change: { kind } }) => kind === undefined || (kind === 'strategic') === isStrategic(use))
    .reduce((sum, { change }) => sum + change.by, 0);

/** AP and CP of a use; some pay more for ploys (C6, Shaken faith). */
export const priceOf = (lasts: Lasts, operative: Operative, trait: Trait, use: Use): Pick<Use, 'ap' | 'cp'> => ({
  ap: use.ap,
  cp: Math.max(0, use.cp + (trait.source === 'ploy' ? further(lasts, operative, use) : 0)),
});

/** Only noted: nothing follows that the engine has to carry out. */
export const isNote = ({ test, effects }: Use): boolean => !test && effects.length === 0;

const inItsActivation = ({ activation, interrupt }: BattleState, { id }: Operative): boolean =>
  activation?.operative === id && activation.kind === 'activation' && interrupt === null;

/** C10: not within control range of an enemy; one power an activation, some have two. */
function psychicReasons(state: BattleState, operative: Operative): readonly Rejection[] {
  const { activation } = state;
  const most = hasChange(state, operative, 'psychicTwice') ? 2 : 1;
  const made = activation?.operative === operative.id ? (activation.manifested ?? 0) : 0;
  return [
    ...when(engagedWith(state, operative.id).length > 0, 'inControlRange'),
    ...when(made >= most, 'manifestedBefore'),
  ];
}

const momentReasons = (state: BattleState, operative: Operative, use: Use): readonly Rejection[] => [
  ...when(use.during === 'strategy' && state.phase !== 'strategy', 'strategyOnly'),
  ...when(reactionOf(use) !== null, 'whenItHappens'),
  ...when(use.during !== 'strategy' && reactionOf(use) === null && state.phase !== 'firefight', 'firefightOnly'),
  ...when(!standing(operative), 'operativeDown'),
  ...when((use.during === 'activation' || use.ap > 0) && !inItsActivation(state, operative), 'notActing'),
  ...(use.test ? psychicReasons(state, operative) : []),
];

/** Something that lasts forbids it (C12, Vox-dead). */
const barred = (state: BattleState, operative: Operative, { id: trait }: Trait): readonly Rejection[] =>
  changesOf(state, operative, 'forbidTrait')
    .filter(({ change }) => change.trait === trait)
    .map(({ source: { lasting, id, name } }) => reject('forbiddenByTrait', { trait: lasting?.source.id ?? id, name }));

function usedUp(state: BattleState, operative: Operative, trait: Trait, use: Use): readonly Rejection[] {
  const { per } = limitOf(trait, use);
  return when(usesLeft(state, operative, trait) === 0, 'traitUsedUp', { trait: trait.id, name: trait.name, per });
}

function tooDear(state: BattleState, operative: Operative, trait: Trait, use: Use): readonly Rejection[] {
  const { cp } = priceOf(state, operative, trait, use);
  const left = sideById(state, operative.side).cp;
  return when(cp > left, 'notEnoughCp', { needed: cp, left });
}

/** Whoever has a trait is there when its moment comes. */
export const isThere = (state: BattleState, operative: Operative, { ap }: Use): boolean =>
  state.result === null && standing(operative) && (ap === 0 || inItsActivation(state, operative));

/** Why a trait cannot be used although its moment has come, what forbids it first; empty: it can. */
export const barredNow = (state: BattleState, operative: Operative, trait: Trait, use: Use): readonly Rejection[] => [
  ...barred(state, operative, trait),
  ...tooDear(state, operative, trait, use),
  ...usedUp(state, operative, trait, use),
];

/** Why a trait cannot be used now, the reason to show first; empty: it can. */
export function traitReasons(game: Game, operative: Operative, trait: Trait): readonly Rejection[] {
  const { state } = game;
  const use = handUseOf(trait);
  if (use === null) return [reject('unknownTrait', { trait: trait.id })];
  return [
    ...when(state.result !== null, 'battleOver'),
    ...when(state.tasks.length > 0 && !isNote(use), 'requestPending'),
    ...barred(state, operative, trait),
    ...momentReasons(state, operative, use),
    ...movedInVain(state, operative, trait, use),
    ...usedUp(state, operative, trait, use),
    ...when(use.ap > 0 && use.ap > apLeft(game), 'notEnoughAp', { needed: use.ap, left: apLeft(game) }),
    ...tooDear(state, operative, trait, use),
  ];
}
