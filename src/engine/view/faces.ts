import { factsNow } from '../family/killteam/attack/attackContext.ts';
import { effectiveFacts } from '../family/killteam/attack/effectiveFacts.ts';
import { operativeById, topTask } from '../family/killteam/model/lookup.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import { perilsUpTo } from '../family/killteam/plugins/traits/psychic.ts';
import { RUNS_UP_TO } from '../plugins/npo/alert.ts';
import type { RollRequest } from '../family/killteam/model/request.ts';

/** What a face of a roll means; `words` holds a word for each. */
export type FaceMeaning =
  | 'fail'
  | 'hit'
  | 'crit'
  | 'save'
  | 'critSave'
  | 'enemyInitiative'
  | 'retinueInitiative'
  | 'falls'
  | 'stays'
  | 'rises'
  | 'remainsDown'
  | 'burns'
  | 'safe'
  | 'effect'
  | 'noEffect'
  | 'perils'
  | 'runs'
  | 'stands';

/** Faces `from`..`to` of a roll and what they mean. `good`: for whoever rolls. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly meaning: FaceMeaning;
  readonly good: boolean;
}

const band = (from: number, to: number, meaning: FaceMeaning, good: boolean): readonly Band[] =>
  from > to ? [] : [{ from, to, meaning, good }];

/** Low faces up to `upTo` are `low`, the others `high`. */
const twoBands = (upTo: number, sides: number, [low, high]: readonly [FaceMeaning, FaceMeaning]): readonly Band[] => [
  ...band(1, Math.min(upTo, sides), low, false),
  ...band(upTo + 1, sides, high, true),
];

/** A 1 always fails and a 6 is always critical, whatever the numbers say. */
function againstNumber({ success }: RollRequest, [hit, crit]: readonly [FaceMeaning, FaceMeaning]): readonly Band[] {
  if (success === null) return [];
  const critical = Math.min(6, success.critical);
  const normal = Math.min(critical, Math.max(2, success.hit));
  return [
    ...band(1, normal - 1, 'fail', false),
    ...(hit === crit
      ? band(normal, 6, hit, true)
      : [...band(normal, critical - 1, hit, true), ...band(critical, 6, crit, true)]),
  ];
}

/** Obscured: every success of this attack roll counts as a normal hit. */
const isObscured = (state: BattleState): boolean => {
  const task = topTask(state);
  if (task?.kind !== 'shoot') return false;
  const { facts, target } = task.sequence;
  const aimed = { attacker: operativeById(state, task.operative), target: operativeById(state, target), facts };
  return effectiveFacts(factsNow(state, aimed)).obscured;
};

const HITS = ['hit', 'crit'] as const;
const OBSCURED_HITS = ['hit', 'hit'] as const;
const SAVES = ['save', 'critSave'] as const;

const isSave = (state: BattleState): boolean => {
  const task = topTask(state);
  return task?.kind === 'shoot' && task.sequence.rerolling?.pool === 'defence';
};

type Meant = (state: BattleState, request: RollRequest) => readonly Band[];

/** Up to its number what follows the test happens, mostly to somebody's harm; from the other on, as it is wished. */
const testBands: Meant = (state, { sides }) => {
  const task = topTask(state);
  const step = task?.kind === 'effects' ? task.steps[0] : undefined;
  if (step?.op !== 'test') return [];
  const { from = 1, upTo } = step;
  return [
    ...band(1, from - 1, 'noEffect', false),
    ...band(from, Math.min(upTo, sides), 'effect', from > 1),
    ...band(upTo + 1, sides, 'noEffect', true),
  ];
};

/** The lowest faces are perils, mostly the 1 alone; else from the face needed on it works, and below it nothing comes. */
const psychicBands: Meant = (state, { success, sides, operative }) => {
  const perils = operative === null ? 1 : perilsUpTo(state, operativeById(state, operative));
  const works = Math.max(perils + 1, success?.hit ?? 1);
  return [
    ...band(1, Math.min(perils, sides), 'perils', false),
    ...band(perils + 1, Math.min(works - 1, sides), 'noEffect', false),
    ...band(works, sides, 'effect', true),
  ];
};

/** The dice of this roll are saves. */
export const asksSaves = (state: BattleState, request: RollRequest): boolean =>
  request.purpose === 'defence' || (request.purpose === 'reroll' && isSave(state));

/** Success from the face that is needed on; numbers alone when none is. */
const fromNeeded =
  (meanings: readonly [FaceMeaning, FaceMeaning]): Meant =>
  (_, { success, sides }) =>
    success === null ? [] : twoBands(success.hit - 1, sides, meanings);

const numbers: Meant = () => [];

const attackBands: Meant = (state, request) => againstNumber(request, isObscured(state) ? OBSCURED_HITS : HITS);
const fightBands: Meant = (_, request) => againstNumber(request, HITS);
const saveBands: Meant = (_, request) => againstNumber(request, SAVES);

const bands: Readonly<Record<RollRequest['purpose'], Meant>> = {
  attack: attackBands,
  fightAttack: fightBands,
  fightDefence: fightBands,
  defence: saveBands,
  reroll: (state, request) => (isSave(state) ? saveBands : attackBands)(state, request),
  initiative: ({ settings }, { sides }) => {
    const upTo = settings.parameters?.enemyInitiativeUpTo;
    return upTo === undefined ? [] : twoBands(upTo, sides, ['enemyInitiative', 'retinueInitiative']);
  },
  hot: fromNeeded(['burns', 'safe']),
  lastBreath: fromNeeded(['noEffect', 'effect']),
  hardened: fromNeeded(['noEffect', 'effect']),
  fallingTest: fromNeeded(['falls', 'stays']),
  reanimate: fromNeeded(['remainsDown', 'rises']),
  effectTest: testBands,
  psychic: psychicBands,
  morale: (_, { sides }) => twoBands(RUNS_UP_TO, sides, ['runs', 'stands']),
  table: numbers,
  perils: numbers,
  effect: numbers,
  reanimateWounds: numbers,
};

/** What each face of a roll would mean, lowest first; empty when faces are only numbers. */
export const bandsOf = (state: BattleState, request: RollRequest): readonly Band[] =>
  bands[request.purpose](state, request);
