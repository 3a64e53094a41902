import type { CampaignEvent } from '../../model/event.ts';
import type { CampaignGame } from '../../model/game.ts';
import type { Member, Owed } from '../../model/member.ts';
import type {
  CampaignAnswer,
  CampaignOption,
  CampaignQuestion,
  CampaignRequest,
  CampaignRollPurpose,
} from '../../model/request.ts';
import type { CampaignState } from '../../model/state.ts';

/** Something owed to an operative that serves. */
export interface OwedCase {
  readonly game: CampaignGame;
  readonly owed: Owed;
  readonly member: Member;
}

type Events = readonly CampaignEvent[];

/** What is asked, and what follows from an answer that fits it. */
export interface OwedQuestion {
  readonly request: CampaignRequest;
  readonly answered: (answer: CampaignAnswer) => Events;
}

const questionId = ({ id, step }: Owed): CampaignRequest['id'] => `owed.${id}.${step}`;

const idOf = ({ owed }: OwedCase): CampaignRequest['id'] => questionId(owed);

/** What is owed that a question is about; null: it is of the walk. */
export const owedAskedFor = ({ owed }: CampaignState, { id }: CampaignRequest): Owed | null =>
  owed.find((each) => questionId(each) === id) ?? null;

export const settled = ({ owed }: OwedCase): CampaignEvent => ({ type: 'owedSettled', id: owed.id });

/** On to the next question of what is owed, with what is known now. */
export const moved = ({ owed }: OwedCase, set: Partial<Owed> = {}): CampaignEvent => ({
  type: 'owedMoved',
  id: owed.id,
  set: { step: owed.step + 1, ...set },
});

/** The die of most tables; one with higher faces has a bigger one. */
export const DIE = 6;

interface RollOf {
  readonly purpose: CampaignRollPurpose;
  /** Faces that count; any other is rolled again. */
  readonly faces: readonly number[];
}

/** Asks for one die. A face that does not count is told and rolled again, with a new id: a die of the app falls anew. */
export function roll(asked: OwedCase, { purpose, faces }: RollOf, then: (face: number) => Events): OwedQuestion {
  const { member } = asked;
  const sides = Math.max(DIE, ...faces);
  const all = Array.from({ length: sides }, (_, index) => index + 1);
  const again = all.filter((face) => !faces.includes(face));
  return {
    request: { kind: 'roll', id: idOf(asked), purpose, member: member.id, sides, changes: [], again },
    answered: (answer) => {
      if (answer.kind !== 'face') return [];
      const { face } = answer;
      const rolled: CampaignEvent = { type: 'rolled', purpose, member: member.id, face, total: face };
      return [rolled, ...(again.includes(face) ? [moved(asked)] : then(face))];
    },
  };
}

interface PickOf {
  readonly question: CampaignQuestion;
  readonly options: readonly CampaignOption[];
  readonly best?: string | null;
}

const NONE: CampaignOption = { id: 'none', of: 'word' };

/** Asks for a choice. With nothing left to choose it offers `none`, which settles what is owed. */
export function pick(
  asked: OwedCase,
  { question, options, best = null }: PickOf,
  then: (option: string) => Events,
): OwedQuestion {
  const nothing = options.length === 0;
  return {
    request: {
      kind: 'pick',
      id: idOf(asked),
      question,
      member: asked.member.id,
      options: nothing ? [NONE] : options,
      best: nothing ? NONE.id : best,
    },
    answered: (answer) => (nothing || answer.kind !== 'pick' ? [settled(asked)] : then(answer.option)),
  };
}
