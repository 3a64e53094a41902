import { present } from '../../../engine/core/invariant.ts';
import { advance } from '../../../engine/family/killteam/flow/advance.ts';
import { decideIn, pendingIn } from '../../../engine/family/killteam/flow/decideIn.ts';
import type { Command } from '../../../engine/family/killteam/model/command.ts';
import { findOperative, topTask } from '../../../engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import { type Game, gamesOf } from '../../../engine/family/killteam/rules/game.ts';
import type { KillTeam } from '../../../engine/family/killteam/rules/plugin.ts';
import type { Request } from '../../../engine/family/killteam/model/request.ts';
import type { Answer } from '../../../engine/log/request.ts';
import { badScript } from '../script.ts';
import { codeOf } from './codes.ts';

/** A miss that is no 1, so that nobody is hurt by an attack whose dice a case does not give. */
const MISS = 2;
const MOST_QUESTIONS = 100;

/** What is answered where a case says nothing: dice that miss, nobody, whatever is usual. */
function usual(request: Request): Answer {
  switch (request.kind) {
    case 'roll':
      return { kind: 'faces', faces: Array<number>(request.count).fill(MISS) };
    case 'pick':
      return { kind: 'pick', option: request.usual };
    case 'tick':
      // Who is near a marker is what was told before.
      return { kind: 'tick', operatives: request.question === 'nearMarker' ? [...(request.preset ?? [])] : [] };
    case 'reroll':
      return { kind: 'reroll', dice: [] };
    case 'number':
      return { kind: 'number', value: request.min };
    case 'look':
      return { kind: 'look', look: { kind: 'dontKnow' } };
  }
}

const isWindow = (request: Request | null): boolean =>
  request?.kind === 'pick' && request.question === 'guardInterrupt';

/** A battle that a script is played on, every command through the decider of its system. */
export class Table {
  state: BattleState;
  readonly rules: KillTeam;
  readonly #gameOf: (state: BattleState) => Game;

  constructor(rules: KillTeam, state: BattleState) {
    this.rules = rules;
    this.#gameOf = gamesOf(rules);
    this.state = state;
  }

  get game(): Game {
    return this.#gameOf(this.state);
  }

  get pending(): Request | null {
    return pendingIn(this.game);
  }

  /** A guard may interrupt now. */
  get window(): boolean {
    return isWindow(this.pending);
  }

  /** The same, on a table of its own. */
  copy(): Table {
    return new Table(this.rules, this.state);
  }

  operative(id: string, at: number): Operative {
    const found = findOperative(this.state, id);
    if (found === null) throw badScript(at, `there is no ${id}`);
    return found;
  }

  /** Done; or the refusal, and nothing has changed. */
  does(command: Command): string | null {
    const decision = decideIn(this.game, command);
    if (!decision.ok) return codeOf(decision.rejection.code);
    this.state = decision.state;
    return null;
  }

  answers(answer: Answer): void {
    this.does({ type: 'answer', requestId: present(this.pending, 'a question').id, answer });
  }

  /** What is asked is answered until nothing is, or until a guard may interrupt. */
  resolve(): void {
    for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
      const { pending } = this;
      if (pending === null || isWindow(pending) || topTask(this.state)?.kind === 'strategy') return;
      this.answers(usual(pending));
    }
  }

  /** No guard interrupts after all. */
  closeWindow(): void {
    while (this.window) this.answers({ kind: 'pick', option: 'pass' });
  }

  /** What goes on by itself goes on. */
  settle(): void {
    this.state = advance(this.game, []).state;
  }
}
