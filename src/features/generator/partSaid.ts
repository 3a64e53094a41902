import { UNBOUND } from '../../content/generator/binding.ts';
import { REFERENCES, referenceName } from '../../content/generator/references.ts';
import { generatedTexts } from '../../content/generator/generatedWords.ts';
import { asWritten, type Say } from '../../content/generator/say.ts';
import type { PartId } from '../../content/generator/state.ts';
import type { Ground } from '../../content/ground.ts';
import type { Killzone } from '../../content/killzones/loadKillzones.ts';
import type { Pack } from '../../content/pack.ts';
import { contentName, contentText } from '../../words/content.ts';
import { toldApart } from '../../words/toldApart.ts';
import { whoseSaid } from '../../words/whoseSaid.ts';
import type { Words } from '../../words/words.ts';

/** The languages of a screen, and the pack whose rows it names. */
export interface Speaking {
  readonly pack: Pack;
  readonly whose: Ground['whose'];
  readonly killzones: readonly Killzone[];
  readonly words: Words<'workshop'>['generator'];
  readonly app: Words<'settings'>;
  /** How it is said whose a row is. */
  readonly of: Words<'workshop'>['scenarioEditor']['whose'];
  readonly boards: Words<'killzones'>;
}

/** The language in which a scenario is written; English is the pack's own. */
export const sayIn = (shared: Words<'shared'>): Say =>
  shared.language === 'en'
    ? asWritten
    : {
        name: (id, written) => contentName(shared, id, written),
        text: (path, written) => shared.content.texts[path] ?? written,
      };

const TABLES: Partial<Readonly<Record<PartId, string>>> = {
  environment: 'environments',
  environment2: 'environments',
  task: 'prompt-task',
  place: 'prompt-place',
  keepers: 'prompt-keepers',
  twist: 'prompt-twist',
};

const rowIn = ({ pack }: Speaking, id: PartId, value: string) =>
  pack.tables.get(TABLES[id] ?? '')?.rows.find((row) => row.id === value);

const keyed = <T extends string>(names: Readonly<Record<T, string>>, value: string): string =>
  Object.entries<string>(names).find(([key]) => key === value)?.[1] ?? value;

function missionName({ pack, app }: Speaking, value: string): string {
  const told = REFERENCES.find(({ id }) => id === value);
  return told === undefined ? contentName(app, value, pack.missions.get(value)?.name ?? value) : referenceName(told);
}

const variantName = ({ pack, app }: Speaking, value: string): string => {
  const variants = [...pack.factions.values()].flatMap((faction) => faction.variants ?? []);
  return contentName(app, value, variants.find(({ id }) => id === value)?.name ?? value);
};

/** A row of a pack; where another one is called the same, with whose it is. */
function named({ app, pack, whose, of }: Speaking, kind: 'factions' | 'tables', value: string): string {
  const rows = [...pack[kind].values()].map((row) => ({
    id: row.id,
    name: contentName(app, row.id, 'title' in row ? row.title : row.name),
  }));
  return toldApart(rows, (id) => whoseSaid(of, whose(kind, id))).find(({ id }) => id === value)?.name ?? value;
}

/** Whose it is behind the name of a killzone where another one is called the same. */
function killzoneName({ killzones, boards, whose, of, words }: Speaking, value: string): string {
  if (value === UNBOUND) return words.unbound;
  const all = killzones.map(({ row: { id, name } }) => ({ id, name: boards.content.byName[name] ?? name }));
  return toldApart(all, (id) => whoseSaid(of, whose('killzones', id))).find(({ id }) => id === value)?.name ?? value;
}

type PartSentence = (speaking: Speaking, value: string) => string;

const secondary: PartSentence = ({ words }, value) => keyed(words.secondaries, value);
const rowSaid =
  (id: PartId): PartSentence =>
  (speaking, value) =>
    contentName(speaking.app, value, rowIn(speaking, id, value)?.name ?? value);

const SAID: Readonly<Record<PartId, PartSentence>> = {
  mission: missionName,
  role: ({ words }, value) => keyed(words.roles, value),
  difficulty: ({ app }, value) => keyed(app.settings.difficulties, value),
  acolytes: (_speaking, value) => value,
  dv: ({ words }, value) => words.percent(value),
  faction: (speaking, value) => named(speaking, 'factions', value),
  variant: variantName,
  force: (_speaking, value) => value,
  environment: rowSaid('environment'),
  environment2: rowSaid('environment2'),
  events: (speaking, value) => named(speaking, 'tables', value),
  killzone: killzoneName,
  clues: ({ words }, value) => keyed(words.clues, value),
  task: rowSaid('task'),
  place: rowSaid('place'),
  keepers: rowSaid('keepers'),
  twist: rowSaid('twist'),
  secondary,
  secondary2: secondary,
  hidden: ({ app }, value) =>
    contentText(app, `generated/hidden/${value}`, keyed(generatedTexts, `generated/hidden/${value}`)),
};

/** What a value of a part is called. */
export const valueSaid = (speaking: Speaking, id: PartId, value: string): string => SAID[id](speaking, value);

/** Where a killzone lies, and what it is like. */
function killzoneMeans({ app, killzones, boards }: Speaking, value: string): string | null {
  const { theatres, content } = boards;
  const row = killzones.find((each) => each.row.id === value)?.row;
  return row === undefined ? null : app.common.named(theatres[row.theatre], content.byName[row.text] ?? row.text);
}

/** What a value means, where its name does not say it all; null: it does. */
export function valueMeans(speaking: Speaking, id: PartId, value: string): string | null {
  const { pack, app } = speaking;
  if (id === 'killzone') return killzoneMeans(speaking, value);
  if (id === 'mission' && pack.missions.has(value))
    return contentText(app, `${value}/primary`, pack.missions.get(value)?.primary ?? '');
  if (id === 'environment' || id === 'environment2')
    return contentText(app, `${value}/text`, rowIn(speaking, id, value)?.text ?? '');
  return null;
}
