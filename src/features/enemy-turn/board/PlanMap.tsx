import { useMemo, useState } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { toInches } from '../../../engine/board/units.ts';
import { ByTable } from '../../../forms/board/ByTable.tsx';
import { saidByTable } from '../../../forms/board/saidByTable.ts';
import { groundShown, ownSideOf } from '../../../forms/board/groundShown.ts';
import { piecesSaid, type WhereWords } from '../../../forms/board/landmarks.ts';
import { legsShown, levelsOf } from '../../../forms/board/moving.ts';
import { operativeToken } from '../../../forms/board/operativeToken.ts';
import { crossedOf, leansTo } from '../../../forms/board/shooting.ts';
import type { PassedShown } from '../../../forms/board/search/searchShown.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import type { PlaceWords } from '../../../forms/board/whoIsWhere.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { operativeSaid, operativeState } from '../../../scene/operativeSaid.ts';
import { usePhotoShown } from '../../../scene/usePhotoShown.ts';
import { usePlaceWords } from '../../../scene/usePlaceWords.ts';
import { type SceneWith, useScene } from '../../../scene/useScene.ts';
import { useBoardLook } from '../../../state/battle/boardLook.ts';
import { colourOf } from '../../../state/battle/sides.ts';
import { BoardMap } from '../../../ui/board/BoardMap.tsx';
import { ReachPicture, WayPicture } from '../../../ui/board/MovePicture.tsx';
import { PassedPicture } from '../../../ui/board/PassedPicture.tsx';
import { SaidPicture } from '../../../ui/board/SaidPicture.tsx';
import type { Spot, TokenShown } from '../../../ui/board/shown.ts';
import { ShotPicture } from '../../../ui/board/ShotPicture.tsx';
import { toldOf } from '../../../ui/board/Token.tsx';
import { aimedIn, type StepOnBoard } from './planned.ts';
import styles from './PlanMap.module.css';

type MapProps = {
  readonly enemy: Operative;
  readonly board: BattleBoard;
  readonly steps: readonly StepOnBoard[];
  readonly where: WhereWords;
  /** Where it might have gone. */
  readonly passed: readonly PassedShown[];
};

/** Everybody with a place, as on the board of the battle: the enemy is who acts. */
function tokensOf(scene: SceneWith<'behaviour'>, { enemy, board }: MapProps, words: PlaceWords): readonly TokenShown[] {
  const { look, state, view } = scene;
  return state.operatives.flatMap((each): TokenShown[] => {
    const place = board.places[each.id];
    if (place === undefined || each.removed) return [];
    const isActing = each.id === enemy.id;
    return [
      operativeToken({ view, board, words }, each, place, {
        side: colourOf(state, each.side),
        state: isActing ? 'acting' : operativeState(view, each),
        name: isActing ? '' : look.name(each.id),
        card: operativeSaid(scene, each),
        worth: null,
      }),
    ];
  });
}

/** All that it could come to with the first of its moves. */
function Reach({ enemy, steps }: MapProps) {
  const { state, view } = useScene();
  const first = steps.find(({ way }) => way !== null);
  const action = first?.step.action;
  const levels = useMemo(() => {
    if (first === undefined) return [];
    if (action !== 'reposition' && action !== 'dash' && action !== 'fallBack' && action !== 'charge') return [];
    return levelsOf(first.before, view.actions.onBoard(enemy, action, false));
  }, [first, action, view, enemy]);
  return <ReachPicture levels={levels} side={colourOf(state, enemy.side)} />;
}

/** Its ways, one after the other, and the lines of its shot. */
function Steps({ enemy, steps, where }: MapProps) {
  const side = colourOf(useScene().state, enemy.side);
  return steps.map((each) => {
    const { way, before, step } = each;
    const end = way?.points.at(-1);
    const place = before.places[enemy.id];
    if (way !== null && end !== undefined && place !== undefined)
      return (
        <WayPicture
          key={step.row}
          planned
          side={side}
          legs={legsShown(way, where.told)}
          end={spotAt(end)}
          radius={toInches(place.radius)}
          wounds={`${enemy.wounds}`}
          wrong={false}
        />
      );
    const look = aimedIn(each, enemy.id);
    const target = before.places[step.target ?? ''];
    if (look === null || place === undefined || target === undefined) return null;
    return (
      <ShotPicture
        key={step.row}
        from={leansTo(look, spotAt(place))}
        at={spotAt(target)}
        radius={toInches(target.radius)}
        crossed={crossedOf(look, groundShown(before.map))}
        planned={side}
      />
    );
  });
}

/** What the map is about: where it stands, where its ways end, at whom it acts; all of it where it does nothing. */
function aboutOf({ enemy, board, steps }: MapProps): readonly Spot[] | undefined {
  const here = board.places[enemy.id];
  if (here === undefined || steps.length === 0) return undefined;
  const ways = steps.flatMap(({ way }) => way?.points ?? []);
  const targets = steps.flatMap(({ step }) => board.places[step.target ?? ''] ?? []);
  return [here, ...ways, ...targets].map(spotAt);
}

/** The board with what an enemy will do on it. A tap on somebody says where that is. */
export function PlanMap(props: MapProps) {
  const { board, where } = props;
  const scene = useScene('behaviour');
  const { turned } = useBoardLook();
  const [read, setRead] = useState<string | null>(null);
  const ground = groundShown(board.map);
  const photo = usePhotoShown(board.map.id);
  const own = useMemo(() => ownSideOf(ground), [ground]);
  const words = usePlaceWords(scene.look.name, props.enemy.id);
  const tokens = tokensOf(scene, props, words);
  const said = saidByTable(
    board,
    props.enemy.id,
    (scene.view.enemies?.targets ?? []).map(({ id }) => id),
  );
  const asked = tokens.find(({ id }) => id === read);
  return (
    <div className={styles.plan}>
      <div className={styles.map}>
        <BoardMap
          label={scene.told.turn.map}
          ground={ground}
          photo={photo}
          tokens={tokens}
          own={own}
          turned={turned}
          short
          pieces={{ title: where.told.pieces(board.map.pieces.length), all: piecesSaid(board, where) }}
          zoom={where.told.zoom}
          length={where.told.length}
          about={aboutOf(props)}
          people={where.told.about.title}
          under={<Reach {...props} />}
          over={
            <>
              <Steps {...props} />
              <PassedPicture all={props.passed} />
              <SaidPicture all={said} label={where.told.shot.byHand} />
            </>
          }
          onTokens={([id]) => setRead(id ?? null)}
        />
      </div>
      <ByTable all={said} nameOf={scene.look.name} />
      <p className={styles.read} role="status">
        {asked === undefined ? '' : toldOf(asked)}
      </p>
    </div>
  );
}
