import type { LintCode } from '../../../engine/behaviour/lint.ts';

/** What the linter found. `about`: a fact, a criterion, a wish or another row, in words; `when`: a situation. */
export const findings = {
  rowTwice: () => 'Two rows have the same name in the file. Remove one of them.',
  unknownFact: (about: string) => `There is no fact ${about}.`,
  contradiction: () => 'Its condition contradicts itself: it never holds.',
  impossible: () => 'The rules forbid this action whenever its condition holds.',
  unreachable: (about: string) => `It is never reached: ${about} comes first each time.`,
  concealed: () => 'Guard needs Engage, which it does not take without an attack.',
  nobodyLeft: (about: string) => `Nobody is left: ${about} is wanted both ways.`,
  bothWays: (about: string) => `${about} is preferred both ways: the second never counts.`,
  criterionTwice: (about: string) => `${about} stands here twice: the second never counts.`,
  settledBefore: (about: string) => `${about} is settled above: preferring it changes nothing.`,
  deadWish: (about: string) =>
    `The wish ${about} is never looked at: one before it can always be had, or asks for less.`,
  placeWithoutMove: () => 'A place is chosen, but this action does not move it there.',
  whoWithoutTarget: () => 'Somebody is chosen, but this action is done to nobody.',
  circle: () => 'It costs nothing and can be done again and again.',
  thereAndBack: (about: string) => `It goes back from where ${about} has led it.`,
  noFallback: (when: string) =>
    when === ''
      ? 'No row is ever sure to be possible. The enemy passes where none is.'
      : `No row is sure to be possible when ${when}. The enemy then passes.`,
} satisfies Record<LintCode, (said: string) => string>;
