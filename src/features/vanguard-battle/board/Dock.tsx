import { Suspense, useEffect } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { WayLegs } from '../../../forms/board/WayLegs.tsx';
import { MeasureDock } from '../../../forms/board/measure/MeasureDock.tsx';
import type { Measuring } from '../../../forms/board/measure/measuring.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { modelIn, modelName, modelsIn } from '../../../scene/vanguardLook.ts';
import { AskedKeys } from '../../../ui/board/AskedKeys.tsx';
import { fetchSoon } from '../../../ui/fetchSoon.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { useWords } from '../../../words/useWords.ts';
import { tapCard, targetOf } from '../acts.ts';
import { type Picked, useDesk } from '../desk.ts';
import { DeployPanel } from '../parts/DeployPanel.tsx';
import { Panel } from '../parts/Panel.tsx';
import styles from '../parts/PickPanel.module.css';
import { callsOfWay } from './closeCalls.ts';
import { CloseHere } from './CloseHere.tsx';
import { Seen } from './laterDocks.ts';
import { heldIn, turnedOn } from './putDown.ts';
import { enterByChance, enteringWith, mayEnter } from './entering.ts';
import { LayDock, MoveMarker } from './LayDock.tsx';
import type { MeasuringHand } from './useMeasuring.ts';
import { usePlaceTold } from './usePlaceTold.ts';
import { DoorDock } from './DoorDock.tsx';
import { DrawnWay } from './DrawnWay.tsx';
import type { WayChosen } from './useWay.ts';
import { useWayName } from './useWayName.ts';

type WayProps = { readonly chosen: WayChosen; readonly onBoard: OnBoardView };

/** What is to be said of the end of a move: that there is none, where it slid to, what is close there. */
function useEndSaid({ chosen, onBoard }: WayProps): readonly string[] {
  const scene = useVanguardScene();
  const { move, calls } = useWords('board');
  const { reach, enough } = callsOfWay(onBoard, chosen);
  return [
    ...(chosen.pick.spot !== null && chosen.pick.drawn === undefined && chosen.way === null ? [move.lost] : []),
    ...(chosen.slid ? [move.slid] : []),
    ...reach.map(({ id }) => calls.engages(modelName(scene, id))),
    ...(enough === null ? [] : [calls.enough]),
  ];
}

function WayDock({ chosen, onBoard }: WayProps) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const { move } = useWords('board');
  const title = move.title(useWayName(chosen), modelName(scene, chosen.model));
  const said = useEndSaid({ chosen, onBoard });
  return (
    <section className={styles.pick} aria-label={title}>
      {chosen.way !== null && <WayLegs way={chosen.way} most={chosen.most} />}
      <h2 className={styles.title}>{title}</h2>
      {chosen.way === null && said.length === 0 && (
        <p className={styles.said}>{chosen.pick.drawn === undefined ? move.hint : move.drawHint}</p>
      )}
      <div role="status">
        {said.map((each) => (
          <p key={each} className={styles.said}>
            {each}
          </p>
        ))}
      </div>
      <DrawnWay chosen={chosen} onBoard={onBoard} />
      {desk.pick !== null && (
        <div className={styles.keys}>
          <PlainButton icon="back" tone="quiet" label={scene.words.acts.pick.back} onPress={() => desk.setPick(null)} />
        </div>
      )}
    </section>
  );
}

/** Who comes in late does so where the board draws it, alone or with all of its side that wait. */
function Enter({ model, onBoard }: { readonly model: string; readonly onBoard: OnBoardView }) {
  const desk = useDesk();
  const words = useWords('board');
  if (!mayEnter(desk, onBoard, model)) return null;
  const come = (group: readonly string[]) => void enterByChance(desk, onBoard, group, words);
  const all = [model, ...enteringWith(desk, onBoard, model)];
  const { enter, enterAll } = words.put;
  return (
    <>
      <PlainButton icon="dice" tone="quiet" label={enter} onPress={() => come([model])} />
      {all.length > 1 && (
        <PlainButton icon="dice" tone="quiet" label={enterAll(all.length)} onPress={() => come(all)} />
      )}
    </>
  );
}

function PutDock({ pick }: { readonly pick: Extract<Picked, { kind: 'put' }> }) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const { put } = useWords('board');
  const { onBoard } = scene.view;
  const title = put.title(modelName(scene, pick.model));
  const turned = onBoard === null ? null : turnedOn(onBoard, pick);
  return (
    <section className={styles.pick} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.said}>{put.hint}</p>
      <div className={styles.keys}>
        {turned !== null && <PlainButton icon="redo" label={put.turn} onPress={() => desk.setPick(turned)} />}
        {onBoard !== null && <Enter model={pick.model} onBoard={onBoard} />}
        {onBoard?.board.places[pick.model] !== undefined && (
          <PlainButton
            icon="cross"
            tone="quiet"
            label={put.off}
            onPress={() => desk.act({ type: 'placeOnBoard', model: pick.model, at: null })}
          />
        )}
        <PlainButton icon="back" tone="quiet" label={put.cancel} onPress={() => desk.setPick(null)} />
      </div>
    </section>
  );
}

/** Which of those that stand where the finger was. */
function Which({ ids, onDone }: { readonly ids: readonly string[]; readonly onDone: () => void }) {
  const desk = useDesk();
  const { scene } = desk;
  const { which } = useWords('board');
  const { table, common } = scene.words;
  return (
    <AskedKeys
      title={which}
      keys={ids.map((id) => ({
        id,
        label: modelName(scene, id),
        detail: targetOf(desk, id).why ?? table.states[modelIn(scene.view, id)?.status ?? 'out'],
      }))}
      cancelLabel={common.cancel}
      onPress={(id) => {
        onDone();
        tapCard(desk, id);
      }}
      onCancel={onDone}
    />
  );
}

/** What is measured in the open battle. */
function Measure({
  measuring,
  board,
  hand,
}: {
  readonly measuring: Measuring;
  readonly board: BattleBoard;
  readonly hand: MeasuringHand;
}) {
  const { view } = useVanguardScene();
  const words = usePlaceTold();
  const stage = { board, words, models: modelsIn(view).map(({ id }) => id) };
  return (
    <MeasureDock
      measuring={measuring}
      stage={stage}
      onMeasure={hand.measure}
      more={<MoveMarker measuring={measuring} stage={stage} hand={hand} />}
    />
  );
}
/** What a tap on the map asks: which of several is meant, or what becomes of a door. */
export type Asked =
  | { readonly kind: 'which'; readonly ids: readonly string[] }
  | { readonly kind: 'door'; readonly door: string };

type DockProps = {
  readonly onBoard: OnBoardView;
  readonly hand: MeasuringHand;
  readonly chosen: WayChosen | null;
  /** Null: nothing is asked. */
  readonly asked: Asked | null;
  readonly onAsk: (asked: Asked | null) => void;
};

/** Below the board: the move in hand, who is put down, else what is below the cards. */
export function Dock({ chosen, onBoard, hand, asked, onAsk }: DockProps) {
  const desk = useDesk();
  const { pick, scene } = desk;
  const { put } = useWords('board');
  const onDone = () => onAsk(null);
  useEffect(() => fetchSoon([Seen]), []);
  if (hand.measuring !== null) return <Measure measuring={hand.measuring} board={onBoard.board} hand={hand} />;
  if (asked?.kind === 'which') return <Which ids={asked.ids} onDone={onDone} />;
  if (asked?.kind === 'door') return <DoorDock door={asked.door} onDone={onDone} />;
  if (chosen !== null) return <WayDock chosen={chosen} onBoard={onBoard} />;
  if (pick?.kind === 'put') return <PutDock pick={pick} />;
  if (pick?.kind === 'lay') return <LayDock marker={pick.marker} onBoard={onBoard} />;
  if (scene.view.step === 'deploy' && pick === null) {
    const model = heldIn(desk);
    return <DeployPanel onBoard first={model === null ? null : { model, hint: put.hint }} />;
  }
  return <Usual onBoard={onBoard} />;
}

/** What is below the cards, with what half a millimetre decides and what the table has otherwise. */
function Usual({ onBoard }: Pick<DockProps, 'onBoard'>) {
  const { pick } = useDesk();
  return (
    <>
      {pick === null && <CloseHere onBoard={onBoard} />}
      <Panel />
      {pick?.kind === 'attack' && (
        <Suspense fallback={null}>
          <Seen onBoard={onBoard} pick={pick} />
        </Suspense>
      )}
    </>
  );
}
