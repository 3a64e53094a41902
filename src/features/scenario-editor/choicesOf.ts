import type { Pack } from '../../content/pack.ts';
import type { Scenario } from '../../content/scenarioFiles.ts';
import type { RollTable } from '../../engine/tables/rollTable.ts';
import type { Choice, Choices } from '../../forms/choices.ts';
import { contentName } from '../../words/content.ts';
import { byName } from './byName.ts';

type Named = Parameters<typeof contentName>[0];

export interface ChoicesFrom {
  readonly draft: Scenario;
  readonly base: Pack;
  /** Of one’s own. */
  readonly tables: readonly RollTable[];
  /** The words that names of the bundled pack are said in. */
  readonly words: Named;
  readonly nameless: string;
}

const PLACES = ['entry-point', 'random-terrain'];

const titles = (all: Iterable<RollTable>): readonly Choice[] => [...all].map(({ id, title }) => ({ id, name: title }));

/** What the conditions and effects of a scenario can name: its own things, and the rows of the packs below. */
export function choicesOf({ draft, base, tables, words, nameless }: ChoicesFrom): Choices {
  const { script, plan } = draft;
  const own = (all: readonly { readonly id: string; readonly name: string }[]): readonly Choice[] =>
    all.map(({ id, name }) => ({ id, name: name.trim() === '' ? nameless : name }));
  const shipped = (all: Iterable<{ readonly id: string; readonly name: string }>): readonly Choice[] =>
    [...all].map(({ id, name }) => ({ id, name: contentName(words, id, name) })).toSorted(byName);
  const titled = <T extends { readonly id: string }>(all: readonly T[], name: (each: T) => string) =>
    own(all.map((each) => ({ id: each.id, name: name(each) })));
  return {
    counter: own(draft.counters),
    tick: own(draft.ticks),
    flag: [...new Set(script.endings.flatMap(({ flags }) => flags))].map((id) => ({
      id,
      name: id.replaceAll('-', ' '),
    })),
    objective: titled(script.objectives, ({ text }) => text),
    action: own(script.actions),
    passage: titled(script.passages, ({ title }) => title),
    wave: own(script.waves),
    hook: own(script.hooks),
    table: [...own(titles(tables)), ...shipped(titles(base.tables.values()))],
    card: shipped(base.operatives.values()),
    marker: [...new Set(plan.markers.map(({ name }) => name))]
      .filter((name) => name !== '')
      .map((name) => ({ id: name, name })),
    place: PLACES.map((id) => ({ id, name: contentName(words, id, id) })),
    keyword: [...new Set([...base.operatives.values()].flatMap(({ keywords }) => keywords))]
      .toSorted((a, b) => a.localeCompare(b))
      .map((name) => ({ id: name, name })),
  };
}
