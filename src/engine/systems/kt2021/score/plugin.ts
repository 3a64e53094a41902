import * as z from 'zod/mini';
import type { BattleEvent } from '../../../family/killteam/model/event.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import type { Plugin } from '../../../family/killteam/rules/plugin.ts';
import { match, matchProblems } from '../match/match.ts';
import { lookModule } from '../markers/look.ts';
import { actInMission, goesOn, setScore } from './decide.ts';
import { scoreHandlers } from './evolve.ts';
import { looksBeforeScore, scoreAt } from './scoring.ts';
import { credit, missionAct, scored } from './state.ts';
import { tacOp } from '../tacOps/state.ts';
import { scoreView } from './view.ts';

const LOOKED: ReadonlySet<BattleEvent['type']> = new Set(['nearTold', 'placeTold', 'markerCarried']);

/** What is put right about markers after a turning point counts for it; the end of a battle is scored when it has come. */
function follows(game: Game, events: readonly BattleEvent[]): readonly BattleEvent[] {
  const { phase, turningPoint } = game.state;
  const ended = events.some(({ type }) => type === 'battleEnded');
  const corrected = phase === 'turningPointOver' && events.some(({ type }) => LOOKED.has(type));
  return [
    ...(corrected ? scoreAt(game, turningPoint) : []),
    ...(ended || (corrected && game.state.result !== null) ? scoreAt(game, null) : []),
  ];
}

/** A tac op as a pack has it. */
const tacOpRow = z.extend(tacOp, { provenance: z.enum(['official-number', 'ours', 'user']) });

/** Victory points: credit (K-60), actions of the mission (K-30), and what scores at the end of turning points and battle. */
export const score: Plugin = {
  id: 'score',
  slice: {
    shape: {
      credits: z.optional(z.array(credit)),
      score: z.optional(z.array(scored)),
      missionActs: z.optional(z.array(missionAct)),
    },
    mission: { match: z.optional(match) },
    initial: () => ({}),
  },
  match: { mission: match, tacOp: tacOpRow, problems: (value) => matchProblems(match.parse(value)) },
  deciders: { actInMission, setScore },
  tasks: { marker: lookModule(goesOn) },
  handlers: scoreHandlers,
  hooks: {
    follows,
    lastCalls: looksBeforeScore,
    turningPointOver: (game) => scoreAt(game, game.state.turningPoint),
  },
  views: { score: scoreView },
};
