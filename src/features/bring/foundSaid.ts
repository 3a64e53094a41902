import type { RawRow } from '../../content/packRows.ts';
import type { Recognised } from '../../state/library/recognise.ts';
import { packName } from '../../words/packName.ts';
import type { Words } from '../../words/words.ts';

/** What was found, in words: what kind of thing, which, what is to know of it, and what leads on; null: nothing does. */
interface FoundSaid {
  readonly kind: string;
  readonly title: string;
  readonly told: readonly string[];
  readonly next: string | null;
}

type Said = Words<'sharing'>;
type Shared = Extract<Recognised, { kind: 'shared' }>['looked'];

const isDeck = (value: unknown): boolean => typeof value === 'object' && value !== null && 'deck' in value;

/** What something shared is called: by what alone is in it, else by what it says of itself. */
function kindOf({ door, pack }: Said, { shared, rows }: Shared): string {
  const { kind } = shared.about;
  if (rows.some((row) => row.kind === 'warBands')) return door.kinds.warBand;
  if (rows.some((row) => row.kind === 'killTeams')) return door.kinds.killTeam;
  const [table] = rows.filter((row) => row.kind === 'tables');
  return kind === 'table' && isDeck(table?.value) ? door.kinds.deck : pack.kind[kind];
}

/** How many of each kind are in it, in the order of the file. */
function rowsSaid({ pack }: Said, rows: readonly RawRow[]): string {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds.map((kind) => `${pack.kinds[kind]} ${rows.filter((row) => row.kind === kind).length}`).join(', ');
}

function sharedSaid(words: Said, looked: Shared): FoundSaid {
  const { door, pack } = words;
  const { author } = looked.shared.about;
  return {
    kind: kindOf(words, looked),
    title: looked.manifest.name,
    told: [...(author === '' ? [] : [`${pack.by} ${author}`]), rowsSaid(words, looked.rows), door.notStored],
    next: door.next.shared,
  };
}

type Found = Exclude<Recognised, { kind: 'full' | 'newer' | 'refused' | 'place' | 'unread' }>;

/** Whether it is something: all else has a reason. */
export const isFound = (given: Recognised): given is Found =>
  !['full', 'newer', 'refused', 'place', 'unread'].includes(given.kind);

const missingOf = ({ here, count }: { readonly here: readonly number[]; readonly count: number }): string =>
  Array.from({ length: count }, (_, at) => at + 1)
    .filter((index) => !here.includes(index))
    .join(', ');

/** What was found, in words. `words`: also of the names that the app’s own battles have. */
export function foundSaid(words: Said & Words<'shared'>, found: Found): FoundSaid {
  const { door } = words;
  switch (found.kind) {
    case 'here':
    case 'same': {
      const { kind } = found.subject;
      const title = packName(words, found.title);
      return { kind: door.kinds[kind], title, told: [door[found.kind]], next: door.next[kind] };
    }
    case 'conflict':
      return {
        kind: door.kinds[found.conflict.subject.kind],
        title: found.conflict.title,
        told: [door.decided],
        next: door.home,
      };
    case 'library':
      return { kind: door.kinds.everything, title: door.decided, told: [], next: door.home };
    case 'retinue': {
      const told = [door.members(found.members), door.notStored];
      return { kind: door.kinds.retinue, title: found.title, told, next: door.next.retinue };
    }
    case 'roster': {
      const told = found.models === null ? [] : [door.models(found.models), door.notStored];
      const title = found.title === '' ? door.rosterTitle : found.title;
      return { kind: door.kinds.roster, title, told, next: door.next.roster };
    }
    case 'shared':
      return sharedSaid(words, found.looked);
    case 'parts': {
      const { here, count } = found.parts;
      const told = [door.partsMissing(missingOf(found.parts))];
      return { kind: door.kinds.parts, title: door.partsTitle(here.length, count), told, next: null };
    }
    case 'odds':
      return { kind: door.kinds.odds, title: door.oddsTitle, told: [], next: door.next.odds };
  }
}

type NotFound = Exclude<Recognised, Found>;

/** Why something given brings nothing, and where in it that is seen. Nothing has changed. */
export function notFoundSaid(words: Said & Words<'saving'>, given: NotFound): readonly string[] {
  const { door, pack, saving } = words;
  switch (given.kind) {
    case 'full':
      return [saving.full];
    case 'newer':
      return [saving.refusedNewerFile, door.nothing];
    case 'place':
      return [door.place];
    case 'unread':
      return [pack.refused[given.why]];
    case 'refused': {
      const problems = given.problems.filter(({ path }) => path !== '');
      return problems.length === 0
        ? [door.unknown, door.nothing]
        : [
            saving.refusedProblems(problems.length),
            ...problems.map((each) => saving.problemAt(each.path, each.message)),
          ];
    }
  }
}
