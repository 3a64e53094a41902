import { battleDecider, pendingRequest } from '../../../src/engine/systems/battle.ts';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import type { BattleEvent } from '../../../src/engine/family/killteam/model/event.ts';
import { evolveAll } from '../fold.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import type { Request } from '../../../src/engine/family/killteam/model/request.ts';
import type { Answer } from '../../../src/engine/log/request.ts';

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
