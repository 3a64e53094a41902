import { FactChip } from '../../ui/FactChip.tsx';
import form from '../../ui/Form.module.css';
import { capital } from '../../words/capital.ts';
import { useWords } from '../../words/useWords.ts';
import { useEditing } from './editing.ts';
import styles from './Module.module.css';
import type { Traced } from './traced.ts';

type WhichWayProps = {
  readonly ticked: readonly string[];
  readonly path: Traced | null;
  readonly onTick: (ticked: readonly string[]) => void;
};

/** Ticks for what the campaign may remember, and where it then leads, in words. */
export function WhichWay({ ticked, path, onTick }: WhichWayProps) {
  const { which } = useWords('workshop').moduleEditor;
  const { draft, choices } = useEditing();
  const flags = choices.flag ?? [];
  const names = (ids: ReadonlySet<string>) => {
    const all = draft.chapters.filter(({ id }) => ids.has(id)).map(({ title }) => title);
    return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')}${which.and}${all.at(-1) ?? ''}`;
  };
  const told =
    path === null
      ? []
      : [
          which.leads(names(path.chapters)),
          ...(path.choices.size === 0 ? [] : [which.chooses(names(path.choices))]),
          path.ends.size === 0 ? which.noEnd : which.ends(names(path.ends)),
        ];
  return (
    <section className={styles.section} aria-label={which.title}>
      <h3 className={styles.head}>{which.title}</h3>
      <p className={form.hint}>{flags.length === 0 ? which.none : which.hint}</p>
      {flags.length > 0 && (
        <div className={styles.chips}>
          {flags.map(({ id, name }) => (
            <FactChip
              key={id}
              label={capital(name)}
              on={ticked.includes(id)}
              onPress={() => onTick(ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id])}
            />
          ))}
        </div>
      )}
      <p className={styles.told} role="status">
        {told.join(' ')}
      </p>
    </section>
  );
}
