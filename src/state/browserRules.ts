import type { Command } from '../engine/battle/command.ts';
import { ATTACK_COMMANDS, ATTACK_TASKS, type AttackRules } from '../engine/battle/game.ts';
import { evolve } from '../engine/battle/evolve/evolve.ts';
import type { BattleState } from '../engine/battle/state.ts';
import { decideWith, gameWith } from '../engine/battle/tableDecider.ts';
import { openQuestion } from '../engine/battle/tasks/modules.ts';
import type { Rules } from './autoAnswer.ts';

const RETRY = 1000;

let attacks: AttackRules | null = null;
let coming: Promise<void> | null = null;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function comeHere(): Promise<void> {
  while (attacks === null)
    try {
      ({ attackRules: attacks } = await import('../engine/battle/attackRules.ts'));
    } catch {
      await wait(RETRY);
    }
}

const isAttack = (tags: readonly string[], tag: string): boolean => tags.includes(tag);

/** The row of a table is followed at once, and its effects are theirs; raising somebody asks for a die. */
const leadsOn = ({ tasks }: BattleState, command?: Command): boolean =>
  (command?.type === 'answer' && tasks.at(-1)?.kind === 'table') ||
  (command?.type === 'act' && command.action === 'reanimate');

const needed = (state: BattleState, command?: Command): boolean =>
  attacks === null &&
  (state.tasks.some(({ kind }) => isAttack(ATTACK_TASKS, kind)) ||
    leadsOn(state, command) ||
    (command !== undefined && isAttack(ATTACK_COMMANDS, command.type)));

/** The engine in the browser: a table without attacks at once, the rules of attacks as soon as they are fetched. */
export const browserRules = {
  decider: { decide: (state, command) => decideWith(attacks, state, command), evolve },
  pendingRequest: (state) => openQuestion(gameWith(state, attacks)),
  later: {
    needed,
    fetch: () => {
      coming ??= comeHere();
      return coming;
    },
  },
} satisfies Rules;
