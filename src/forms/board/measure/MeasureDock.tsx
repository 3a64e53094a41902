import type { ReactNode } from 'react';
import type { Measurable } from '../../../engine/board/measuring.ts';
import { SumLine } from '../../../ui/board/SumLine.tsx';
import { LiveLine } from '../../../ui/LiveLine.tsx';
import { PickList } from '../../../ui/PickList.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import styles from '../../../ui/board/BoardForm.module.css';
import { distanceOf, keyOf, measurableName, measurables, type MeasureStage, modelsNear, NEAR } from './measured.ts';
import { type Measuring } from './measuring.ts';

type MeasureProps = {
  readonly measuring: Measuring;
  readonly stage: MeasureStage;
  /** Null: it is measured no more. */
  readonly onMeasure: (measuring: Measuring | null) => void;
  /** What else can be done with what was chosen last. */
  readonly more?: ReactNode;
};

const tenth = (length: number): number => Math.round(length * 10) / 10;

/** From what and to what, from the list of all that is there: the same without a finger. */
function Ends({ measuring, stage, onMeasure }: MeasureProps) {
  const { measure } = stage.words.told;
  const { models, zones, pieces } = measurables(stage);
  const all = [...models, ...zones, ...pieces];
  const option = (thing: Measurable) => ({
    value: keyOf(thing),
    label: measurableName(stage, thing),
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
    if (thing !== undefined) onMeasure({ ...measuring, [end]: thing });
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
function Near({ from, stage }: Pick<MeasureProps, 'stage'> & { readonly from: Measurable }) {
  const { told, nameOf, list } = stage.words;
  const near = modelsNear(stage, from).map(nameOf);
  const far = told.length(NEAR);
  return <p>{near.length === 0 ? told.measure.nobodyWithin(far) : told.measure.within(far, list(near))}</p>;
}

/** How far one thing is from another: straight, seen from above, and up. */
export function MeasureDock(props: MeasureProps) {
  const { measuring, stage, onMeasure, more } = props;
  const { told } = stage.words;
  const { measure } = told;
  const { from, to } = measuring;
  const far = distanceOf(stage.board, measuring);
  const nameOf = (thing: Measurable | null): string => (thing === null ? '' : measurableName(stage, thing));
  const [one, other] = [nameOf(from), nameOf(to)];
  const said = far === null ? '' : measure.said([one, other], tenth(far.inches), tenth(far.across), tenth(far.up));
  return (
    <div data-part="measure">
      {far !== null && (
        <SumLine
          between="nothing"
          sentence={said}
          cells={[
            { id: 'across', value: told.figure(far.across), label: measure.across },
            { id: 'up', value: told.figure(far.up), label: measure.up },
          ]}
          sum={{ value: told.length(far.inches), label: measure.straight }}
        />
      )}
      <div className={styles.put}>
        {to === null ? (
          <SectionHead asked title={measure.title} note={from === null ? measure.first : measure.second} />
        ) : (
          <h2 className="visually-hidden">{measure.title}</h2>
        )}
        <Ends {...props} />
        {from !== null && <Near from={from} stage={stage} />}
        <div className={styles.keys}>
          {more}
          {to !== null && (
            <PlainButton
              label={measure.goOnShort}
              name={measure.goOn(other)}
              onPress={() => onMeasure({ kind: 'measure', from: to, to: null })}
            />
          )}
          <PlainButton tone="quiet" label={measure.close} onPress={() => onMeasure(null)} />
        </div>
      </div>
      <LiveLine text={said} />
    </div>
  );
}
