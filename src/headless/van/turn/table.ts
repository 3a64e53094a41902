import { present } from '../../../engine/core/invariant.ts';
import { advance, pendingIn } from '../../../engine/family/vanguard/flow/advance.ts';
import { battleDecider } from '../../../engine/family/vanguard/flow/battleDecider.ts';
import type { BattleState } from '../../../engine/family/vanguard/model/battle.ts';
import type { BattleModel } from '../../../engine/family/vanguard/model/battleModel.ts';
import type { Command, Correction } from '../../../engine/family/vanguard/model/command.ts';
import { findModel } from '../../../engine/family/vanguard/model/lookup.ts';
import type { RejectionCode } from '../../../engine/family/vanguard/model/rejection.ts';
import type { Question, Request } from '../../../engine/family/vanguard/model/request.ts';
import type { Answer } from '../../../engine/log/request.ts';
import { badScript } from '../../kt21/script.ts';

/** A miss that is no 1. */
const MISS = 2;
const MOST_QUESTIONS = 100;

/** What is asked where a script says nothing: dice that miss, nothing bought, nobody strikes. */
function usual(request: Request): Answer {
  switch (request.kind) {
    case 'roll':
      return { kind: 'faces', faces: Array<number>(request.count).fill(MISS) };
    case 'pick':
      return {
        kind: 'pick',
        option: request.options.find(({ id }) => id === 'none' || id === 'keep')?.id ?? request.usual,
      };
    case 'tick':
      return { kind: 'tick', operatives: request.question === 'engages' ? request.preset : [] };
    case 'number':
      return { kind: 'number', value: request.preset };
    case 'reroll':
      return { kind: 'reroll', dice: [] };
    case 'look':
      return { kind: 'look', look: { kind: 'dontKnow' } };
  }
}

/** Refusals of the engine as the contract names them. */
const CODES: Partial<Record<RejectionCode, string>> = { requestPending: 'busy', notInFallback: 'notActive' };

/** A battle that a script is played on, every command through its decider. */
export class Table {
  state: BattleState;

  constructor(state: BattleState) {
    this.state = advance(state, []).state;
  }

  get pending(): Request | null {
    return pendingIn(this.state);
  }

  model(id: string, at: number): BattleModel {
    const found = findModel(this.state, id);
    if (found === null) throw badScript(at, `there is no ${id}`);
    return found;
  }

  /** Why it would be refused; null: it would not. */
  refuses(command: Command): string | null {
    const decision = battleDecider.decide(this.state, command);
    return decision.ok ? null : (CODES[decision.rejection.code] ?? decision.rejection.code);
  }

  /** Done; or the refusal, and nothing has changed. */
  does(command: Command): string | null {
    const decision = battleDecider.decide(this.state, command);
    if (!decision.ok) return CODES[decision.rejection.code] ?? decision.rejection.code;
    this.state = decision.state;
    return null;
  }

  corrects(correction: Correction): void {
    this.does({ type: 'correct', correction });
  }

  /** The open question is answered. */
  answers(answer: Answer): void {
    this.does({ type: 'answer', requestId: present(this.pending, 'a question').id, answer });
  }

  rolls(...faces: readonly number[]): void {
    this.answers({ kind: 'faces', faces });
  }

  /** All that is asked of an act is answered as usual, up to the question given. */
  resolve(until: Question | null = null): void {
    for (let asked = 0; asked < MOST_QUESTIONS && this.state.tasks.length > 0; asked += 1) {
      const { pending } = this;
      if (pending === null || (pending.kind === 'roll' && pending.purpose === 'nerve')) return;
      if (pending.kind === 'pick' && pending.question === until) return;
      this.answers(usual(pending));
    }
  }
}
