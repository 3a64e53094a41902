import type { RawRow } from '../../content/packRows.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';
import { classNames } from '../../ui/classNames.ts';
import form from '../../ui/Form.module.css';
import styles from './Share.module.css';

type Kind = RawRow['kind'];

/** What people look for first; examples go with their tables and are only counted. */
const ORDER: readonly Kind[] = [
  'missions',
  'modules',
  'tables',
  'behaviours',
  'killzones',
  'factions',
  'operatives',
  'weapons',
  'armour',
  'difficulties',
  'tacOps',
  'killTeams',
  'equipment',
  'narrative',
  'retinues',
  'scenarios',
  'warBands',
  'bandModels',
  'bandFactions',
  'bandScenarios',
  'honours',
  'scars',
  'campaignPloys',
  'campaignGear',
  'examples',
];

const MOST = 40;

/** A few names, and how many more there are. */
export function namesSaid(words: Words<'sharing'>['pack'], rows: readonly RawRow[]): string {
  const names = rows.slice(0, MOST).map(({ name }) => name);
  return [...names, ...(rows.length > MOST ? [words.more(rows.length - MOST)] : [])].join(', ');
}

/** What is inside, by kind and by name; a name is shown as it is written, whatever is in it. */
export function PackInside({ rows }: { readonly rows: readonly RawRow[] }) {
  const words = useWords('sharing').pack;
  const kinds = ORDER.filter((kind) => rows.some((row) => row.kind === kind));
  return (
    <section className={classNames(form.section, styles.screenOnly)} aria-label={words.inside}>
      <SectionHead title={words.inside} />
      <dl className={styles.facts}>
        {kinds.map((kind) => {
          const all = rows.filter((row) => row.kind === kind);
          return (
            <div key={kind}>
              <dt>
                {words.kinds[kind]} <b>{all.length}</b>
              </dt>
              {kind !== 'examples' && <dd>{namesSaid(words, all)}</dd>}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
