import type { MadeKind } from '../../content/making/systems.ts';
import { referenceAt } from '../../content/making/kinds.ts';
import { patternOf } from '../../content/making/paths.ts';
import { Remark } from '../../forms/Remark.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { type PickGroup, PickList } from '../../ui/PickList.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import { labelOf } from './labels.ts';
import { choicesAt, nameAt, type RefChoice, useMaking } from './making.ts';
import styles from './RowEditor.module.css';

const keyOf = ({ id, source }: RefChoice): string => (source === null ? id : `${source.pack.manifest.id}/${id}`);

/** The list of what can be named at a place: one’s own, of the app, of packs that were taken. */
function useGroups(path: string): { readonly all: readonly RefChoice[]; readonly groups: readonly PickGroup[] } {
  const making = useMaking();
  const words = useWords('making');
  const all = choicesAt(making, path);
  const sources = [null, ...making.desk.sources];
  const lead = referenceAt(making.of.kind, patternOf(path));
  const yours = lead !== null && 'match' in lead ? null : words.yours;
  const groups = sources.map((source): PickGroup => ({
    label: source === null ? yours : (source.name ?? words.ofTheApp),
    options: all.filter((each) => each.source === source).map((each) => ({ value: keyOf(each), label: each.name })),
  }));
  return { all, groups: groups.filter(({ options }) => options.length > 0) };
}

const kindAt = (of: MadeKind, path: string): MadeKind | null => {
  const lead = referenceAt(of, patternOf(path));
  return lead !== null && 'kind' in lead ? lead.kind : null;
};

/** Chooses by a key of the list: what is not one’s own yet is taken over first. */
function useChoose(path: string, choose: (id: string) => void) {
  const { of, take } = useMaking();
  const kind = kindAt(of.kind, path);
  return (chosen: RefChoice | undefined) => {
    if (chosen === undefined) return;
    if (chosen.source === null || kind === null) return choose(chosen.id);
    void take(kind, chosen.source, chosen.id).then((id) => id !== null && choose(id));
  };
}

type RefFieldProps = {
  readonly path: string;
  readonly value: string;
  /** What stands for none of them; null: one has to be named. */
  readonly none: string | null;
  readonly onChange: (id: string) => void;
};

/** One row by its name; what is named and gone stays in the list until another is chosen. */
export function RefField({ path, value, none, onChange }: RefFieldProps) {
  const making = useMaking();
  const words = useWords('making');
  const { all, groups } = useGroups(path);
  const choose = useChoose(path, onChange);
  const gone = value !== '' && nameAt(making, path, value) === null;
  const first: PickGroup = {
    label: null,
    options: [
      { value: '', label: none ?? words.choose },
      ...(gone ? [{ value: `gone/${value}`, label: words.gone }] : []),
    ],
  };
  return (
    <div className={styles.field}>
      <PickList
        label={labelOf(words, making.of, patternOf(path))}
        groups={[first, ...groups]}
        value={gone ? `gone/${value}` : value}
        onChange={(key) => (key === '' ? onChange('') : choose(all.find((each) => keyOf(each) === key)))}
      />
      <Remark text={making.flaw(path)} />
    </div>
  );
}

type RefListProps = {
  readonly path: string;
  readonly label: string;
  readonly ids: readonly string[];
  readonly most: number;
  readonly onChange: (ids: readonly string[]) => void;
};

/** Several rows by their names. */
export function RefList({ path, label, ids, most, onChange }: RefListProps) {
  const making = useMaking();
  const words = useWords('making');
  const { parts } = useWords('scenario');
  const at = `${path}[0]`;
  const { all, groups } = useGroups(at);
  const choose = useChoose(at, (id) => onChange([...ids, id]));
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <p className={form.label}>{label}</p>
      {ids.map((id, index) => {
        const name = nameAt(making, at, id) ?? words.gone;
        return (
          <div key={`${id} ${index}`} className={styles.chosen}>
            <span>{name}</span>
            <IconButton icon="cross" label={parts.remove(name)} onPress={() => onChange(ids.toSpliced(index, 1))} />
          </div>
        );
      })}
      <Remark text={making.flaw(path)} />
      {ids.length < most && groups.length > 0 && (
        <PickList
          bare
          label={words.addTo(label)}
          groups={[{ label: null, options: [{ value: '', label: words.addOne }] }, ...groups]}
          value=""
          onChange={(key) => choose(all.find((each) => keyOf(each) === key))}
        />
      )}
    </div>
  );
}
