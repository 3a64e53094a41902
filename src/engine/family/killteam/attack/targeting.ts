import { changesOf, hasChange, lastingOn } from '../stats/changes.ts';
import { fold } from './fold.ts';
import { effectiveFacts } from './effectiveFacts.ts';
import type { KillTeamRules } from '../rules/killTeamRules.ts';
import type { Spread } from '../rules/windows.ts';
import { attackContext, factsNow, tableGeometry } from './attackContext.ts';
import { isInRangeOn } from './boardGeometry.ts';
import type { ShotFacts } from '../model/facts.ts';
import type { Lasts } from '../model/lasting.ts';
import { areEngaged, engagedWith, operativeById } from '../model/lookup.ts';
import type { Operative, Weapon } from '../model/operative.ts';
import { reject, type Rejection, when } from '../model/rejection.ts';
import type { BattleState } from '../model/state.ts';
import type { Via } from '../model/task.ts';

/** A shot one thinks of: who, with what, at whom. `facts` null: as the table last said, or the defaults. */
interface Aim {
  readonly shooter: Operative;
  readonly weapon: Weapon;
  readonly target: Operative;
  readonly via: Via;
  readonly facts: ShotFacts | null;
}

/** It is concealed in cover that stops it from being chosen, whatever it is shot with. */
export const hidesInCover = ({ order }: Operative, facts: ShotFacts): boolean =>
  order === 'conceal' && effectiveFacts(facts).cover && !(facts.fromVantage && facts.height >= 2 && facts.coverIsLight);

/** Cover that stops a concealed operative from being chosen; the cover save is another matter. */
export function hidden(rules: KillTeamRules, state: BattleState, aim: Aim, facts: ShotFacts): boolean {
  if (!hidesInCover(aim.target, facts)) return false;
  const moment = attackContext(state, { ...aim, attacker: aim.shooter, facts });
  return fold(rules, 'targetCover', { value: true, moment }).value;
}

const friendsClose = (state: BattleState, aim: Aim): boolean =>
  engagedWith(state, aim.target.id).some(
    (id) => id !== aim.shooter.id && operativeById(state, id).side === aim.shooter.side,
  );

/** The least of several bounds in inches; null: none of them bounds. */
function least(bounds: readonly (number | null)[]): number | null {
  const known = bounds.filter((bound) => bound !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** How far it sees by what lasts, in inches (lights that fail, gloom); null: nothing limits it. */
export const sightOf = (state: BattleState, operative: Operative): number | null =>
  least(lastingOn(state, operative, 'sight').map(({ change }) => change.inches));

/** Inches that its weapon reaches farther in the hands of who shoots. */
const fartherWith = (lasts: Lasts, { shooter, weapon }: Pick<Aim, 'shooter' | 'weapon'>): number =>
  changesOf(lasts, shooter, 'psychicReach')
    .filter(({ change: { weapons } }) => weapons.includes(weapon.id))
    .reduce((sum, { change }) => sum + change.by, 0);

/** The largest distance to a target in inches, of the weapon or of sight, whichever is less; null: no limit. Some targets are seen from anywhere. */
export function rangeOf(
  rules: KillTeamRules,
  state: BattleState,
  aim: Pick<Aim, 'shooter' | 'weapon' | 'via'> & Partial<Pick<Aim, 'target'>>,
): number | null {
  const moment = attackContext(state, { ...aim, attacker: aim.shooter, target: null });
  const { value } = fold(rules, 'range', { value: null, moment });
  const isLit = aim.target !== undefined && hasChange(state, aim.target, 'lit');
  return least([value === null ? null : value + fartherWith(state, aim), isLit ? null : sightOf(state, aim.shooter)]);
}

/** Whom else a shot hits about its target; null: nobody. */
export const spreadFor = (
  rules: KillTeamRules,
  state: BattleState,
  aim: Pick<Aim, 'shooter' | 'weapon' | 'via'>,
): Spread | null =>
  fold(rules, 'spread', {
    value: null,
    moment: attackContext(state, { ...aim, attacker: aim.shooter, target: null }),
  }).value;

/** What is known of a shot with its weapon: where the board has both, it and the table's word against it say whether it reaches. */
export function shotFrom(rules: KillTeamRules, state: BattleState, aim: Omit<Aim, 'facts'>): ShotFacts {
  const facts = tableGeometry.shot(state, aim.shooter, aim.target);
  const most = rangeOf(rules, state, aim);
  const inRange = most === null ? null : isInRangeOn(state, aim.shooter, aim.target, most);
  return inRange === null || inRange === facts.inRange ? facts : { ...facts, inRange };
}

/** Everything about place and sight that speaks against the shot, in the order it is looked at. */
function placeProblems(rules: KillTeamRules, state: BattleState, aim: Aim): readonly Rejection[] {
  const facts = aim.facts ?? shotFrom(rules, state, aim);
  const { obscured } = effectiveFacts(factsNow(state, { attacker: aim.shooter, target: aim.target, facts }));
  const name = { target: aim.target.id };
  const inches = rangeOf(rules, state, aim);
  return [
    ...when(friendsClose(state, aim), 'friendInControlRange', name),
    ...when(!facts.visible, 'notVisible', name),
    ...when(rules.cover.obscuredForbids && obscured, 'obscured', name),
    ...when(!facts.inRange && inches !== null, 'outOfRange', { ...name, inches: inches ?? 0 }),
    ...when(hidden(rules, state, aim, facts), 'concealedInCover', name),
  ];
}

/**
 * Why this is not a valid target, or null (A4 step 2). A guard shooting point-blank may target only the enemy in its
 * control range, valid or not. Obscured stops a shot only where the book says so.
 */
export function targetProblem(rules: KillTeamRules, state: BattleState, aim: Aim): Rejection | null {
  const { shooter, target } = aim;
  const name = { target: target.id };
  if (target.side === shooter.side) return reject('wrongSide', name);
  if (target.removed || target.down) return reject('targetRemoved', name);
  const near = engagedWith(state, shooter.id).length === 0 || areEngaged(state, shooter.id, target.id);
  if (aim.via === 'guard' && engagedWith(state, shooter.id).length > 0)
    return near ? null : reject('notInControlRange', name);
  const away = when(!near && hasChange(state, shooter, 'shootEngaged'), 'notInControlRange', name);
  return [...away, ...placeProblems(rules, state, aim)][0] ?? null;
}
