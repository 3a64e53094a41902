import { isEqual } from '../../engine/core/isEqual.ts';
import type { EditedScenario } from '../../content/scenarioFiles.ts';
import type { Words } from '../../words/words.ts';
import { fieldOf } from './fieldOf.ts';
import { sectionOf } from './sectionIds.ts';

/** What a step did, in 14 characters or less and in full. */
interface StepSaid {
  readonly short: string;
  readonly full: string;
}

type Kind = 'added' | 'removed' | 'moved' | 'changed';

interface Change {
  readonly path: string;
  readonly kind: Kind;
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

function inList(before: readonly unknown[], after: readonly unknown[], path: string): Change | null {
  if (after.length !== before.length) return { path, kind: after.length > before.length ? 'added' : 'removed' };
  const different = before.flatMap((each, index) => (isEqual(each, after[index]) ? [] : [index]));
  const [first] = different;
  if (first === undefined) return null;
  const moved = different.length > 1 && before.every((each) => after.some((other) => isEqual(each, other)));
  return moved ? { path, kind: 'moved' } : changeIn(before[first], after[first], `${path}[${first}]`);
}

/** The first thing in which two drafts differ, and how; null: in nothing. */
function changeIn(before: unknown, after: unknown, path: string): Change | null {
  if (isEqual(before, after)) return null;
  if (Array.isArray(before) && Array.isArray(after)) return inList(before, after, path);
  if (!isRecord(before) || !isRecord(after)) return { path, kind: 'changed' };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const place = path === '' ? key : `${path}.${key}`;
    const found = changeIn(Reflect.get(before, key), Reflect.get(after, key), place);
    if (found !== null) return found;
  }
  return null;
}

/** The text of a thing of a list, for the sentence: its name, or what it says. */
function nameAt(scenario: EditedScenario, path: string): string {
  const [, list, at] = /^(?<list>[\w.]+)\[(?<at>\d+)\]/u.exec(path) ?? [];
  if (list === undefined) return '';
  const items = list
    .split('.')
    .reduce<unknown>((of, key) => (isRecord(of) ? Reflect.get(of, key) : undefined), scenario);
  const item: unknown = Array.isArray(items) ? items[Number(at)] : undefined;
  if (!isRecord(item)) return '';
  const names = ['name', 'title', 'text'].map((key) => Reflect.get(item, key) as unknown);
  return names.find((each): each is string => typeof each === 'string' && each !== '')?.slice(0, 40) ?? '';
}

/** In 14 characters or less: the field, or the section where something came, went or moved. */
function shortOf(words: Words<'workshop'>['scenarioEditor'], { path, kind }: Change): string {
  const fields: Readonly<Record<string, string>> = words.steps.fields;
  const innermost = path.match(/[a-zA-Z]+/gu)?.findLast((key) => Object.hasOwn(fields, key)) ?? '';
  return (kind === 'changed' ? fields[innermost] : undefined) ?? words.did[sectionOf(path)];
}

/** What came to be different from one draft to the next; null: nothing. */
export function changeSaid(
  words: Words<'workshop'>['scenarioEditor'],
  before: EditedScenario,
  after: EditedScenario,
): StepSaid | null {
  const change = changeIn(before, after, '');
  if (change === null) return null;
  const { path, kind } = change;
  const section = words.sections[sectionOf(path)];
  const field = kind === 'changed' ? fieldOf(words.fields, path) : words.steps[kind];
  const name = nameAt(after, path);
  const what = [...(name === '' ? [] : [words.steps.of(name)]), ...(field === null ? [] : [field])].join(', ');
  return { short: shortOf(words, change), full: what === '' ? section : words.lookAt(section, what) };
}
