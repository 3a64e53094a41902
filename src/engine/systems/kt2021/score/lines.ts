import type { Side } from '../../../core/ids.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import type { Award } from '../match/match.ts';
import { matchOf } from '../match/matchOf.ts';
import { revealedOf } from '../tacOps/state.ts';
import type { Scored } from './state.ts';
import { times } from './times.ts';

/** What may bring points to a side: an award of the mission, or of a tac op that it has revealed (null: of none). */
export interface Source {
  readonly id: string;
  readonly award: Award;
  readonly tacOp: string | null;
}

/** One thing that may score for a side at one moment; null: at the end of the battle. */
export interface ScoreLine {
  readonly side: Side;
  readonly source: Source;
  readonly turningPoint: number | null;
  /** By what the battle knows. */
  readonly known: number;
  /** What it has; as known, unless somebody corrected it. */
  readonly points: number;
  readonly hand: boolean;
}

/** All that may bring points to a side: the mission, then what it has revealed, in this order. */
export const sourcesOf = (state: BattleState, side: Side): readonly Source[] => [
  ...(matchOf(state)?.awards ?? []).map((award) => ({ id: `mission.${award.id}`, award, tacOp: null })),
  ...revealedOf(state, side).flatMap((op) =>
    op.awards.map((award) => ({ id: `${op.id}.${award.id}`, award, tacOp: op.id })),
  ),
];

/** It is looked at now: at the end of this turning point, or (null) of the battle. */
const isDue = ({ award: { at, from, to } }: Source, turningPoint: number | null): boolean =>
  turningPoint === null
    ? at === 'end'
    : at === 'turningPoint' && turningPoint >= (from ?? 0) && (to === null || turningPoint <= to);

type Key = Pick<Scored, 'side' | 'source' | 'turningPoint'>;

const isSame = (one: Key, other: Key): boolean =>
  one.side === other.side && one.source === other.source && one.turningPoint === other.turningPoint;

/** What is written down for this; null: nothing yet. */
export const scoredFor = ({ score = [] }: Pick<BattleState, 'score'>, key: Key): Scored | null =>
  score.find((each) => isSame(each, key)) ?? null;

/** What it has brought at other moments. */
const elsewhere = ({ score = [] }: Pick<BattleState, 'score'>, key: Key): number =>
  score
    .filter((each) => each.side === key.side && each.source === key.source && !isSame(each, key))
    .reduce((sum, { points }) => sum + points, 0);

function knownPoints(game: Game, source: Source, key: Key): number {
  const { award } = source;
  const { side, turningPoint } = key;
  const all = award.points * times(game, { side, turningPoint }, award);
  return award.most === null ? all : Math.min(all, Math.max(0, award.most - elsewhere(game.state, key)));
}

/** All that may score for a side at one moment, with what it has. */
export const linesOf = (game: Game, side: Side, turningPoint: number | null): readonly ScoreLine[] =>
  sourcesOf(game.state, side)
    .filter((source) => isDue(source, turningPoint))
    .map((source) => {
      const key = { side, source: source.id, turningPoint };
      const written = scoredFor(game.state, key);
      const known = knownPoints(game, source, key);
      const hand = written?.hand ?? false;
      return { side, source, turningPoint, known, points: written?.points ?? 0, hand };
    });

/** Points of a side so far, up to (and with) this turning point; left out: all of them. */
export const totalOf = ({ score = [] }: Pick<BattleState, 'score'>, side: Side, upTo?: number): number =>
  score
    .filter((each) => each.side === side)
    .filter(({ turningPoint }) => upTo === undefined || (turningPoint !== null && turningPoint <= upTo))
    .reduce((sum, { points }) => sum + points, 0);
