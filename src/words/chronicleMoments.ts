import type { ReportMoment } from '../engine/campaign/model/walk.ts';
import { capital } from './capital.ts';
import { contentName } from './content.ts';
import type { TellingMoment } from './en/campaign/story.ts';
import type { CampaignLook } from './optionName.ts';
import { packName } from './packName.ts';
import { packNames } from './packNames.ts';

type Words = CampaignLook['words'];

/** What is told in one clause: moments of one kind in one turning point. */
interface Clause extends TellingMoment {
  readonly kind: ReportMoment['kind'];
  readonly turningPoint: number;
}

/** What an event is called: by its id, by the name its table had, or as it stands. */
const eventName = (words: Words, id: string, name: string | null): string =>
  contentName(words, id, packName(words, name ?? packNames[id] ?? id));

function clauseOf(words: Words, { kind, turningPoint, who, whom, what, name }: ReportMoment): Clause {
  const named = (each: string | null): readonly string[] => (each === null ? [] : [packName(words, each)]);
  const event = what === null ? null : eventName(words, what, name ?? null);
  return { kind, turningPoint, who: named(who), whom: named(whom), what: event };
}

const same = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');

/** Two moments as one, where they are of one kind and turning point and share whoever did it or fell to it; null: they do not. */
function joined(one: Clause, other: Clause): Clause | null {
  if (one.kind !== other.kind || one.turningPoint !== other.turningPoint) return null;
  if (one.kind === 'fell' && same(one.whom, other.whom)) return { ...one, who: [...one.who, ...other.who] };
  return one.kind === 'slew' && same(one.who, other.who) ? { ...one, whom: [...one.whom, ...other.whom] } : null;
}

function clausesOf(words: Words, moments: readonly ReportMoment[]): readonly Clause[] {
  const clauses: Clause[] = [];
  for (const clause of moments.map((moment) => clauseOf(words, moment))) {
    const last = clauses.at(-1);
    const both = last === undefined ? null : joined(last, clause);
    if (both === null) clauses.push(clause);
    else clauses.splice(-1, 1, both);
  }
  return clauses;
}

/**
 * The moments of a battle as prose, in the order in which they happened: each turning point is named once, what happened
 * alike stands in one sentence, and what followed follows.
 */
export function momentsTold(words: Words, moments: readonly ReportMoment[]): readonly string[] {
  const { story } = words.campaign;
  let turningPoint: number | null = null;
  let since = 0;
  return clausesOf(words, moments).map((clause) => {
    const said = story.moments[clause.kind](clause);
    if (clause.kind === 'lastStanding') return `${capital(said)}.`;
    since = clause.turningPoint === turningPoint ? since + 1 : 0;
    turningPoint = clause.turningPoint;
    if (since === 0) return `${story.when(clause.turningPoint, said)}.`;
    const then = since % 2 === 1 ? story.later[((since - 1) / 2) % story.later.length] : undefined;
    return `${then === undefined ? capital(said) : then(said)}.`;
  });
}
