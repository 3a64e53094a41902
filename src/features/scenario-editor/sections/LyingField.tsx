import { ANYWHERE, LYING_AREAS, type Lying, type LyingArea, MOST_INCHES } from '../../../engine/board/lying.ts';
import { NamedField, NumberField } from '../../../forms/Fields.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import form from '../../../ui/Form.module.css';
import { useWords } from '../../../words/useWords.ts';
import { useEditing } from '../editing.ts';
import styles from '../Scenario.module.css';

type LyingFieldProps = {
  /** The marker that lies so. */
  readonly marker: string;
  readonly lies: Lying | undefined;
  /** Undefined: it may lie anywhere. */
  readonly onChange: (lies: Lying | undefined) => void;
};

const isAnywhere = ({ areas, apart, offDrop, unseen, beside }: Lying): boolean =>
  areas.length === 0 && apart === 0 && offDrop === 0 && !unseen && beside === undefined;

/** By which rule a marker lies on a board that has no place of its own for it. */
export function LyingField({ marker, lies = ANYWHERE, onChange }: LyingFieldProps) {
  const { fields, lyingAreas } = useWords('workshop').scenarioEditor;
  const { draft } = useEditing();
  const set = (more: Partial<Lying>) => {
    const next = { ...lies, ...more };
    onChange(isAnywhere(next) ? undefined : next);
  };
  const { areas } = lies;
  const toggle = (area: LyingArea) =>
    set({ areas: areas.includes(area) ? areas.filter((each) => each !== area) : [...areas, area] });
  const { beside: _beside, ...alone } = lies;
  const setBeside = (id: string | null) => {
    const next = id === null ? alone : { ...alone, beside: id };
    onChange(isAnywhere(next) ? undefined : next);
  };
  const others = draft.plan.markers.filter(({ id }) => id !== marker);
  return (
    <div className={styles.group} role="group" aria-label={fields.lying}>
      <p>{fields.lying}</p>
      <p className={form.hint}>{fields.lyingHint}</p>
      <ChipRow label={fields.lyingAreas}>
        {LYING_AREAS.map((area) => (
          <FactChip key={area} label={lyingAreas[area]} on={areas.includes(area)} onPress={() => toggle(area)} />
        ))}
        <FactChip label={fields.lyingUnseen} on={lies.unseen} onPress={() => set({ unseen: !lies.unseen })} />
      </ChipRow>
      <NumberField
        label={fields.lyingApart}
        value={lies.apart}
        max={MOST_INCHES}
        onChange={(apart) => set({ apart })}
      />
      <NumberField
        label={fields.lyingOffDrop}
        value={lies.offDrop}
        max={MOST_INCHES}
        onChange={(offDrop) => set({ offDrop })}
      />
      {(others.length > 0 || lies.beside !== undefined) && (
        <NamedField
          kind="marker"
          label={fields.lyingBeside}
          none={fields.lyingBesideNone}
          choices={{ marker: others.map(({ id, name }) => ({ id, name })) }}
          value={lies.beside ?? null}
          onChange={setBeside}
        />
      )}
    </div>
  );
}
