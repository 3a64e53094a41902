import { lintBy, type TableFinding } from '../lint.ts';
import { all, any, not, TRUE, variable } from '../lintLogic.ts';
import type { LintBook } from '../vocabulary.ts';
import type { RoundTable } from './table.ts';
import type { Rounds } from './terms.ts';
import { ROUNDS } from './vocabulary.ts';

const ENGAGED = variable('engaged');
const CLEAR = not(ENGAGED);

/** What the linter must know: acts by what the model itself is (V-29, V-40), and command points count upward. */
const LINT: LintBook<Rounds> = {
  needs: {
    shoot: all(CLEAR, variable('canShoot')),
    strike: all(ENGAGED, variable('canFight')),
    charge: all(CLEAR, variable('canFight')),
    walk: TRUE,
    run: not(variable('tired')),
    aim: all(CLEAR, variable('canShoot')),
    focus: all(ENGAGED, variable('canFight')),
    standUp: variable('down'),
    own: variable('canOwn'),
    push: not(variable('tired')),
    pass: TRUE,
  },
  always: (names) =>
    names.has('cpAtLeast2') && names.has('cpAtLeast1')
      ? [any(not(variable('cpAtLeast2')), variable('cpAtLeast1'))]
      : [],
  armed: 'canFight',
  boldOnly: [],
  behind: [],
};

const LINTED = { ...ROUNDS, lint: LINT };

/** What is likely not meant in a table for a game in rounds. */
export const roundLint = (table: RoundTable): readonly TableFinding[] => lintBy(LINTED, table);
