import { contentName, contentText, type Named } from './content.ts';

type Json = unknown;

/** Lists of a scenario whose entries say something, under which key. */
const SAYING: Readonly<Record<string, string>> = {
  objectives: 'text',
  actions: 'text',
  passages: 'text',
  endings: 'text',
  waves: 'where',
  markers: 'where',
  environment: 'text',
};
/** What a scenario says itself. */
const ITS_OWN: ReadonlySet<string> = new Set(['primary', 'briefing', 'notes', 'board', 'targetLocation']);

const isRecord = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface ScenarioWords {
  readonly words: Named;
  /** The scenario's id. */
  readonly of: string;
}

/** Secondary objectives that any scenario may have: what they say has the same key in each. */
const DRAWN: ReadonlySet<string> = new Set([
  'leave-no-trace',
  'take-one-alive',
  'burn-the-ledger',
  'all-come-back',
  'save-the-ammunition',
]);

const drawn = (words: Named, list: string, id: string, value: string): string =>
  list === 'objectives' && DRAWN.has(id) ? contentText(words, `generated/secondary/${id}`, value) : value;

/** An entry of a list: its name or title by its id, what it says by its path. */
function entry({ words, of }: ScenarioWords, list: string, row: Json): Json {
  if (!isRecord(row) || typeof row['id'] !== 'string') return row;
  const { id } = row;
  const said = SAYING[list];
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value];
      if (key === 'name' || key === 'title') return [key, contentName(words, id, value)];
      return [key, key === said ? contentText(words, `${of}/${list}/${id}`, drawn(words, list, id, value)) : value];
    }),
  );
}

function line({ words, of }: ScenarioWords, key: string, value: string): string {
  if (key === 'name') return contentName(words, of, value);
  return ITS_OWN.has(key) ? contentText(words, `${of}/${key}`, value) : value;
}

function part(said: ScenarioWords, key: string, value: Json): Json {
  const { words, of } = said;
  if (typeof value === 'string') return line(said, key, value);
  if (key === 'setUp' && Array.isArray(value))
    return value.map((step: Json, index) => contentText(words, `${of}/setUp/${index}`, String(step)));
  if (key === 'priorityTarget' && isRecord(value))
    return { ...value, text: contentText(words, `${of}/priorityTarget`, String(value['text'])) };
  if (key === 'script' || key === 'plan') return parts(said, value);
  return Array.isArray(value) ? value.map((row: Json) => entry(said, key, row)) : value;
}

const parts = (said: ScenarioWords, value: Json): Json =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, part(said, key, each)]))
    : value;

/** A scenario as it is told in the language of these words, with everything that has no words as its pack has it. */
export function toldMission<M extends { readonly id: string }>(words: Named, mission: M): M {
  // Only strings are replaced by strings, under the keys where they stand.
  return parts({ words, of: mission.id }, mission) as M;
}
