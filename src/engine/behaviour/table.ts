import type { Terms } from './terms.ts';

/** Numbers by which targets are compared; the smallest is taken, of `threat` the greatest. */
export const RANKS = ['closest', 'fewestWounds', 'threat'] as const;
export type Rank = (typeof RANKS)[number];

/** A fact as it is wanted; `is` left out: it is so. */
interface FactWanted {
  fact: string;
  is?: boolean | undefined;
}

/**
 * IF: facts of the enemy that acts, and somebody for whom all of `some` is so, joined by all, any and not. Not known stays not
 * known, and is asked for only when it decides (Kleene).
 */
export type FactCondition =
  | FactWanted
  | { some: FactWanted[] }
  | { readonly all: readonly FactCondition[] }
  | { readonly any: readonly FactCondition[] }
  | { readonly not: FactCondition };

/** One thing to prefer: those for whom the fact is so (or is not), or the best by a number. */
export type Criterion = FactWanted | { rank: Rank };

/**
 * WHO: of those the action may be done to, those for whom all of `where` is so; among them by `order`, one criterion after
 * the other, each taking away those that are worse. What is still equal: by `tie`, a roll fixed by the battle's seed, or
 * whoever is threatened most and then the roll.
 */
export interface Who {
  where?: FactWanted[] | undefined;
  order: Criterion[];
  tie: 'roll' | 'threat';
}

/**
 * WHERE a move ends. `cover: must` a move without cover is not made; `wishes` are asked in order until one can be had.
 * `upTo: half` no farther than half of the move; left out: as far as it likes.
 */
export interface Where<T extends Terms> {
  toward?: T['toward'] | undefined;
  cover: 'must' | 'ifPossible' | 'no';
  wishes: T['wish'][];
  upTo?: 'half' | undefined;
}

/** One card of the stack: IF / WHO / WHERE / THEN. `note`: a master's own remark, shown as it is. */
export interface Row<T extends Terms> {
  id: string;
  if?: FactCondition | undefined;
  who?: Who | undefined;
  where?: Where<T> | undefined;
  do: T['action'];
  note?: string | undefined;
}

/** When somebody takes the bold order: if its plan has an attack; always; or also when a condition is so. */
export type OrderRule = 'attacks' | 'always' | { attacksOr: FactCondition };

type Provenance = 'official-number' | 'ours' | 'user';

/**
 * A behaviour: the first row that can be done is done, again and again, until there is nothing left to pay with (kill-team.md
 * A9.3, acolyte.md C18). When no row can be done the enemy passes.
 */
export interface TableOf<R> {
  id: string;
  name: string;
  order: OrderRule;
  rows: R[];
  provenance: Provenance;
}
export type Table<T extends Terms> = TableOf<Row<T>>;

/**
 * A house rule: differences on another table. `replace` rows by id, `remove` some, `add` others after a row (null: first).
 */
export interface ChangeOf<R> {
  id: string;
  name: string;
  extends: string;
  order?: OrderRule | undefined;
  replace: R[];
  remove: string[];
  add: { after: string | null; row: R }[];
  sequence?: string[] | undefined;
  provenance: Provenance;
}
