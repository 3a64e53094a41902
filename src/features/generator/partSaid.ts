import { REFERENCES, referenceName } from '../../content/generator/references.ts';
import { generatedTexts } from '../../content/generator/generatedWords.ts';
import { asWritten, type Say } from '../../content/generator/say.ts';
import type { PartId } from '../../content/generator/state.ts';
import type { Pack } from '../../content/pack.ts';
import { contentName, contentText } from '../../words/content.ts';
import type { FirstWords } from '../../words/firstWords.ts';
import type { GeneratorWords } from '../../words/generatorWords.ts';

/** The languages of a screen, and the pack whose rows it names. */
export interface Speaking {
  readonly pack: Pack;
  readonly words: GeneratorWords;
  readonly first: FirstWords;
}

/** The language in which a scenario is written; English is the pack's own. */
export const sayIn = (first: FirstWords): Say =>
  first.language === 'en'
    ? asWritten
    : {
        name: (id, written) => contentName(first, id, written),
        text: (path, written) => first.content.texts[path] ?? written,
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

function missionName({ pack, first }: Speaking, value: string): string {
  const told = REFERENCES.find(({ id }) => id === value);
  return told === undefined ? contentName(first, value, pack.missions.get(value)?.name ?? value) : referenceName(told);
}

const variantName = ({ pack, first }: Speaking, value: string): string => {
  const variants = [...pack.factions.values()].flatMap((faction) => faction.variants ?? []);
  return contentName(first, value, variants.find(({ id }) => id === value)?.name ?? value);
};

type Said = (speaking: Speaking, value: string) => string;

const secondary: Said = ({ words }, value) => keyed(words.secondaries, value);
const rowSaid =
  (id: PartId): Said =>
  (speaking, value) =>
    contentName(speaking.first, value, rowIn(speaking, id, value)?.name ?? value);

const SAID: Readonly<Record<PartId, Said>> = {
  mission: missionName,
  role: ({ words }, value) => keyed(words.roles, value),
  difficulty: ({ first }, value) => keyed(first.settings.difficulties, value),
  acolytes: (_speaking, value) => value,
  dv: ({ words }, value) => words.percent(value),
  faction: ({ first, pack }, value) => contentName(first, value, pack.factions.get(value)?.name ?? value),
  variant: variantName,
  force: (_speaking, value) => value,
  environment: rowSaid('environment'),
  environment2: rowSaid('environment2'),
  events: ({ first, pack }, value) => contentName(first, value, pack.tables.get(value)?.title ?? value),
  clues: ({ words }, value) => keyed(words.clues, value),
  task: rowSaid('task'),
  place: rowSaid('place'),
  keepers: rowSaid('keepers'),
  twist: rowSaid('twist'),
  secondary,
  secondary2: secondary,
  hidden: ({ first }, value) =>
    contentText(first, `generated/hidden/${value}`, keyed(generatedTexts, `generated/hidden/${value}`)),
};

/** What a value of a part is called. */
export const valueSaid = (speaking: Speaking, id: PartId, value: string): string => SAID[id](speaking, value);

/** What a value means, where its name does not say it all; null: it does. */
export function valueMeans(speaking: Speaking, id: PartId, value: string): string | null {
  const { pack, first } = speaking;
  if (id === 'mission' && pack.missions.has(value))
    return contentText(first, `${value}/primary`, pack.missions.get(value)?.primary ?? '');
  if (id === 'environment' || id === 'environment2')
    return contentText(first, `${value}/text`, rowIn(speaking, id, value)?.text ?? '');
  return null;
}
