import type {
  Answer,
  TableLook,
  LookRequestOf,
  PickRequestOf,
  RequestOf,
  RerollRequest,
  RollRequestOf,
  TickRequestOf,
} from '../log/request.ts';
import { isEnough } from './enough.ts';

/** Why an answer does not fit: codes that every system's refusals have. */
export interface Misfit {
  readonly code:
    | 'wrongAnswer'
    | 'wrongDiceCount'
    | 'badFace'
    | 'notAnOption'
    | 'countsNotAllowed'
    | 'dieCannotBeRerolled'
    | 'outOfBounds';
  readonly params: Readonly<Record<string, string | number>>;
}

const reject = (code: Misfit['code'], params: Misfit['params'] = {}): Misfit => ({ code, params });

const whole = (value: number): boolean => Number.isInteger(value) && value >= 0;

const fitsCount = (request: RollRequestOf, { length }: readonly number[], enough: boolean): boolean =>
  length === request.count || (length < request.count && enough);

const fitsRoll = (request: RollRequestOf, answer: Answer): Misfit | null => {
  if (answer.kind === 'counts') {
    if (!request.counts) return reject('countsNotAllowed');
    const fits = whole(answer.criticals) && whole(answer.normals) && answer.criticals + answer.normals <= request.count;
    return fits ? null : reject('wrongDiceCount', { wanted: request.count });
  }
  if (answer.kind !== 'faces') return reject('wrongAnswer');
  if (!fitsCount(request, answer.faces, isEnough(request, answer.faces)))
    return reject('wrongDiceCount', { wanted: request.count });
  const bad = answer.faces.find((face) => !Number.isInteger(face) || face < 1 || face > request.sides);
  return bad === undefined ? null : reject('badFace', { face: String(bad), sides: request.sides });
};

const fitsPick = (request: PickRequestOf, answer: Answer): Misfit | null =>
  answer.kind !== 'pick'
    ? reject('wrongAnswer')
    : request.options.some((option) => option.id === answer.option)
      ? null
      : reject('notAnOption');

const distinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const fitsTick = (request: TickRequestOf, answer: Answer): Misfit | null => {
  if (answer.kind !== 'tick') return reject('wrongAnswer');
  const known = answer.operatives.every((id) => request.candidates.includes(id));
  return known && distinct(answer.operatives) ? null : reject('notAnOption');
};

const fitsReroll = (request: RerollRequest, answer: Answer): Misfit | null => {
  if (answer.kind !== 'reroll') return reject('wrongAnswer');
  const { dice } = answer;
  const allowed = dice.every((die) => request.dice.includes(die)) && distinct(dice);
  const oneFace = new Set(dice.map((die) => request.faces[die])).size <= 1;
  const fits = allowed && (request.mode !== 'one' || dice.length <= 1) && (request.mode !== 'face' || oneFace);
  return fits ? null : reject('dieCannotBeRerolled');
};

const WANTED = { sight: 'sight', reach: 'first', closest: 'first', which: 'which', is: 'is' } as const;

const namedIn = (look: TableLook): readonly string[] =>
  'seen' in look
    ? [...look.seen, ...look.inCover, ...look.obscured]
    : 'yes' in look
      ? look.yes
      : 'first' in look && look.first !== null
        ? [look.first]
        : [];

const fitsLook = (request: LookRequestOf, answer: Answer): Misfit | null => {
  if (answer.kind !== 'look') return reject('wrongAnswer');
  const { look } = answer;
  if (look.kind !== 'dontKnow' && look.kind !== WANTED[request.question]) return reject('wrongAnswer');
  if ('also' in look && request.also === undefined) return reject('wrongAnswer');
  return namedIn(look).every((id) => request.candidates.includes(id)) ? null : reject('notAnOption');
};

/** Why an answer does not fit its request; null when it does. A face is a whole number from 1 to the die's sides. */
export function answerMisfit(request: RequestOf, answer: Answer): Misfit | null {
  switch (request.kind) {
    case 'roll':
      return fitsRoll(request, answer);
    case 'pick':
      return fitsPick(request, answer);
    case 'tick':
      return fitsTick(request, answer);
    case 'reroll':
      return fitsReroll(request, answer);
    case 'look':
      return fitsLook(request, answer);
    case 'number':
      if (answer.kind !== 'number') return reject('wrongAnswer');
      return answer.value >= request.min && answer.value <= request.max ? null : reject('outOfBounds');
  }
}

/** The first face of an answer; 0 when none was given. */
export const faceOf = (answer: Answer | null): number => (answer?.kind === 'faces' ? (answer.faces[0] ?? 0) : 0);
