import { isMeasured } from '../../../src/engine/log/request.ts';
import type { NumberRequest, Request, TickRequest } from '../../../src/engine/family/killteam/model/request.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { pendingRequest } from '../../../src/engine/systems/battle.ts';
import type { nextOnBoard } from './boardPlayer.ts';

type Next = typeof nextOnBoard;

/** What only somebody who looks at the table can answer. */
function isOfTable(request: Request): boolean {
  if (request.kind === 'tick') return !isMeasured(request) && !isChoice(request);
  return request.kind === 'look' || (request.kind === 'number' && !isShared(request));
}

/** How many dice are for whom is for the player to say. */
const isShared = ({ question }: NumberRequest): boolean => question === 'diceShare';

/** The board knows who can be chosen, and the rules let the player leave some out: a decision, no question of the table. */
const isChoice = ({ measured }: TickRequest): boolean => measured?.settles === false && measured.close.length === 0;

const isDecided = (request: Request): boolean =>
  (request.kind === 'tick' && isChoice(request)) || (request.kind === 'number' && isShared(request));

const nameOf = (request: Request): string => `${request.kind}${'question' in request ? ` ${request.question}` : ''}`;

/** Counts what a player is asked of the table: each question once, and each shot of which nothing is known. */
export class AskedOfTable {
  readonly counts: Record<string, number> = {};
  /** What is decided of whom the board has measured, by name. */
  readonly decided: Record<string, number> = {};
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
    if (request === null || request.id === this.#last) return;
    if (isOfTable(request)) this.#count(nameOf(request));
    else if (isDecided(request)) this.#count(nameOf(request), this.decided);
    else return;
    this.#last = request.id;
  }

  #count(name: string, among = this.counts): void {
    among[name] = (among[name] ?? 0) + 1;
  }
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** How many battles a test plays, `usual` unless `BOARD_BATTLES` says otherwise, and from which on: `BOARD_FROM`. */
export function battlesWanted(usual: number): readonly number[] {
  const from = Number(process.env['BOARD_FROM'] ?? 0);
  return Array.from({ length: Number(process.env['BOARD_BATTLES'] ?? usual) }, (_, at) => from + at);
}

/** Longer than any battle takes on a busy machine, in milliseconds. */
export const LONGEST = 60_000;

/** Adds numbers by name to others. */
export function addTo(sums: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [name, times] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + times;
}
