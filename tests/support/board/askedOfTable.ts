import type { Request } from '../../../src/engine/family/killteam/model/request.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { pendingRequest } from '../../../src/engine/systems/battle.ts';
import type { nextOnBoard } from './boardPlayer.ts';

type Next = typeof nextOnBoard;

/** What only somebody who looks at the table can answer. */
const isOfTable = ({ kind }: Request): boolean => kind === 'look' || kind === 'tick' || kind === 'number';

const nameOf = (request: Request): string => `${request.kind}${'question' in request ? ` ${request.question}` : ''}`;

/** Counts what a player is asked of the table: each question once, and each shot of which nothing is known. */
export class AskedOfTable {
  readonly counts: Record<string, number> = {};
  #last = '';

  get all(): number {
    return Object.values(this.counts).reduce((sum, each) => sum + each, 0);
  }

  counting(next: Next): Next {
    return (state, choose, turningPoints) => {
      this.#look(state);
      const command = next(state, choose, turningPoints);
      const isUnseen = command?.type === 'shoot' && state.board === undefined;
      if (isUnseen) this.#count('what a shot sees');
      return command;
    };
  }

  #look(state: BattleState): void {
    const request = pendingRequest(state);
    if (request === null || !isOfTable(request) || request.id === this.#last) return;
    this.#last = request.id;
    this.#count(nameOf(request));
  }

  #count(name: string): void {
    this.counts[name] = (this.counts[name] ?? 0) + 1;
  }
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
