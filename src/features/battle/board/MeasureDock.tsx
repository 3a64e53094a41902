import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Measurable } from '../../../engine/board/measuring.ts';
import { useTable } from '../../../scene/useScene.ts';
import { SumLine } from '../../../ui/board/SumLine.tsx';
import { LiveLine } from '../../../ui/LiveLine.tsx';
import { PickList } from '../../../ui/PickList.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useHand } from './hand.ts';
import {
  distanceOf,
  keyOf,
  measurableName,
  markerIn,
  measurables,
  type Measuring,
  modelsNear,
  NEAR,
} from './measuring.ts';
import styles from './PutDown.module.css';
import type { WhereWords } from '../../../forms/board/landmarks.ts';

type MeasureProps = { readonly measuring: Measuring; readonly board: BattleBoard };

const tenth = (length: number): number => Math.round(length * 10) / 10;

/** With what things are named. */
function useWhere(): WhereWords {
  return { told: useWords('board'), names: useWords('killzones').content.byName };
}

/** From what and to what, from the list of all that is there: the same without a finger. */
function Ends({ measuring, board }: MeasureProps) {
  const hand = useHand();
  const scene = useTable();
  const where = useWhere();
  const { measure } = where.told;
  const { models, zones, pieces } = measurables(scene, board);
  const all = [...models, ...zones, ...pieces];
  const option = (thing: Measurable) => ({
    value: keyOf(thing),
    label: measurableName(scene, board, where, thing),
  });
  const groups = (now: Measurable | null) =>
    [
      {
        label: null,
        options: now === null ? [{ value: '', label: measure.choose }] : now.kind === 'point' ? [option(now)] : [],
      },
      { label: measure.models, options: models.map(option) },
      { label: measure.markers, options: zones.map(option) },
      { label: measure.terrain, options: pieces.map(option) },
    ].filter(({ options }) => options.length > 0);
  const set = (end: 'from' | 'to') => (key: string) => {
    const thing = all.find((each) => keyOf(each) === key);
    if (thing !== undefined) hand.start({ ...measuring, [end]: thing });
  };
  return (
    <div className={styles.fields}>
      {(['from', 'to'] as const).map((end) => (
        <PickList
          key={end}
          label={measure[end]}
          groups={groups(measuring[end])}
          value={keyOf(measuring[end])}
          onChange={set(end)}
        />
      ))}
    </div>
  );
}

/** Who is near what is measured from. */
function Near({ from, board }: { readonly from: Measurable; readonly board: BattleBoard }) {
  const scene = useTable();
  const where = useWhere();
  const near = modelsNear(scene, board, from).map(scene.look.name);
  const { within, nobodyWithin } = where.told.measure;
  const far = where.told.length(NEAR);
  return <p>{near.length === 0 ? nobodyWithin(far) : within(far, scene.words.common.list(near))}</p>;
}

/** Takes the marker that was chosen last in hand. */
function MoveMarker({ measuring, board }: MeasureProps) {
  const hand = useHand();
  const scene = useTable();
  const where = useWhere();
  const marker = markerIn(measuring, board);
  if (marker === null) return null;
  const name = measurableName(scene, board, where, { kind: 'zone', id: marker });
  return (
    <PlainButton icon="byHand" label={where.told.lay.move(name)} onPress={() => hand.start({ kind: 'lay', marker })} />
  );
}

/** How far one thing is from another: straight, seen from above, and up. */
export function MeasureDock({ measuring, board }: MeasureProps) {
  const hand = useHand();
  const scene = useTable();
  const where = useWhere();
  const { measure } = where.told;
  const { from, to } = measuring;
  const far = distanceOf(board, measuring);
  const [one, other] = [from, to].map((thing) =>
    thing === null ? '' : measurableName(scene, board, where, thing),
  ) as [string, string];
  const said = far === null ? '' : measure.said([one, other], tenth(far.inches), tenth(far.across), tenth(far.up));
  return (
    <div data-part="measure">
      {far !== null && (
        <SumLine
          unsummed
          sentence={said}
          cells={[
            { id: 'across', value: where.told.figure(far.across), label: measure.across },
            { id: 'up', value: where.told.figure(far.up), label: measure.up },
          ]}
          sum={{ value: where.told.length(far.inches), label: measure.straight }}
        />
      )}
      <div className={styles.put}>
        <SectionHead asked title={measure.title} note={from === null ? measure.first : measure.second} />
        <Ends measuring={measuring} board={board} />
        {from !== null && <Near from={from} board={board} />}
        <div className={styles.ways}>
          <MoveMarker measuring={measuring} board={board} />
          {to !== null && (
            <PlainButton
              icon="redo"
              label={measure.goOn(other)}
              onPress={() => hand.start({ kind: 'measure', from: to, to: null })}
            />
          )}
          <PlainButton icon="back" tone="quiet" label={measure.close} onPress={() => hand.start(null)} />
        </div>
      </div>
      <LiveLine text={said} />
    </div>
  );
}
