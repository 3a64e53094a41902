import type { BattleEvent } from '../../family/killteam/model/event.ts';
import { operativeById, requestId, tableSide } from '../../family/killteam/model/lookup.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { PriorityTask } from '../../family/killteam/model/npoTask.ts';
import { matching } from '../../family/killteam/plugins/effects/selector.ts';
import type { Game, TaskModule } from '../../family/killteam/rules/game.ts';
import { mindOf } from './mind.ts';
import type { NpoState } from './state.ts';
import { looksForPriority } from './thought.ts';

/** Those whom the scenario's Priority Target may be now (`rules/acolyte.md` A7, C11); null: only its words say who. */
export function priorityMeant(game: Game): readonly Operative[] | null {
  const { state } = game;
  const to = (state.mission.script ?? state.mission).priorityTarget?.to ?? null;
  return to === null ? null : matching(game, to, null).filter(({ side }) => side !== tableSide(state));
}

/** Nobody has set it by hand, nor has an effect. */
const isOfMission = ({ priorityTarget, priorityAmong }: NpoState): boolean =>
  priorityTarget === null || priorityAmong !== undefined;

const idsOf = (operatives: readonly Operative[]): string[] => operatives.map(({ id }) => id);

/** It is told of just these, and none of them has moved since. */
const isTold = ({ priorityTarget, priorityAmong = [] }: NpoState, among: readonly Operative[]): boolean =>
  priorityTarget !== null && priorityAmong.join() === idsOf(among).join();

const chosen = ({ state }: Game, priorityTarget: string | null, priorityAmong: string[]): BattleEvent => ({
  type: 'npoSet',
  choice: { priorityTarget, priorityAmong },
  startDv: state.npo?.startDv ?? 0,
});

/**
 * Whom an enemy that is about to think has for its Priority Target: the one that the scenario means now, wherever it has
 * passed to; of several the table says which, where the enemy's own table looks for it.
 */
export function priorityNow(game: Game, enemy: string): readonly BattleEvent[] {
  const { npo } = game.state;
  const among = priorityMeant(game);
  if (npo === undefined || among === null || !isOfMission(npo)) return [];
  const [only = null, ...others] = idsOf(among);
  if (others.length === 0) return npo.priorityTarget === only ? [] : [chosen(game, only, idsOf(among))];
  return isTold(npo, among) || !looksForPriority(game.state, operativeById(game.state, enemy))
    ? []
    : [{ type: 'taskOpened', task: { kind: 'priority', id: 'priority', operative: enemy } }];
}

/** Of those who are told apart by nobody: the one in most danger. */
const weakest = (among: readonly Operative[]): string | null =>
  among.toSorted((one, other) => one.wounds - other.wounds)[0]?.id ?? null;

/** Who of them is closest by the board; null: the table is asked. */
const onBoard = (game: Game, enemy: string, among: readonly Operative[]): string | null =>
  mindOf(game)?.closestOn(game, enemy, idsOf(among)) ?? null;

/** Which of several is the Priority Target: the table says, until one of them moves. */
export const priorityModule: TaskModule<PriorityTask> = {
  request: (game, { operative }) => {
    const among = priorityMeant(game) ?? [];
    return among.length < 2 || onBoard(game, operative, among) !== null
      ? null
      : {
          kind: 'look',
          id: requestId(game.state, 'priority', operative),
          side: tableSide(game.state),
          operative,
          question: 'closest',
          fact: 'priorityTarget',
          place: 'here',
          inches: null,
          candidates: idsOf(among),
        };
  },
  resolve: (game, { operative }, answer) => {
    const among = priorityMeant(game) ?? [];
    const look = answer?.kind === 'look' ? answer.look : null;
    const told = look?.kind === 'first' ? look.first : null;
    return [
      { type: 'taskClosed' },
      chosen(game, told ?? onBoard(game, operative, among) ?? weakest(among), idsOf(among)),
    ];
  },
};
