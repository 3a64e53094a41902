import type { Lasting, LastingSource } from '../engine/family/killteam/model/lasting.ts';
import { inches } from './format.ts';
import { lastingSaid, overruledSaid, sourceSaid } from './lastingSaid.ts';
import type { Look } from './look.ts';
import type { Words } from './words.ts';

/** All that one source makes last for more than one operative, as the table reads it. */
export interface Holding {
  readonly key: string;
  readonly name: string;
  /** Its name with the distances that it sets: "Gloom 12″/9″". */
  readonly short: string;
  /** What its row says; null: nothing has words of its own. */
  readonly sentence: string | null;
  /** What each of its changes comes to. */
  readonly lines: readonly string[];
  readonly until: string;
  /** What is lifted to end all of it. */
  readonly ids: readonly string[];
}

const keyOf = ({ kind, id }: LastingSource): string => `${kind}.${id}`;

/** Until when, with the number of the turning point where it is one. */
function untilSaid({ effects }: Words<'battle'>, { until }: Lasting, turningPoint: number): string {
  if (turningPoint === 0) return effects.expires[until];
  if (until === 'turningPoint') return effects.untilEndOf(turningPoint);
  return until === 'nextTurningPoint' ? effects.untilEndOf(turningPoint + 1) : effects.expires[until];
}

function rowText(look: Look, { kind, id }: LastingSource): string | null {
  if (kind !== 'environment' && kind !== 'event') return null;
  const rows = Object.values(look.battle.tables ?? {}).flatMap((table) => table.rows);
  const row = rows.find((each) => each.id === id);
  return row === undefined ? null : look.contentText(`${id}/text`, row.text);
}

const farOf = ({ change }: Lasting): readonly number[] => ('inches' in change ? [change.inches] : []);

/** An environment that is told is lifted with all that it does; of everything else each part is lifted. */
function idsOf(all: readonly Lasting[]): readonly string[] {
  const told = all.filter(({ source, change }) => source.kind === 'environment' && change.op === 'told');
  return (told.length > 0 ? told : all).map(({ id }) => id);
}

interface Told {
  readonly words: Words<'battle'>;
  readonly look: Look;
  readonly turningPoint: number;
  /** What overrules it; left out: nothing does. */
  readonly overruledBy?: (lasting: Lasting) => Lasting | null;
}

function holdingOf(told: Told, first: Lasting, all: readonly Lasting[]): Holding {
  const { words, look, turningPoint, overruledBy } = told;
  const name = sourceSaid(words, first.source, look);
  const lineOf = (each: Lasting) =>
    overruledSaid(words, lastingSaid(words, each, look), { by: overruledBy?.(each) ?? null, look });
  const far = [...new Set(all.flatMap(farOf))].map((each) => inches(each));
  const said = all.filter(({ change }) => change.op !== 'told' && change.op !== 'moment');
  return {
    key: keyOf(first.source),
    name,
    short: far.length === 0 ? name : `${name} ${far.join('/')}`,
    sentence: rowText(look, first.source),
    lines: [...new Set(said.map(lineOf))],
    until: untilSaid(words, first, turningPoint),
    ids: idsOf(all),
  };
}

/** What holds now for more than one operative, a line for each source, in the order in which it began. */
export function holdsNow(told: Told, onTable: readonly Lasting[]): readonly Holding[] {
  const groups = new Map<string, [Lasting, ...Lasting[]]>();
  for (const each of onTable) {
    const same = groups.get(keyOf(each.source));
    if (same === undefined) groups.set(keyOf(each.source), [each]);
    else same.push(each);
  }
  return [...groups.values()].map((all) => holdingOf(told, all[0], all));
}
