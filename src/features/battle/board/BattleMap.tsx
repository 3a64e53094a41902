import { Suspense, useEffect, useMemo } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { eyeOf } from '../../../forms/board/closeCalls.ts';
import { doorsShown } from '../../../forms/board/doorsShown.ts';
import { groundShown, ownSideOf } from '../../../forms/board/groundShown.ts';
import { usePhotoShown } from '../../../scene/usePhotoShown.ts';
import { usePlaceWords } from '../../../scene/usePlaceWords.ts';
import { useTable } from '../../../scene/useScene.ts';
import type { CloseShown } from '../../../ui/board/ClosePicture.tsx';
import { BoardMap } from '../../../ui/board/BoardMap.tsx';
import type { Spot, TokenShown } from '../../../ui/board/shown.ts';
import { chanceShort } from '../../../words/chance.ts';
import { useWords } from '../../../words/useWords.ts';
import { type Desk, useDesk } from '../desk.ts';
import { closeShown } from './closeCalls.ts';
import { type Doing, useHand } from './hand.ts';
import {
  Aims,
  AskedArea,
  BarricadeOver,
  ClosePicture,
  FoesBeyond,
  LATER_OVERS,
  LayOver,
  MarkAreas,
  MeasureOver,
  MoveReach,
  MoveWay,
  PutThere,
  ShotOver,
} from './laterOvers.ts';
import { MeasureKey } from './MeasureKey.tsx';
import type { AimChosen } from './useAim.ts';
import type { MoveChosen } from './useMove.ts';
import { onTable, spotOf, tokenShown } from './boardTokens.ts';
import { MarkerNames } from './MarkerNames.tsx';
import { useBoardNames } from './useBoardNames.ts';
import { useBoardTaps } from './useBoardTaps.ts';
import { fetchSoon } from '../../../ui/fetchSoon.ts';
import { useOneSide } from '../../../ui/useOneSide.ts';
import { useMedia } from '../../../ui/useMedia.ts';
import { marksSaid, piecesSaid } from '../../../forms/board/landmarks.ts';

/** How surely each target is taken down by the weapon that would be used. */
function chancesOf({ figures }: Pick<Desk, 'figures'>): Readonly<Record<string, number>> {
  const known = (figures?.outlooks ?? []).filter(({ action }) => action === 'shoot');
  const entries = known.flatMap(({ target, expected }): [string, number][] =>
    typeof expected === 'string' ? [] : [[target.id, expected.kill]],
  );
  // The best of a target comes first and is written last.
  return Object.fromEntries(entries.toReversed());
}

/** Everybody with a place, as tokens in reading order. */
function useTokens(board: BattleBoard): readonly TokenShown[] {
  const { scene, actor, pick, figures } = useDesk();
  const words = useWords('board');
  const told = usePlaceWords(scene.look.name, scene.view.table.acting ?? null);
  // A finger that drags asks for them with every event: they are as they were.
  return useMemo(() => {
    const chances = chancesOf({ figures });
    const desk = { scene, actor, pick, board: scene.view.board ?? board, told };
    return onTable(scene).flatMap((operative) => {
      const place = board.places[operative.id];
      if (place === undefined) return [];
      const chance = chances[operative.id];
      return [
        tokenShown(desk, operative, place, {
          figure: chance === undefined ? null : chanceShort(chance),
          spoken: chance === undefined ? null : words.chance(chanceShort(chance)),
        }),
      ];
    });
  }, [board, scene, actor, pick, figures, words, told]);
}

/** The corners of all that a move can come to. */
const reachOf = ({ x, y }: Spot, most: number): readonly Spot[] => [
  { x: x - most, y: y - most },
  { x: x + most, y: y + most },
];

/** What the screen is about: all that a move can come to, or who shoots and all that it can shoot at, if any; else the whole board. */
function aboutOf(
  board: BattleBoard,
  acting: Spot | null,
  move: MoveChosen | null,
  aim: AimChosen | null,
): readonly Spot[] | undefined {
  if (acting === null) return undefined;
  if (move !== null) return move.dragged ? undefined : reachOf(acting, move.most);
  if (aim === null) return undefined;
  const targets = aim.targets.filter(({ problem }) => problem === null);
  if (targets.length === 0) return undefined;
  return [acting, ...targets.flatMap(({ enemy }) => spotOf(board, enemy.id) ?? [])];
}

/** A move whose end a finger has just shown: what it lay on was larger already, and the loupe goes with it. */
const isByDrag = (doing: Doing | null): boolean => doing?.kind === 'move' && doing.near !== undefined;

const NOTHING: readonly CloseShown[] = [];

/** How near one has to be to touch a marker, in inches. */
const TOUCH = 1;

/** Who is dragged, where it would stand, or a marker or barricade in hand, where it lies or would lie. */
function Laid({ doing, board }: { readonly doing: Doing | null; readonly board: BattleBoard }) {
  if (doing?.kind === 'put' && doing.spot !== undefined)
    return <PutThere put={doing} spot={doing.spot} board={board} />;
  if (doing?.kind !== 'lay') return null;
  if (doing.turned !== undefined) return <BarricadeOver laying={doing} board={board} />;
  return <LayOver marker={doing.marker} spot={doing.spot} board={board} touch={TOUCH} />;
}

type BattleMapProps = {
  readonly board: BattleBoard;
  readonly turned: number;
  readonly move: MoveChosen | null;
  readonly aim: AimChosen | null;
};

/** The board of the open battle. */
export function BattleMap({ board, turned, move, aim }: BattleMapProps) {
  const { view } = useTable();
  const { actor } = useDesk();
  const words = useWords('board');
  const tokens = useTokens(board);
  const ground = groundShown(board.map);
  const photo = usePhotoShown(board.map.id);
  const own = useMemo(() => ownSideOf(ground), [ground]);
  const isShort = useMedia('(max-height: 789px) and (max-width: 559px)');
  const isLarge = useOneSide();
  const names = useBoardNames(board);
  const pieces = useMemo(
    () => ({
      title: words.pieces(board.map.pieces.length),
      all: [...piecesSaid(board, { told: words, names }), ...marksSaid(board, { told: words, names })],
    }),
    [board, words, names],
  );
  const doors = useMemo(() => doorsShown(board.map, { told: words, names }), [board.map, words, names]);
  useEffect(() => fetchSoon(LATER_OVERS), []);
  const taps = useBoardTaps(board, move, aim);
  const { doing } = useHand();
  const isMeasured = doing?.kind === 'measure';
  const close = isMeasured ? NOTHING : closeShown(view, board, { move, aim, actor }, words.exactly);
  const acting = spotOf(board, view.table.acting ?? null);
  return (
    <BoardMap
      label={words.label(ground.depth, ground.width)}
      ground={ground}
      photo={photo}
      tokens={tokens}
      doors={doors}
      own={own}
      turned={turned}
      short={isShort || isLarge}
      pieces={pieces}
      people={words.about.title}
      length={words.length}
      zoom={words.zoom}
      about={aboutOf(board, acting, move, aim)}
      under={
        <Suspense fallback={null}>
          {aim === null && <MarkAreas board={board} />}
          <MarkerNames board={board} />
          {move === null ? <Aims from={acting} tokens={tokens} /> : <MoveReach chosen={move} board={board} />}
        </Suspense>
      }
      over={
        <Suspense fallback={null}>
          {move !== null && <MoveWay chosen={move} board={board} />}
          {move !== null && <FoesBeyond board={board} move={move} />}
          {aim !== null && !isMeasured && <ShotOver aim={aim} board={board} />}
          {isMeasured && <MeasureOver measuring={doing} board={board} />}
          <Laid doing={doing} board={board} />
          <AskedArea board={board} />
          <ClosePicture all={close} />
        </Suspense>
      }
      eye={isByDrag(doing) ? null : eyeOf(close)}
      tools={<MeasureKey board={board} />}
      {...taps}
    />
  );
}
