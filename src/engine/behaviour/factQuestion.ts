import { HERE } from './fact.ts';
import type { FactBook } from './factBook.ts';
import {
  bitsOf,
  type Known,
  lowest,
  type Mask,
  nearestOf,
  placeOf,
  withNearest,
  withSelf,
  withTarget,
} from './known.ts';
import type { Need } from './trace.ts';

/**
 * One question to the table. `sight`: how each of these is seen from there; `reach`: who is the closest it can charge,
 * `narrowed`: of those that are told to be as its row wants;
 * `which`: for whom it is so; `closest`: who is; `is`: yes or no.
 */
export type FactQuestion =
  | { readonly kind: 'sight'; readonly place: string; readonly targets: Mask }
  | { readonly kind: 'reach'; readonly targets: Mask; readonly narrowed?: boolean }
  | { readonly kind: 'which'; readonly fact: number; readonly targets: Mask }
  | { readonly kind: 'closest'; readonly targets: Mask }
  | { readonly kind: 'is'; readonly fact: number };

/** What the table says to a question of the same kind; `dontKnow` to any. `first` 0: nobody. */
export type FactAnswer =
  | { readonly kind: 'sight'; readonly seen: Mask; readonly inCover: Mask; readonly obscured: Mask }
  | { readonly kind: 'reach' | 'closest'; readonly first: Mask }
  | { readonly kind: 'which'; readonly yes: Mask }
  | { readonly kind: 'is'; readonly is: boolean }
  | { readonly kind: 'dontKnow' };

/** The question that tells what is needed. */
export function questionFor(book: FactBook, need: Need): FactQuestion {
  if (need.of === 'self') return { kind: 'is', fact: need.fact };
  if (need.of === 'closest') return { kind: 'closest', targets: need.targets };
  const { fact, targets } = need;
  switch (book.targets[fact]?.askedBy) {
    case 'sight':
      return { kind: 'sight', place: book.seenFrom[fact] ?? HERE, targets };
    case 'reach':
      return need.nearest === true
        ? { kind: 'reach', targets, narrowed: need.narrowed === true }
        : { kind: 'which', fact, targets };
    case 'which':
    case 'is':
    case 'never':
    case undefined:
      return { kind: 'which', fact, targets };
  }
}

/** Equal for questions about the same thing, whoever they are about. */
export function questionKey(question: FactQuestion): string {
  const about = 'fact' in question ? question.fact : 'place' in question ? question.place : '';
  return `${question.kind}/${about}`;
}

const threatened = ({ threat }: Known, among: Mask): Mask =>
  bitsOf(among).reduce(
    (most, bit) => ((threat[placeOf(bit)] ?? 0) > (threat[placeOf(most)] ?? 0) ? bit : most),
    lowest(among),
  );

/** The answer that is worse for the players (threat principle, kill-team.md A9.4). */
function worstAnswer(known: Known, question: FactQuestion): Exclude<FactAnswer, { kind: 'dontKnow' }> {
  switch (question.kind) {
    case 'sight':
      return { kind: 'sight', seen: question.targets, inCover: 0, obscured: 0 };
    case 'reach':
    case 'closest':
      return { kind: question.kind, first: threatened(known, question.targets) };
    case 'which':
      return { kind: 'which', yes: known.book.targets[question.fact]?.worst === true ? question.targets : 0 };
    case 'is':
      return { kind: 'is', is: known.book.self[question.fact]?.worst === true };
  }
}

const told = (known: Known, fact: number, among: Mask, yes: Mask): Known =>
  withTarget(known, fact, { yes: yes & among, no: among & ~yes });

function seen(
  known: Known,
  question: Extract<FactQuestion, { kind: 'sight' }>,
  look: Extract<FactAnswer, { kind: 'sight' }>,
): Known {
  const [valid, inCover, obscured] = known.book.sight(question.place);
  const { targets } = question;
  const withValid = told(known, valid, targets, look.seen);
  return told(told(withValid, inCover, targets, look.inCover), obscured, targets, look.obscured);
}

const nearest = (known: Known, among: Mask, first: Mask): Known =>
  first === 0 ? known : withNearest(known, { first, among });

function answered(known: Known, question: FactQuestion, given: Exclude<FactAnswer, { kind: 'dontKnow' }>): Known {
  switch (given.kind) {
    case 'sight':
      return question.kind === 'sight' ? seen(known, question, given) : known;
    case 'is':
      return question.kind === 'is' ? withSelf(known, question.fact, given.is) : known;
    case 'which':
      return question.kind === 'which' ? told(known, question.fact, question.targets, given.yes) : known;
    case 'closest':
      return question.kind === 'closest' ? nearest(known, question.targets, given.first) : known;
    case 'reach':
      return question.kind === 'reach'
        ? told(nearest(known, question.targets, given.first), known.book.reach, question.targets, given.first)
        : known;
  }
}

/**
 * What is known after an answer. Whoever is farther away than the closest it can charge counts as out of reach: until
 * something moves, nobody needs to know better. Who cannot say whom it sees is not asked who of them is closest: whoever is
 * threatened most. An answer of another kind than the question changes nothing.
 */
export function afterAnswer(known: Known, question: FactQuestion, answer: FactAnswer): Known {
  if (answer.kind !== 'dontKnow') return answered(known, question, answer);
  const after = answered(known, question, worstAnswer(known, question));
  return question.kind === 'sight' && nearestOf(after, question.targets) === 0
    ? nearest(after, question.targets, threatened(known, question.targets))
    : after;
}
