import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { weaponRuleName } from '../../words/ruleName.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Glossary.module.css';
import { isSought, sectionsFor, type TermRow } from './view/found.ts';

function Row({ row, sought }: { readonly row: TermRow; readonly sought: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sought) ref.current?.scrollIntoView({ block: 'center' });
  }, [sought]);
  return (
    <div ref={ref} className={sought ? styles.sought : undefined}>
      <dt>{row.name}</dt>
      <dd>{row.text}</dd>
    </div>
  );
}

type SectionProps = { readonly title: string; readonly rows: readonly TermRow[]; readonly term: string | null };

function Section({ title, rows, term }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <SectionHead title={title} />
      <dl>
        {rows.map((row) => (
          <Row key={row.id} row={row} sought={row.id === term} />
        ))}
      </dl>
    </section>
  );
}

/** The weapon rules, in the words that attacks have for them. */
function useRules(typed: string): readonly TermRow[] {
  const words = useWords('play');
  const { weaponRules } = words;
  return Object.entries(weaponRules)
    .map(([id, { meaning }]) => ({
      id: `rule-${id}`,
      name: weaponRuleName(words, id),
      text: meaning,
      also: [],
    }))
    .filter((row) => isSought(row, typed));
}

type GlossaryProps = { readonly term: string | null; readonly onBack: () => void; readonly onRulings: () => void };

/** All the words of the game, to be looked through; the one that the address names is in view. */
export function GlossaryScreen({ term, onBack, onRulings }: GlossaryProps) {
  const { glossary } = useWords('glossary');
  const { common } = useWords('shared');
  const [typed, setTyped] = useState('');
  const sections = sectionsFor(glossary, typed);
  const rules = useRules(typed);
  return (
    <ScreenLayout
      label={glossary.title}
      top={<TopBar title={glossary.title} back={{ label: common.back, onPress: onBack }} />}
    >
      <div className={styles.page}>
        <TextField label={glossary.search} value={typed} onChange={setTyped} />
        {typed === '' && <PlainButton icon="why" label={glossary.rulings} onPress={onRulings} />}
        {sections.map(({ id, title, rows }) => (
          <Section key={id} title={title} rows={rows} term={term} />
        ))}
        {rules.length > 0 && <Section title={glossary.rules} rows={rules} term={term} />}
        {sections.length === 0 && rules.length === 0 && <EmptyState title={glossary.none} />}
      </div>
    </ScreenLayout>
  );
}
