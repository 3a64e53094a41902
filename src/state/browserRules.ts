import type { Command } from '../engine/family/killteam/model/command.ts';
import { LATER_COMMANDS, LATER_TASKS, type LaterRules } from '../engine/family/killteam/rules/game.ts';
import { evolve } from '../engine/family/killteam/flow/evolve/evolve.ts';
import type { BattleState } from '../engine/family/killteam/model/state.ts';
import { decideWith, gameWith } from '../engine/family/killteam/flow/tableDecider.ts';
import { openQuestion } from '../engine/family/killteam/flow/tasks/modules.ts';
import type { Rules } from './autoAnswer.ts';

const RETRY = 1000;

let rules: LaterRules | null = null;
let coming: Promise<void> | null = null;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function comeHere(): Promise<void> {
  while (rules === null)
    try {
      ({ laterRules: rules } = await import('../engine/systems/laterRules.ts'));
    } catch {
      await wait(RETRY);
    }
}

const isOneOf = (tags: readonly string[], tag: string): boolean => tags.includes(tag);

/** The row of a table is followed at once, and its effects are theirs; raising somebody asks for a die. */
const leadsOn = ({ tasks }: BattleState, command?: Command): boolean =>
  (command?.type === 'answer' && tasks.at(-1)?.kind === 'table') ||
  (command?.type === 'act' && command.action === 'reanimate');

/** What traits do by themselves is theirs, and so are an enemy that plays itself and a scenario with a script. */
const mayTrigger = ({ operatives, npo, phase, mission }: BattleState): boolean =>
  npo !== undefined ||
  mission.script !== undefined ||
  (phase === 'firefight' && operatives.some(({ traits }) => traits?.some(({ triggers }) => triggers !== undefined)));

/** A card is to be drawn: only they know which are left. */
const draws = ({ tasks, tables }: BattleState): boolean => {
  const top = tasks.at(-1);
  return top?.kind === 'table' && tables[top.table]?.deck !== undefined;
};

const needed = (state: BattleState, command?: Command): boolean =>
  rules === null &&
  (state.tasks.some(({ kind }) => isOneOf(LATER_TASKS, kind)) ||
    draws(state) ||
    leadsOn(state, command) ||
    (command !== undefined && (isOneOf(LATER_COMMANDS, command.type) || mayTrigger(state))));

/** The engine in the browser: a table without the later rules at once, those as soon as they are fetched. */
export const browserRules = {
  decider: { decide: (state, command) => decideWith(rules, state, command), evolve },
  pendingRequest: (state) => openQuestion(gameWith(state, rules)),
  later: {
    needed,
    fetch: () => {
      coming ??= comeHere();
      return coming;
    },
  },
} satisfies Rules;
