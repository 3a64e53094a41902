import { shippedRoundTables } from '../../../../src/content/shippedRoundTables.ts';
import { askOrPlan } from '../../../../src/engine/behaviour/ask.ts';
import { HERE, type Fact } from '../../../../src/engine/behaviour/fact.ts';
import { knownOf, type KnownFacts } from '../../../../src/engine/behaviour/known.ts';
import { questionInIds, stepsInIds } from '../../../../src/engine/behaviour/explain.ts';
import { ROUND_FACTS } from '../../../../src/engine/behaviour/rounds/fact.ts';
import type { RoundSituation } from '../../../../src/engine/behaviour/rounds/situation.ts';
import type { RoundTable } from '../../../../src/engine/behaviour/rounds/table.ts';
import { roundCompiled } from '../../../../src/engine/behaviour/rounds/vocabulary.ts';
import { present } from '../../../../src/engine/core/invariant.ts';

/** A whole activation of a model with SP 5" that stands, is rested and may push. */
export const FRESH: RoundSituation = { ap: 2, done: [], barred: [], speed: 5, down: false, push: true, own: null };

export const shippedTable = (id: string): RoundTable => present(shippedRoundTables().get(id), id);

/** Facts that are so; `!` before one that is not known, `-` before one of the usual that is not so. Of targets also inches (`5in`), wounds (`w4`) and threat (`t0.5`). */
const told = (facts: readonly Fact[], words: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(
    facts
      .filter(({ id }) => !words.includes(`!${id}`))
      .map(({ id }) => [id, words.includes(id) && !words.includes(`-${id}`)] as const),
  );

function numberIn(words: readonly string[], pattern: RegExp): number | null {
  const found = words.map((word) => pattern.exec(word)?.groups?.n).find((match) => match !== undefined);
  return found === undefined ? null : Number(found);
}

/** Everything told: so if it is named, else not so. */
export function factsOf(self: string, targets: Readonly<Record<string, string>>): KnownFacts {
  const all = Object.values(targets).map((text) => text.split(' '));
  const engaged = all.some((words) => words.includes('engagedWith')) ? ['engaged'] : [];
  return {
    self: told(ROUND_FACTS.self, [...self.split(' '), ...engaged]),
    targets: all.map((words) => ({
      facts: told(ROUND_FACTS.targets, words),
      inches: numberIn(words, /^(?<n>[\d.]+)in$/u),
      wounds: numberIn(words, /^w(?<n>\d+)$/u) ?? 0,
      threat: numberIn(words, /^t(?<n>[\d.]+)$/u) ?? 0,
    })),
  };
}

/** One situation: what is known, and what can still be done. */
export interface Given {
  readonly self?: string;
  readonly targets?: Readonly<Record<string, string>>;
  readonly situation?: Partial<RoundSituation>;
}

const USUAL = 'canShoot canFight';

/** `walk a target, shoot a`: the rows taken, for whom, why the place; or `asks sight here a b`. Of equals the first is taken. */
export function said(table: RoundTable, { self = '', targets = {}, situation = {} }: Given): string {
  const compiled = roundCompiled(table);
  const naming = { table: compiled, targets: Object.keys(targets) };
  const known = knownOf(ROUND_FACTS, factsOf(`${USUAL} ${self}`, targets));
  const next = askOrPlan({ table: compiled, known, situation: { ...FRESH, ...situation }, lot: () => 0 });
  if (next.kind === 'ask') {
    const { kind, ...about } = questionInIds(naming, next.question);
    const place = 'place' in about ? about.place : '';
    const fact = 'fact' in about ? about.fact : '';
    const ids = 'targets' in about ? about.targets : [];
    return ['asks', kind, place === HERE ? HERE : place, fact, ...ids].filter((word) => word !== '').join(' ');
  }
  const steps = stepsInIds(naming, next.plan).map(({ row, target, wish }) =>
    [row, target, wish].filter((word) => word !== null).join(' '),
  );
  return steps.join(', ') || '-';
}

/** A table of rows without conditions, in this order. */
export const rowsOf = (...actions: readonly RoundTable['rows'][number]['do'][]): RoundTable => ({
  id: 'test',
  name: 'test',
  order: 'always',
  rows: actions.map((action) => ({ id: action, do: action })),
  provenance: 'ours',
});
