import { battleDecider } from '../../../src/engine/battle/battleDecider.ts';
import type { Command } from '../../../src/engine/battle/command.ts';
import type { BattleEvent } from '../../../src/engine/battle/event.ts';
import { evolveAll } from '../../../src/engine/battle/evolve/evolve.ts';
import { pendingRequest } from '../../../src/engine/battle/pendingRequest.ts';
import type { BattleState } from '../../../src/engine/battle/state.ts';
import type { Answer, Request } from '../../../src/engine/dice/request.ts';

/** The battle while an attack is played through its decider: what is asked, and all that happened. */
export class Table {
  state: BattleState;
  readonly events: BattleEvent[] = [];

  constructor(state: BattleState) {
    this.state = state;
  }

  /** Why the command is refused; null: it is done. */
  does(command: Command): string | null {
    const decision = battleDecider.decide(this.state, command);
    if (!decision.ok) return decision.rejection.code;
    this.state = evolveAll(this.state, decision.events);
    this.events.push(...decision.events);
    return null;
  }

  get asked(): Request | null {
    return pendingRequest(this.state);
  }

  answers(request: Request, answer: Answer): void {
    const refusal = this.does({ type: 'answer', requestId: request.id, answer });
    if (refusal !== null) throw new Error(`${JSON.stringify(answer)} is refused: ${refusal}`);
  }
}
