import type { ReactNode } from 'react';
import { costOf } from '../../../forms/board/moving.ts';
import { modelName } from '../../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { NextButton } from '../../../ui/NextButton.tsx';
import { ThumbBar } from '../../../ui/ThumbBar.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { BarKeys } from '../parts/BarKeys.tsx';
import { makeWay } from './makeWay.ts';
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

/** While somebody is put down: what is tapped, or brass once it has been shifted by keys. */
function PutBar({ put: { model, spot } }: { readonly put: Putting }) {
  const desk = useDesk();
  const { onBoard } = desk.scene.view;
  const scene = useVanguardScene();
  const { put } = useWords('board');
  return (
    <ThumbBar
      label={scene.words.table.bar}
      next={
        <NextButton
          title={spot === undefined ? put.hint : put.there}
          detail={modelName(scene, model)}
          quiet={spot === undefined}
          icon={spot === undefined ? null : 'next'}
          {...(spot !== undefined && { keyHint: scene.words.keys.space })}
          pressKey={scene.moment}
          onPress={() => {
            if (spot !== undefined && onBoard !== null) putDown(desk, onBoard, model, spot);
          }}
        />
      }
      keys={<BarKeys />}
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
  return pick?.kind === 'put' ? <PutBar put={pick} /> : usual;
}
