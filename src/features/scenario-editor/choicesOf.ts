import { EVENT_TABLES, STORY_TABLES } from '../../content/generator/tables.ts';
import type { Pack } from '../../content/pack.ts';
import type { EditedScenario } from '../../content/scenarioFiles.ts';
import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import { placeChoices } from '../../forms/placeChoices.ts';
import type { Choice, Choices } from '../../forms/choices.ts';
import { contentName } from '../../words/content.ts';
import { flagName } from '../../words/flagName.ts';
import { packName } from '../../words/packName.ts';
import { toldApart } from '../../words/toldApart.ts';
import { unitNames } from '../../words/unitNames.ts';
import { type WhoseSaid, withWhose } from './whoseSaid.ts';
import { byName } from './byName.ts';

type Named = Parameters<typeof unitNames>[0];

interface ChoicesFrom {
  readonly draft: EditedScenario;
  readonly base: Pack;
  /** Whose a row is; left out: that is not said. */
  readonly whose?: WhoseSaid;
  /** Of one’s own. */
  readonly tables: readonly RollTable[];
  /** Places of the killzone that it is bound to; left out: it is bound to none. */
  readonly zones?: readonly Choice[];
  /** The words that names of the bundled pack are said in. */
  readonly words: Named;
  readonly nameless: string;
}

const titles = (all: Iterable<RollTable>): readonly Choice[] => [...all].map(({ id, title }) => ({ id, name: title }));

/** The flags that a part of a scenario sets or looks at. */
function flagsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'flag' && typeof value === 'string') return [value];
    return key === 'flags' && Array.isArray(value) ? value.map(String) : flagsIn(value);
  });
}

const eachOnce = (all: readonly string[], said: (name: string) => string): readonly Choice[] =>
  [...new Set(all)].map((name) => ({ id: name, name: said(name) }));

/** Cards, no two called the same, what operatives are called, and their keywords. */
function cardsOf({ words, base, whose }: ChoicesFrom): Pick<Choices, 'card' | 'operative' | 'keyword'> {
  const cards = [...base.operatives.values()];
  return {
    card: [...unitNames(words, withWhose(base, whose))].map(([id, name]) => ({ id, name })).toSorted(byName),
    operative: eachOnce(
      cards.map(({ name }) => name),
      (name) => packName(words, name),
    ),
    keyword: eachOnce(
      cards.flatMap(({ keywords }) => keywords),
      (name) => name,
    ).toSorted(byName),
  };
}

/** What the conditions and effects of a scenario can name: its own things, and the rows of the packs below. */
export function choicesOf(from: ChoicesFrom): Choices {
  const { draft, base, tables, zones = [], words, nameless, whose } = from;
  const { script, plan } = draft;
  const own = (all: readonly { readonly id: string; readonly name: string }[]): readonly Choice[] =>
    all.map(({ id, name }) => ({ id, name: name.trim() === '' ? nameless : name }));
  const shipped = (all: Iterable<{ readonly id: string; readonly name: string }>): readonly Choice[] =>
    [...all].map(({ id, name }) => ({ id, name: contentName(words, id, name) })).toSorted(byName);
  const others = titles(base.tables.values()).filter(({ id }) => !tables.some((table) => table.id === id));
  const titled = <T extends { readonly id: string }>(all: readonly T[], name: (each: T) => string) =>
    own(all.map((each) => ({ id: each.id, name: name(each) })));
  return {
    counter: own(draft.counters),
    tick: own(draft.ticks),
    flag: [...new Set(flagsIn(script))].map((id) => ({
      id,
      name: flagName(words, id),
    })),
    objective: script.objectives.map(({ id, text, kind }) => ({
      id,
      name: text.trim() === '' ? nameless : text,
      secret: kind === 'secret',
    })),
    action: own(script.actions),
    passage: titled(script.passages, ({ title }) => title),
    wave: own(script.waves),
    hook: own(script.hooks),
    table: toldApart(
      [...own(titles(tables)), ...shipped(others).filter(({ id }) => !STORY_TABLES.includes(id))],
      (id) => whose?.('tables', id) ?? '',
    ),
    ...cardsOf(from),
    faction: toldApart(shipped(base.factions.values()), (id) => whose?.('factions', id) ?? ''),
    marker: [...new Set(plan.markers.map(({ name }) => name))]
      .filter((name) => name !== '')
      .map((name) => ({ id: name, name })),
    place: placeChoices(words),
    zone: zones,
  };
}

/** Tables that may be that of events: of one’s own, those of the app, and the one that it is (null: none). */
export const eventTables = (
  { table = [] }: Choices,
  { tables }: Pick<Pack, 'tables'>,
  now: string | null,
): Choices => ({
  table: table.filter(({ id }) => !tables.has(id) || EVENT_TABLES.includes(id) || id === now),
});
