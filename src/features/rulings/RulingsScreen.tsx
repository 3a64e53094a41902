import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Rulings.module.css';
import { type RulingRow, rulingsFound } from './found.ts';

function Row({ row, sought }: { readonly row: RulingRow; readonly sought: boolean }) {
  const { rulings } = useWords('rulings');
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (sought) ref.current?.scrollIntoView({ block: 'center' });
  }, [sought]);
  return (
    <li ref={ref} className={sought ? styles.sought : undefined}>
      <span className={styles.id}>{row.id}</span>
      <p>{row.text}</p>
      <p className={styles.app}>{rulings.app[row.app]}</p>
    </li>
  );
}

type RulingsProps = { readonly ruling: string | null; readonly onBack: () => void };

/** All rulings on Kill Team 2021, to be looked through; the one that the address names is in view. */
export function RulingsScreen({ ruling, onBack }: RulingsProps) {
  const { rulings } = useWords('rulings');
  const { common } = useWords('shared');
  const [typed, setTyped] = useState('');
  const sections = rulingsFound(rulings, typed);
  return (
    <ScreenLayout
      label={rulings.title}
      top={<TopBar title={rulings.title} back={{ label: common.back, onPress: onBack }} />}
    >
      <div className={styles.page}>
        <p className={styles.intro}>{rulings.intro}</p>
        <TextField label={rulings.search} value={typed} onChange={setTyped} />
        {sections.map(({ id, title, rows }) => (
          <section key={id} className={styles.section} aria-label={title}>
            <SectionHead title={title} note={String(rows.length)} />
            <ul>
              {rows.map((row) => (
                <Row key={row.id} row={row} sought={row.id === ruling} />
              ))}
            </ul>
          </section>
        ))}
        {sections.length === 0 && <EmptyState title={rulings.none} />}
      </div>
    </ScreenLayout>
  );
}
