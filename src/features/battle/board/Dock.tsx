import { type ReactNode, Suspense, useEffect } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { useScene } from '../../../scene/useScene.ts';
import { hasAttackOdds } from '../../../state/base/store.ts';
import { useGame } from '../../../state/base/useApp.ts';
import { colourOf } from '../../../state/battle/sides.ts';
import { ActTile } from '../../../ui/board/ActTile.tsx';
import { fetchSoon } from '../../../ui/fetchSoon.ts';
import { MiniCard } from '../../../ui/board/MiniCard.tsx';
import { useWords } from '../../../words/useWords.ts';
import { setWounds } from '../acts.ts';
import { useDesk } from '../desk.ts';
import { AttackFigures } from '../parts/laterFigures.ts';
import { Panel } from '../parts/Panel.tsx';
import { PickPanel } from '../parts/PickPanel.tsx';
import { Wounds } from '../parts/Wounds.tsx';
import { isPuttingDown } from '../view/puttingDown.ts';
import { cardView } from '../view/cardView.ts';
import styles from './Dock.module.css';
import { type Doing, useHand } from './hand.ts';
import {
  BarricadeDock,
  CloseHere,
  DeedChoice,
  DoorDock,
  LATER_DOCKS,
  LayDock,
  Measure,
  MoveDock,
  PutDown,
  SetUpDock,
  ShotDock,
  Which,
} from './laterDocks.ts';
import type { AimChosen } from './useAim.ts';
import type { MoveChosen } from './useMove.ts';
import { Rail } from './Rail.tsx';
import { Swap } from './Swap.tsx';
import { tilesOf } from './tiles.ts';
import { inHand } from './useBoardTaps.ts';

/** Who acts, compact: its wounds are set as on its card. */
function Mini({ actor }: { readonly actor: Operative }) {
  const desk = useDesk();
  const scene = useScene();
  const { words, view, state } = scene;
  const card = cardView(scene, actor);
  const { hit, save } = view.figures(actor);
  return (
    <>
      <MiniCard
        side={colourOf(state, actor.side)}
        name={card.name}
        sentence={card.sentence}
        wounds={card.wounds}
        injured={card.injuredWord !== null}
        woundsLabel={card.woundsLabel}
        order={card.order}
        facts={[words.battle.hitFact(hit), words.battle.saveFact(save)]}
        ap={card.ap === null ? null : { ...card.ap, text: words.common.ap(card.ap.left) }}
        ammo={card.ammo}
        onOpen={() => desk.openSheet({ kind: 'operative', id: actor.id })}
        onWounds={() => desk.pickWounds(actor.id)}
        onWoundsSet={(value) => setWounds(desk, actor, value)}
        end={<Swap to="cards" />}
      />
      {desk.woundsOf === actor.id && <Wounds operative={actor} />}
    </>
  );
}

/** What it can do, the most usual first; all else in its sheet. */
function Tiles({ actor }: { readonly actor: Operative }) {
  const desk = useDesk();
  const scene = useScene();
  const told = useWords('board');
  const { words } = scene;
  return (
    <div className={styles.tiles} role="group" aria-label={words.battle.actions}>
      {tilesOf({ desk, scene, told }, actor).map(({ id, ...tile }) => (
        <ActTile key={id} {...tile} pressKey={scene.battle.length} />
      ))}
    </div>
  );
}

/** The odds of its usual shot, for the tokens of its targets. */
function ShotOdds({ actor }: { readonly actor: Operative }) {
  const { view } = useScene();
  const hasOdds = useGame(hasAttackOdds);
  const weapon = view.aim.preferred(actor, 'shoot');
  if (!hasOdds || weapon === null) return null;
  return (
    <Suspense fallback={null}>
      <AttackFigures actor={actor} pick={{ kind: 'attack', action: 'shoot', weapon: weapon.id, override: null }} />
    </Suspense>
  );
}

function Acting({ actor, board }: { readonly actor: Operative; readonly board: BattleBoard }) {
  const { pick } = useDesk();
  if (pick !== null)
    return (
      <>
        <Mini actor={actor} />
        <PickPanel actor={actor} pick={pick} />
      </>
    );
  return (
    <div className={styles.acting}>
      <ShotOdds actor={actor} />
      <Mini actor={actor} />
      <Suspense fallback={null}>
        <CloseHere actor={actor} board={board} />
      </Suspense>
      <Tiles actor={actor} />
    </div>
  );
}

type DockProps = {
  readonly board: BattleBoard;
  readonly move: MoveChosen | null;
  readonly aim: AimChosen | null;
};

/** Something on the board is in hand that is no operative; null: nothing is. */
function looked(doing: Doing | null, board: BattleBoard): ReactNode | null {
  if (doing?.kind === 'measure') return <Measure measuring={doing} board={board} />;
  if (doing?.kind === 'lay' && doing.turned !== undefined)
    return <BarricadeDock key={doing.marker} laying={doing} board={board} />;
  if (doing?.kind === 'lay') return <LayDock key={doing.marker} laying={doing} board={board} />;
  if (doing?.kind === 'door') return <DoorDock door={doing.door} board={board} />;
  return doing?.kind === 'which' ? <Which ids={doing.ids} board={board} /> : null;
}

function DockNow({ board, move, aim }: DockProps) {
  const desk = useDesk();
  const hand = useHand();
  const scene = useScene();
  const { view } = scene;
  const { actor } = desk;
  const { doing } = hand;
  const held = inHand(desk, hand, board);
  const onMap = looked(doing, board);
  if (onMap !== null) return onMap;
  if (doing?.kind === 'deed' && actor !== null)
    return <DeedChoice actor={actor} enemy={view.table.operative(doing.enemy)} board={board} />;
  if (move !== null) return <MoveDock chosen={move} board={board} />;
  if (aim !== null) return <ShotDock aim={aim} board={board} />;
  if (held !== null) return <PutDown key={held} id={held} board={board} />;
  if (isPuttingDown(scene)) return <SetUpDock board={board} />;
  if (actor !== null) return <Acting actor={actor} board={board} />;
  if (view.situation.kind === 'choose' && !view.enemyDue) return <Rail />;
  return (
    <div className={styles.panel}>
      <Panel />
      <Swap to="cards" alone />
    </div>
  );
}

/** Below the board: what is asked of it, who acts and what it can do, or who may act. */
export function Dock(props: DockProps) {
  useEffect(() => fetchSoon(LATER_DOCKS), []);
  return (
    <Suspense fallback={null}>
      <DockNow {...props} />
    </Suspense>
  );
}
