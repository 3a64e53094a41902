import { all, any, type Formula, not, TRUE, variable } from '../lintLogic.ts';
import type { LintBook } from '../vocabulary.ts';
import type { BehaviourAction } from './step.ts';
import type { KillTeam } from './terms.ts';

const ENGAGED = variable('engaged');
const CLEAR = not(ENGAGED);

/** What an action needs of the enemy itself, whatever the table looks like (kill-team.md A3.1). */
const NEEDS: Readonly<Record<BehaviourAction, Formula>> = {
  fight: all(ENGAGED, variable('canFight')),
  fallBack: ENGAGED,
  charge: CLEAR,
  reposition: CLEAR,
  dash: CLEAR,
  guard: CLEAR,
  mission: CLEAR,
  shoot: all(CLEAR, any(variable('canShoot'), variable('needsReload'))),
  reload: all(CLEAR, variable('needsReload')),
  cast: variable('canCast'),
  pass: TRUE,
};

const TYPES = ['isBrawler', 'isMarksman', 'isCaster', 'isBeast', 'isHeavy'];
const follows = (more: string, less: string): Formula => any(not(variable(more)), variable(less));

/** What is so of every enemy: Alert counts upward, and it is of some type. */
function always(names: ReadonlySet<string>): readonly Formula[] {
  const alert = [
    ['alertAtLeast3', 'alertAtLeast2'],
    ['alertAtLeast2', 'alertAtLeast1'],
    ['alertAtLeast3', 'alertAtLeast1'],
  ].flatMap(([more = '', less = '']) => (names.has(more) && names.has(less) ? [follows(more, less)] : []));
  const typed = TYPES.every((type) => names.has(type)) ? [any(...TYPES.map(variable))] : [];
  return [...alert, ...typed];
}

/** What the linter must know of Kill Team. */
export const KILL_TEAM_LINT: LintBook<KillTeam> = {
  needs: NEEDS,
  always,
  armed: 'canFight',
  boldOnly: ['guard'],
  behind: ['charge'],
};
