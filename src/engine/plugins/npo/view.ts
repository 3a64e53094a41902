import { idsIn, maskOf as maskIn } from '../../behaviour/explain.ts';
import { knownOf, type Known, type KnownFacts, type Mask, MOST_TARGETS, withNearest } from '../../behaviour/known.ts';
import { isSelfFact, KILL_TEAM_FACTS, isTargetFact, type Place, PLACES } from '../../behaviour/killTeam/fact.ts';
import type { EnemySituation } from '../../behaviour/killTeam/enemySituation.ts';
import { BEHAVIOUR_ACTIONS } from '../../behaviour/killTeam/step.ts';
import type { BehaviourAction } from '../../behaviour/killTeam/step.ts';
import { apLeft } from '../../family/killteam/flow/actions/apLeft.ts';
import { keepsOrder } from '../../family/killteam/flow/turns.ts';
import { ammoProblem, reloadable } from '../../family/killteam/attack/ammunition.ts';
import type { BehaviourName } from '../../family/killteam/card/card.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import { areEngaged, engagedWith, ofSide, opposing, standing, tableSide } from '../../family/killteam/model/lookup.ts';
import type { Operative, Weapon } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { hasChange } from '../../family/killteam/stats/changes.ts';
import { aplOf, isInjured, moveOf } from '../../family/killteam/stats/stats.ts';
import { type Arms, armsOf, gunFor, heavyMoves, isQuiet, shootApOf, threatTo } from './threat.ts';
import { casts, powerFor } from './power.ts';
import { atLocation, whenFar, whenNear } from './implied.ts';
import { limitsSight } from './limitsSight.ts';
import { type EnemyTurn, interruptsNow } from './state.ts';

/** Those an enemy may act on, in a fixed order: the place of each is its bit. Of more than 30, the first 30. */
export const targetsOf = (state: BattleState): readonly Operative[] =>
  ofSide(state, opposing(state, tableSide(state)))
    .filter((operative) => standing(operative) && operative.carriedBy === null)
    .slice(0, MOST_TARGETS);

const strongest = ({ weapons }: Operative, kind: 'ranged' | 'melee'): number =>
  Math.max(
    0,
    ...weapons.filter((weapon) => weapon.kind === kind).map(({ damage }) => damage.normal + damage.critical / 10),
  );

const hasRule = ({ weapons }: Operative, rule: string): boolean =>
  weapons.some(({ kind, rules }) => kind === 'ranged' && rules.some(({ id }) => id === rule));

/** Move from which on an enemy without a gun is a beast (acolyte.md C18). */
const BEAST_MOVE = 7;

/**
 * How an enemy fights, by its weapons unless its card says (acolyte.md A9, C18): Caster with a psychic action, Beast without
 * a gun and Move 7" or more, Heavy with a Heavy gun, Marksman when its gun hits harder than its blade, else Brawler.
 */
export function behaviourOf(operative: Operative): BehaviourName {
  if (operative.behaviour !== undefined) return operative.behaviour;
  const ranged = strongest(operative, 'ranged');
  if (casts(operative)) return 'caster';
  if (ranged === 0) return operative.move >= BEAST_MOVE ? 'beast' : 'brawler';
  if (hasRule(operative, 'heavy')) return 'heavy';
  return ranged > strongest(operative, 'melee') ? 'marksman' : 'brawler';
}

const kindFacts = (kind: BehaviourName): Record<string, boolean> => ({
  isBrawler: kind === 'brawler',
  isMarksman: kind === 'marksman',
  isCaster: kind === 'caster',
  isBeast: kind === 'beast',
  isHeavy: kind === 'heavy',
});

/** Alert that counts when nobody reads it: the enemy fights. */
const ALWAYS_HUNTING = 3;

const isSet = (text: string | null | undefined): boolean => text !== null && text !== undefined;

function worldFacts({ npo, alert = 0, lasting }: BattleState): Record<string, boolean> {
  const now = npo?.alert === true ? alert : ALWAYS_HUNTING;
  return {
    alertAtLeast1: now >= 1,
    alertAtLeast2: now >= 2,
    alertAtLeast3: now >= 3,
    heardNoise: isSet(npo?.noise),
    targetLocationSet: isSet(npo?.targetLocation),
    broken: npo?.broken === true,
    sightLimited: lasting.some(limitsSight),
    ...(isSet(npo?.missionAction) ? {} : { missionActionHere: false }),
  };
}

/** It may only shoot, out of turn (2021, K-31). */
const isOverwatch = ({ state, rules }: Game, enemy: Operative): boolean =>
  rules.outOfTurn.actions !== null && counteracts(state, enemy);

/** AP of a Fall Back and of a shot after it (K-38). */
const AP_FOR_FALL_BACK_AND_SHOT = 3;

/** AP that it has left, or will have when it is activated. */
const apNow = (game: Game, enemy: Operative): number =>
  game.state.activation?.operative === enemy.id ? apLeft(game) : apOf(game, enemy, counteracts(game.state, enemy));

function bodyFacts(game: Game, arms: Arms): Record<string, boolean> {
  const { state } = game;
  const { bearer: enemy } = arms;
  const guns = enemy.weapons.filter((weapon) => weapon.kind === 'ranged');
  const moves = heavyMoves(game, arms);
  return {
    engaged: targetsOf(state).some(({ id }) => areEngaged(state, enemy.id, id)),
    canShoot: arms.guns.length > 0,
    canFight: arms.blades.length > 0,
    needsReload:
      reloadable(state, enemy).length > 0 &&
      !enemy.abilities.includes('noReload') &&
      guns.every((weapon) => ammoProblem(state, enemy, weapon) !== null),
    canCast: powerFor(game, enemy) !== null,
    woundsAboveHalf: enemy.wounds * 2 > enemy.maxWounds,
    dashesFirst: moves?.includes('dash') === true && !moves.includes('reposition'),
    overwatches: isOverwatch(game, enemy),
    apAtLeast3: apNow(game, enemy) >= AP_FOR_FALL_BACK_AND_SHOT,
  };
}

const selfFacts = (game: Game, arms: Arms): Record<string, boolean> => ({
  ...bodyFacts(game, arms),
  ...kindFacts(behaviourOf(arms.bearer)),
  ...worldFacts(game.state),
});

/** No marker is on this table: nobody controls one. */
const noMarkers = (state: BattleState): boolean => state.mission.counters.length === 0 && state.marks.length === 0;

const NO_TARGET = Object.fromEntries(
  PLACES.map((place) => [place === 'here' ? 'validTarget' : `validTarget.${place}`, false]),
);

/** Whoever is obscured is no target at all where that forbids the shot (K-63). */
const NOT_OBSCURED = Object.fromEntries(
  PLACES.map((place) => [place === 'here' ? 'obscured' : `obscured.${place}`, false]),
);

/** What a gun does to all who are near its target, friends among them (K-79, L-44). */
const AROUND: ReadonlySet<string> = new Set(['blast', 'splash']);

const harmsAround = (gun: Weapon | null): boolean => gun?.rules.some(({ id }) => AROUND.has(id)) ?? false;

/** Within control range of another enemy nobody is a valid target, wherever it is shot from. */
const besideFriend = (state: BattleState, enemy: Operative, target: Operative): boolean =>
  engagedWith(state, target.id).some((id) => id !== enemy.id);

/** What of a shot is known without a look. */
const shotFacts = (game: Game, enemy: Operative, target: Operative): Record<string, boolean> => ({
  ...(besideFriend(game.state, enemy, target) ? NO_TARGET : {}),
  ...(game.rules.cover.obscuredForbids ? NOT_OBSCURED : {}),
  ...(harmsAround(gunFor(game, enemy, target)) ? {} : { friendsNear: false }),
});

function targetFacts(game: Game, enemy: Operative, target: Operative): Record<string, boolean> {
  const { state, rules } = game;
  const marker = target.carriesMarker !== null || target.nearMarker;
  return {
    inControlRange: areEngaged(state, enemy.id, target.id),
    wounded: target.wounds < target.maxWounds,
    injured: isInjured(rules, target),
    ready: target.readiness === 'ready',
    priorityTarget: state.npo?.priorityTarget === target.id || hasChange(state, target, 'marked'),
    carriesMarker: target.carriesMarker !== null,
    ...(powerFor(game, enemy)?.victim === null ? { powerReach: true } : {}),
    ...(marker || noMarkers(state) ? { controlsObjective: marker } : {}),
    ...shotFacts(game, enemy, target),
  };
}

/** What the table told; a fact of a later version is left out. */
const toldOf = (state: BattleState, enemy: string, target: string | null): Record<string, boolean> =>
  Object.fromEntries(
    (state.npo?.told ?? [])
      .filter((told) => told.enemy === enemy && told.target === target)
      .filter(({ fact }) => (target === null ? isSelfFact(fact) : isTargetFact(fact)))
      .map(({ fact, is }) => [fact, is]),
  );

function factsOf(game: Game, enemy: Operative): KnownFacts {
  const { state } = game;
  const arms = armsOf(game, enemy);
  const known = targetsOf(state).map((target) => ({
    target,
    facts: { ...toldOf(state, enemy.id, target.id), ...targetFacts(game, enemy, target) },
  }));
  const self = { ...toldOf(state, enemy.id, null), ...whenNear(known.map(({ facts }) => facts)) };
  const power = powerFor(game, enemy)?.victim?.inches ?? null;
  const far = whenFar(self, { situation: situationOf(game, enemy, { barred: [] }), power });
  return {
    self: { ...self, ...selfFacts(game, arms), ...atLocation(state, enemy) },
    targets: known.map(({ target, facts }) => ({
      facts: { ...far, ...facts },
      inches: null,
      wounds: target.wounds,
      threat: threatTo(game, arms, target),
    })),
  };
}

const named = (state: BattleState) => ({ targets: targetsOf(state).map(({ id }) => id) });

/** Ids as a mask of the targets; ids that are no targets are left out. */
export const maskOf = (state: BattleState, ids: readonly string[]): Mask => maskIn(named(state), ids);

export const idsOf = (state: BattleState, mask: Mask): string[] => [...idsIn(named(state), mask)];

/** What is known of an enemy without asking: the state of the battle, and what the table told and still holds. */
export function knownTo(game: Game, enemy: Operative): Known {
  const { state } = game;
  return (state.npo?.nearest ?? [])
    .filter((told) => told.enemy === enemy.id)
    .reduce(
      (known, { first, among }) => withNearest(known, { first: maskOf(state, [first]), among: maskOf(state, among) }),
      knownOf(KILL_TEAM_FACTS, factsOf(game, enemy)),
    );
}

const isBehaviourAction = (action: string): action is BehaviourAction =>
  BEHAVIOUR_ACTIONS.some((known) => known === action);

/** Once expended it may only counteract; in its activation it is as the battle says. */
const counteracts = ({ activation }: BattleState, enemy: Operative): boolean =>
  activation?.operative === enemy.id ? activation.kind === 'counteract' : enemy.readiness === 'expended';

const doneBy = ({ activation }: BattleState, { id }: Operative): BehaviourAction[] =>
  (activation?.operative === id ? activation.done : [])
    .map((action): string => (action === 'interact' || action === 'pickUpMarker' ? 'mission' : action))
    .filter(isBehaviourAction);

const apOf = (game: Game, enemy: Operative, counteract: boolean): number =>
  counteract && game.state.activation === null ? 1 : aplOf(game, enemy);

/** A guard that interrupts has one attack for free, which a Heavy gun may make. */
const interrupting = (game: Game, enemy: Operative, barred: readonly string[]): EnemySituation => ({
  ap: 1,
  order: enemy.order,
  done: [],
  counteract: false,
  interrupt: true,
  move: moveOf(game, enemy),
  shoots: 1,
  fights: 1,
  heavy: null,
  barred,
});

/** What only some books have: what may be done out of turn, and orders kept from the set-up. */
function bookSituation(game: Game, arms: Arms): Pick<EnemySituation, 'outOfTurn' | 'quiet' | 'shootAp'> {
  const { actions } = game.rules.outOfTurn;
  const allowed = BEHAVIOUR_ACTIONS.filter((each) => actions?.some((action) => action === each));
  return {
    shootAp: shootApOf(game, arms),
    ...(actions !== null && { outOfTurn: allowed }),
    ...(keepsOrder(game) && { quiet: isQuiet(arms) }),
  };
}

/** How often it may attack, and where: two of a kind, or two shots and nothing else (`rules/acolyte.md` A10, Mordian). */
function attacksOf(
  { state }: Game,
  enemy: Operative,
): Pick<EnemySituation, 'shoots' | 'fights' | 'onlyShoots' | 'shootsEngaged'> {
  const twice = enemy.abilities.includes('twoAttacks');
  const onlyShoots = !twice && hasChange(state, enemy, 'secondShot');
  return {
    shoots: twice || onlyShoots ? 2 : 1,
    fights: twice ? 2 : 1,
    ...(onlyShoots && { onlyShoots }),
    ...(hasChange(state, enemy, 'shootEngaged') && { shootsEngaged: true }),
  };
}

/** What it can still do in its activation, in the one it is about to have, or as a guard that interrupts. */
export function situationOf(game: Game, enemy: Operative, turn: Pick<EnemyTurn, 'barred'>): EnemySituation {
  const acting = game.state.activation?.operative === enemy.id;
  const counteract = counteracts(game.state, enemy);
  if (interruptsNow(game.state, enemy.id)) return interrupting(game, enemy, turn.barred);
  const arms = armsOf(game, enemy);
  return {
    ap: acting ? apLeft(game) : apOf(game, enemy, counteract),
    order: acting || counteract || keepsOrder(game) ? enemy.order : null,
    done: doneBy(game.state, enemy),
    counteract,
    move: moveOf(game, enemy),
    ...attacksOf(game, enemy),
    heavy: heavyMoves(game, arms)?.filter(isBehaviourAction) ?? null,
    barred: turn.barred,
    ...bookSituation(game, arms),
  };
}

/** A fact of the place that was thought of, as one of here: it stands there now. Null: it is of no such place. */
export const arrivedFact = (fact: string, place: Exclude<Place, 'here'>): string | null =>
  fact.endsWith(`.${place}`) ? fact.slice(0, -place.length - 1) : null;
