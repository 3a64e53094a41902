import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import form from '../../../ui/Form.module.css';
import { useWords } from '../../../words/useWords.ts';
import { useEditing } from '../editing.ts';
import styles from '../Scenario.module.css';

type ZonesFieldProps = {
  readonly label: string;
  /** What holds while none is chosen. */
  readonly none: string;
  readonly path: string;
  readonly zones: readonly string[] | undefined;
  readonly onChange: (zones: string[]) => void;
};

/** Places of the killzone that the scenario is bound to, in the order in which they were chosen; nothing where it is bound to none. */
export function ZonesField({ label, none, path, zones = [], onChange }: ZonesFieldProps) {
  const { gone } = useWords('scenario');
  const { choices, flaw, draft } = useEditing();
  const all = choices.zone ?? [];
  const lost = zones.filter((id) => !all.some((zone) => zone.id === id));
  if (draft.plan.ground == null && zones.length === 0) return null;
  const toggle = (id: string) => onChange(zones.includes(id) ? zones.filter((each) => each !== id) : [...zones, id]);
  const said = flaw(path);
  return (
    <div className={styles.group}>
      <p>{label}</p>
      <ChipRow label={label}>
        {all.map(({ id, name }) => (
          <FactChip key={id} label={name} on={zones.includes(id)} onPress={() => toggle(id)} />
        ))}
        {lost.map((id) => (
          <FactChip key={id} label={gone} on onPress={() => toggle(id)} />
        ))}
      </ChipRow>
      {zones.length === 0 && <p className={form.hint}>{none}</p>}
      {said !== null && <p className={form.hint}>{said}</p>}
    </div>
  );
}
