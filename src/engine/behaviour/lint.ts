import {
  all,
  any,
  type Assignment,
  FALSE,
  type Formula,
  formulaOf,
  namesIn,
  not,
  solution,
  TRUE,
  variable,
} from './lintLogic.ts';
import { isTargeted, rowFindings, unknownIn } from './lintRow.ts';
import { COSTS } from './rule.ts';
import type { BehaviourAction, BehaviourTable, BehaviourRow } from './table.ts';

export const LINT_CODES = [
  'rowTwice',
  'unknownFact',
  'contradiction',
  'impossible',
  'unreachable',
  'concealed',
  'nobodyLeft',
  'bothWays',
  'criterionTwice',
  'settledBefore',
  'deadWish',
  'placeWithoutMove',
  'whoWithoutTarget',
  'circle',
  'thereAndBack',
  'noFallback',
] as const;
export type LintCode = (typeof LINT_CODES)[number];

/**
 * Something that is likely not meant. `row`: its id, null: the whole table. `about`: the fact, criterion, wish or the other
 * row. `when`: the situation, facts of the enemy by id.
 */
export interface TableFinding {
  readonly code: LintCode;
  readonly row: string | null;
  readonly about?: string;
  readonly when?: readonly { readonly fact: string; readonly is: boolean }[];
}

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

/** What is so of every enemy: Alert counts upward, and it is of some type. Only what the formula names is looked at. */
function possible(formula: Formula): Formula {
  const names = new Set(namesIn(formula));
  const alert = [
    ['alertAtLeast3', 'alertAtLeast2'],
    ['alertAtLeast2', 'alertAtLeast1'],
    ['alertAtLeast3', 'alertAtLeast1'],
  ].flatMap(([more = '', less = '']) => (names.has(more) && names.has(less) ? [follows(more, less)] : []));
  const typed = TYPES.every((type) => names.has(type)) ? [any(...TYPES.map(variable))] : [];
  return all(formula, ...alert, ...typed);
}

const never = (formula: Formula): boolean => solution(possible(formula)) === null;

const wants = ({ who }: BehaviourRow): readonly string[] =>
  (who?.where ?? []).map(({ fact, is }) => `${fact}=${is ?? true}`);

/** Whether, when both conditions are so, the earlier row is done wherever the later one could be. */
function takesBefore(earlier: BehaviourRow, later: BehaviourRow): boolean {
  if (earlier.do === 'pass') return true;
  if (earlier.do !== later.do) return false;
  if (!isTargeted(earlier.do)) return earlier.where?.cover !== 'must';
  const asked = wants(later);
  return wants(earlier).every((each) => asked.includes(each));
}

function reach(rows: readonly BehaviourRow[], index: number): readonly TableFinding[] {
  const row = rows[index];
  if (row === undefined) return [];
  const { id } = row;
  const condition = formulaOf(row.if);
  if (never(condition)) return [{ code: 'contradiction', row: id }];
  let done = all(condition, NEEDS[row.do]);
  if (never(done)) return [{ code: 'impossible', row: id }];
  for (const earlier of rows.slice(0, index).filter((each) => takesBefore(each, row))) {
    done = all(done, not(formulaOf(earlier.if)));
    if (never(done)) return [{ code: 'unreachable', row: id, about: earlier.id }];
  }
  return [];
}

/** Guard needs Engage, which an enemy that plans no attack does not take; behind a Guard only a Charge is one. */
function concealed({ order, rows }: BehaviourTable): readonly TableFinding[] {
  if (order === 'always') return [];
  const bold = order === 'attacks' ? FALSE : formulaOf(order.attacksOr);
  const charges = rows.filter((row) => row.do === 'charge').map((row) => formulaOf(row.if));
  return rows.flatMap((row): readonly TableFinding[] =>
    row.do === 'guard' && never(all(formulaOf(row.if), any(bold, ...charges)))
      ? [{ code: 'concealed', row: row.id }]
      : [],
  );
}

/** When a row can be done for sure: nothing on the table can be in its way. */
const sure = (row: BehaviourRow): Formula =>
  (isTargeted(row.do) && row.do !== 'fight') || (row.do === 'fight' && wants(row).length > 0)
    ? FALSE
    : all(formulaOf(row.if), NEEDS[row.do]);

const said = (found: Assignment): TableFinding['when'] =>
  [...found].filter(([name]) => !name.includes(' ')).map(([fact, is]) => ({ fact, is }));

/** A situation in which no row can be done for sure. Everybody has something to fight with unless a row says otherwise. */
function noFallback({ rows }: BehaviourTable): readonly TableFinding[] {
  const asksOfArms = rows.some(({ if: condition }) => namesIn(formulaOf(condition)).includes('canFight'));
  const armed = asksOfArms ? TRUE : variable('canFight');
  const found = solution(possible(all(armed, ...rows.map((row) => not(sure(row))))));
  if (found === null || found === undefined) return [];
  const when = said(found)?.filter(({ fact }) => asksOfArms || fact !== 'canFight');
  return [{ code: 'noFallback', row: null, ...(when === undefined ? {} : { when }) }];
}

/** Actions that cost nothing and can be done again and again. Pass ends the activation. */
const circles = ({ rows }: BehaviourTable, costs: typeof COSTS): readonly TableFinding[] =>
  rows.flatMap((row): readonly TableFinding[] =>
    row.do !== 'pass' && costs[row.do] === 0 ? [{ code: 'circle', row: row.id }] : [],
  );

const heads = (row: BehaviourRow, toward: 'closest' | 'away') => row.where?.toward === toward;

/** Two moves of one activation, toward those from whom the other goes away. */
function thereAndBack({ rows }: BehaviourTable): readonly TableFinding[] {
  return rows.flatMap((row, index): readonly TableFinding[] => {
    const other = rows
      .slice(0, index)
      .find(
        (each) =>
          each.do !== row.do &&
          ((heads(each, 'closest') && heads(row, 'away')) || (heads(each, 'away') && heads(row, 'closest'))) &&
          !never(all(formulaOf(each.if), formulaOf(row.if), NEEDS[each.do], NEEDS[row.do])),
      );
    return other === undefined ? [] : [{ code: 'thereAndBack', row: row.id, about: other.id }];
  });
}

const rowsTwice = ({ rows }: BehaviourTable): readonly TableFinding[] =>
  rows
    .filter(({ id }, index) => rows.findIndex((row) => row.id === id) < index)
    .map(({ id }) => ({ code: 'rowTwice', row: id }));

const orderFacts = ({ order }: BehaviourTable): readonly TableFinding[] =>
  typeof order === 'string'
    ? []
    : unknownIn(order.attacksOr).map((about) => ({ code: 'unknownFact', row: null, about }));

/**
 * What is likely not meant in a whole table, in the order of its rows. Whatever is said to be impossible is proven so over
 * all values of the facts involved (Kleene), within a bound beyond which nothing is said. `costs`: AP of each action.
 */
export function lint(table: BehaviourTable, costs: typeof COSTS = COSTS): readonly TableFinding[] {
  const ofTable = [...rowsTwice(table), ...concealed(table), ...circles(table, costs), ...thereAndBack(table)];
  const ofRows = table.rows.flatMap((row, index) => [
    ...reach(table.rows, index),
    ...rowFindings(row),
    ...ofTable.filter((finding) => finding.row === row.id),
  ]);
  return [...orderFacts(table), ...noFallback(table), ...ofRows];
}
