import { useMemo } from 'react';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { useTokenDrag } from '../../../forms/board/dragOf.ts';
import { baseShown } from '../../../forms/board/baseShown.ts';
import { eyeOf } from '../../../forms/board/closeCalls.ts';
import { MeasureOver } from '../../../forms/board/measure/MeasureOver.tsx';
import { measurableAt, measuredNext, pointAt } from '../../../forms/board/measure/measuring.ts';
import { doorsShown } from '../../../forms/board/doorsShown.ts';
import { layDrag } from '../../../forms/board/laying.ts';
import { LayOver } from '../../../forms/board/LayOver.tsx';
import { piecesSaid } from '../../../forms/board/landmarks.ts';
import { legsShown, levelsOf } from '../../../forms/board/moving.ts';
import { standsAt } from '../../../forms/board/placing.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import type { PlaceWords } from '../../../forms/board/whoIsWhere.ts';
import { usePhotoShown } from '../../../scene/usePhotoShown.ts';
import { colourIn, modelIn } from '../../../scene/vanguardLook.ts';
import { BoardMap } from '../../../ui/board/BoardMap.tsx';
import { type CloseShown, ClosePicture } from '../../../ui/board/ClosePicture.tsx';
import { MapTool } from '../../../ui/board/MapTool.tsx';
import {
  CornersPicture,
  FailPicture,
  type LegShown,
  ReachPicture,
  WayPicture,
} from '../../../ui/board/MovePicture.tsx';
import type { Spot, TokenShown } from '../../../ui/board/shown.ts';
import { useWords } from '../../../words/useWords.ts';
import { tapCard, targetOf } from '../acts.ts';
import { type Desk, type Picked, useDesk } from '../desk.ts';
import { useBandGround } from './bandGround.ts';
import { closeShown } from './closeCalls.ts';
import type { Asked } from './Dock.tsx';
import { addCorner } from './drawing.ts';
import { laysIn, objectiveAt, objectiveRadius } from './objectives.ts';
import { Planned } from './Planned.tsx';
import { heldIn, inHand, isSetUp, putAt, putDown, type Putting } from './putDown.ts';
import type { MeasuringHand } from './useMeasuring.ts';
import { usePlaceTold } from './usePlaceTold.ts';
import { useBandDrag } from './useBandDrag.ts';
import { Shots } from './Shots.tsx';
import { tokensOf } from './tokens.ts';
import type { WayChosen } from './useWay.ts';

type Chosen = { readonly chosen: WayChosen; readonly onBoard: OnBoardView };

/** Where the move can end. */
function WayReach({ chosen: { move, model }, onBoard: { board } }: Chosen) {
  const { view } = useDesk().scene;
  const key = JSON.stringify(move);
  const levels = useMemo(() => levelsOf(board, JSON.parse(key) as typeof move), [board, key]);
  const side = view.actor?.model.side ?? view.sides[0].id;
  return <ReachPicture key={model} levels={levels} side={colourIn(view, side)} />;
}

/** What a leg costs is its length here. */
const asCosts = (leg: LegShown): LegShown => ({ ...leg, length: '' });

/** The way to its end, and who would stand there. */
function WayThere({ chosen: { way, model, fails, pick }, onBoard: { board } }: Chosen) {
  const { view } = useDesk().scene;
  const words = useWords('board');
  const end = way?.points.at(-1);
  const place = board.places[model];
  if (way === null || end === undefined || place === undefined) return null;
  return (
    <>
      {fails !== null && <FailPicture {...fails} />}
      <WayPicture
        side={colourIn(view, view.actor?.model.side ?? view.sides[0].id)}
        legs={legsShown(way, words).map(asCosts)}
        end={spotAt(end)}
        {...baseShown(place)}
        wounds={`${view.actor?.model.wounds ?? ''}`}
        wrong={way.fault !== null}
      />
      {pick.drawn !== undefined && <CornersPicture corners={pick.drawn} />}
    </>
  );
}

/** Who is put down by keys, where it would stand. */
function PutThere({ put, onBoard }: { readonly put: Putting; readonly onBoard: OnBoardView }) {
  const { view } = useDesk().scene;
  const at = put.spot === undefined ? null : putAt(onBoard, put, put.spot);
  if (at === null) return null;
  const model = modelIn(view, put.model);
  return (
    <WayPicture
      side={colourIn(view, model?.side ?? view.sides[0].id)}
      legs={[]}
      end={spotAt(at)}
      {...baseShown(at)}
      wounds={`${model?.wounds ?? ''}`}
      wrong={false}
    />
  );
}

type OverProps = Pick<BandMapProps, 'onBoard' | 'chosen'> & Pick<MeasuringHand, 'measuring'>;

/** What is drawn over those who stand there. */
function Over({ chosen, onBoard, measuring }: OverProps) {
  const { pick } = useDesk();
  if (measuring !== null) return <MeasureOver measuring={measuring} board={onBoard.board} />;
  if (chosen !== null) return <WayThere chosen={chosen} onBoard={onBoard} />;
  if (pick?.kind === 'lay')
    return <LayOver {...pick} {...onBoard} touch={objectiveRadius(onBoard.board, pick.marker)} />;
  return pick?.kind === 'put' ? <PutThere put={pick} onBoard={onBoard} /> : <Planned onBoard={onBoard} />;
}

type BandMapProps = {
  readonly onBoard: OnBoardView;
  readonly turned: number;
  readonly chosen: WayChosen | null;
  /** The battle asks nothing, and no side plays itself. */
  readonly isFree: boolean;
  readonly hand: MeasuringHand;
  /** A tap asks something: which of several is meant, what becomes of a door. */
  readonly onAsk: (asked: Asked) => void;
};

/** Those whom a tap so near to several may be at: of the choice in hand only those in question. */
function meantOf(desk: Desk, ids: readonly string[]): readonly string[] {
  const offered = desk.pick === null ? [] : ids.filter((id) => targetOf(desk, id).offered);
  return offered.length === 0 ? ids : offered;
}

/** What a tap on the ground does; nothing: it comes closer. */
function groundTap(
  desk: Desk,
  { onBoard, chosen, hand: { measuring, measure } }: Pick<BandMapProps, 'onBoard' | 'chosen' | 'hand'>,
): ((spot: Spot) => void) | undefined {
  if (measuring !== null) return (spot) => measure(measuredNext(measuring, measurableAt(onBoard.board, spot)));
  if (desk.pick?.kind === 'lay') {
    const { marker } = desk.pick;
    return (spot) => laysIn(desk).lay(marker, spot);
  }
  if (chosen?.pick.drawn !== undefined) return (spot) => addCorner(desk, chosen.pick, spot);
  if (chosen !== null && chosen.pick.action !== 'charge') return (spot) => desk.setPick({ ...chosen.pick, spot });
  const held = heldIn(desk);
  if (held === null) return undefined;
  return (spot) => {
    // Who is next has not been chosen: a tap on somebody, or on an objective, means that.
    const under = desk.pick === null ? standsAt(onBoard.board, spot, held) : null;
    const marker = desk.pick === null ? objectiveAt(onBoard.board, spot) : null;
    if (under !== null) desk.setPick({ kind: 'put', model: under });
    else if (marker !== null) desk.setPick({ kind: 'lay', marker });
    else putDown(desk, onBoard, held, spot);
  };
}

/** What the screen is about: all that a move can come to. */
function aboutOf({ board }: OnBoardView, chosen: WayChosen | null): readonly Spot[] | undefined {
  const place = chosen === null ? undefined : board.places[chosen.model];
  if (chosen === null || place === undefined || chosen.pick.dragged === true) return undefined;
  const { x, y } = spotAt(place);
  return [
    { x: x - chosen.most, y: y - chosen.most },
    { x: x + chosen.most, y: y + chosen.most },
  ];
}

/** Some move is being chosen: tokens are the same wherever it ends. */
const SOME_WAY: Picked = { kind: 'way', action: 'walk', push: false, target: null, spot: null };

/** Everybody with a place. A finger that drags asks for them with every event: they are as they were. */
function useTokens({ board }: OnBoardView, words: PlaceWords): readonly TokenShown[] {
  const { scene, pick: picked } = useDesk();
  const pick = picked?.kind === 'way' ? SOME_WAY : picked;
  return useMemo(() => tokensOf({ scene, pick }, { board, words }), [scene, pick, board, words]);
}

/** What a drag does: an objective in hand goes along; who stands is put elsewhere while war bands are set up, else who acts moves. */
function useDrag(desk: Desk, { onBoard, chosen, isFree, hand }: BandMapProps) {
  const { pick } = desk;
  const put = useTokenDrag((model, spot, { held }) => {
    if (spot !== null && !held) putDown(desk, onBoard, model, spot);
    else desk.setPick(inHand(pick, model, spot));
  });
  const go = useBandDrag(desk, onBoard, chosen);
  if (!isFree || hand.measuring !== null) return undefined;
  if (pick?.kind === 'lay') return layDrag(laysIn(desk), pick, onBoard.board);
  return isSetUp(desk) ? put : go;
}

const NOTHING: readonly CloseShown[] = [];

/** The board of the open battle of war bands. */
export function BandMap(props: BandMapProps) {
  const { onBoard, turned, chosen, isFree, onAsk, hand } = props;
  const { measuring, measure } = hand;
  const desk = useDesk();
  const words = useWords('board');
  const { board } = onBoard;
  const { ground, own } = useBandGround(onBoard);
  const photo = usePhotoShown(board.map.id);
  const told = usePlaceTold();
  const tokens = useTokens(onBoard, told);
  const doors = useMemo(() => doorsShown(board.map, told), [board.map, told]);
  const onTokens = (ids: readonly string[]) => {
    const [first, ...others] = meantOf(desk, ids);
    if (measuring !== null && first !== undefined)
      return measure(measuredNext(measuring, { kind: 'model', id: first }));
    if (isFree && first !== undefined && isSetUp(desk)) return desk.setPick({ kind: 'put', model: first });
    if (isFree && first !== undefined && others.length > 0) onAsk({ kind: 'which', ids: [first, ...others] });
    else if (first !== undefined) tapCard(desk, first);
    return undefined;
  };
  const onGround = groundTap(desk, props);
  const drag = useDrag(desk, props);
  const close = measuring === null ? closeShown(desk, onBoard, chosen, words.exactly) : NOTHING;
  return (
    <BoardMap
      label={words.label(ground.depth, ground.width)}
      ground={ground}
      photo={photo}
      tokens={tokens}
      people={words.about.title}
      pieces={{ title: words.pieces(board.map.pieces.length), all: piecesSaid(board, told) }}
      doors={doors}
      onDoor={isFree && measuring === null ? (door) => onAsk({ kind: 'door', door }) : undefined}
      own={own}
      turned={turned}
      length={words.length}
      zoom={words.zoom}
      about={aboutOf(onBoard, chosen)}
      under={chosen === null ? <Shots onBoard={onBoard} /> : <WayReach chosen={chosen} onBoard={onBoard} />}
      over={
        <>
          <Over chosen={chosen} onBoard={onBoard} measuring={measuring} />
          <ClosePicture all={close} />
        </>
      }
      eye={eyeOf(close)}
      tools={
        <MapTool
          icon="measure"
          label={words.measure.title}
          keyHint={words.measure.key}
          pressed={measuring !== null}
          onPress={hand.swap}
        />
      }
      choosesPlace={measuring === null && onGround !== undefined}
      onTokens={onTokens}
      onGround={onGround}
      drag={drag}
      onHold={({ token, spot }) =>
        token === null
          ? measure(measuredNext(hand.first, pointAt(board, spot)))
          : desk.openSheet({ kind: 'model', id: token })
      }
    />
  );
}
