import type { ReactNode } from 'react';
import { costOf } from '../../../forms/board/moving.ts';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import type { Laying } from '../../../forms/board/laying.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import { modelName } from '../../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { NextButton } from '../../../ui/NextButton.tsx';
import { ThumbBar } from '../../../ui/ThumbBar.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { BarKeys } from '../parts/BarKeys.tsx';
import { makeWay } from './makeWay.ts';
import { laysIn } from './objectives.ts';
import { placeAll } from '../view/placedInTurn.ts';
import { isRestNext, putDown, type Putting } from './putDown.ts';
import type { WayChosen } from './useWay.ts';
import { useWayName } from './useWayName.ts';

/** While a move is chosen: brass makes it. */
function WayBar({ chosen }: { readonly chosen: WayChosen }) {
  const desk = useDesk();
  const { words, moment } = useVanguardScene();
  const { move, length } = useWords('board');
  const name = useWayName(chosen);
  const { most, pick } = chosen;
  const way = chosen.way?.fault === null ? chosen.way : null;
  const untold = chosen.way !== null ? move.fails : pick.drawn === undefined ? move.tap : move.tapCorner;
  return (
    <ThumbBar
      label={words.table.bar}
      next={
        <NextButton
          title={way === null ? untold : move.here(name)}
          {...(way !== null && { detail: `${length(costOf(way))} ${move.of(length(most))}` })}
          quiet={way === null}
          icon={way === null ? null : 'next'}
          {...(way !== null && { keyHint: words.keys.space })}
          pressKey={moment}
          onPress={() => makeWay(desk, chosen)}
        />
      }
      keys={<BarKeys />}
    />
  );
}

type DownProps = {
  /** What is put down. */
  readonly name: string;
  /** Whither keys have shifted it; undefined: nowhere yet. */
  readonly spot: Spot | undefined;
  readonly onDown: (spot: Spot) => void;
};

/** While something is put down: what is tapped, or brass once it has been shifted by keys. */
function DownBar({ name, spot, onDown }: DownProps) {
  const { words, moment } = useVanguardScene();
  const { put } = useWords('board');
  return (
    <ThumbBar
      label={words.table.bar}
      next={
        <NextButton
          title={spot === undefined ? put.hint : put.there}
          detail={name}
          quiet={spot === undefined}
          icon={spot === undefined ? null : 'next'}
          {...(spot !== undefined && { keyHint: words.keys.space })}
          pressKey={moment}
          onPress={() => {
            if (spot !== undefined) onDown(spot);
          }}
        />
      }
      keys={<BarKeys />}
    />
  );
}

type HeldProps = {
  readonly held: Putting | Laying;
  readonly onBoard: OnBoardView;
};

/** While somebody, or an objective, is in hand. */
function HeldBar({ held, onBoard }: HeldProps) {
  const desk = useDesk();
  const scene = useVanguardScene();
  if (held.kind === 'put')
    return (
      <DownBar
        name={modelName(scene, held.model)}
        spot={held.spot}
        onDown={(spot) => putDown(desk, onBoard, held.model, spot)}
      />
    );
  const name = onBoard.board.map.zones.find(({ id }) => id === held.marker)?.name ?? '';
  return (
    <DownBar
      name={scene.shown(name)}
      spot={held.held === true ? undefined : held.spot}
      onDown={(spot) => laysIn(desk).lay(held.marker, spot)}
    />
  );
}

/** While war bands are set up: brass puts down all of both that wait. */
function RestBar() {
  const desk = useDesk();
  const { words, moment } = useVanguardScene();
  const { put } = useWords('board');
  return (
    <ThumbBar
      label={words.table.bar}
      next={
        <NextButton
          title={put.all}
          detail={put.movable}
          keyHint={words.keys.space}
          pressKey={moment}
          onPress={() => placeAll(desk)}
        />
      }
      keys={<BarKeys />}
    />
  );
}

/** The bar of what is chosen on the board, else the `usual` one. */
export function BoardBar({ chosen, usual }: { readonly chosen: WayChosen | null; readonly usual: ReactNode }) {
  const desk = useDesk();
  const { pick } = desk;
  if (chosen !== null) return <WayBar chosen={chosen} />;
  if (isRestNext(desk)) return <RestBar />;
  const { onBoard } = desk.scene.view;
  if (onBoard === null || (pick?.kind !== 'put' && pick?.kind !== 'lay')) return usual;
  return <HeldBar held={pick} onBoard={onBoard} />;
}
