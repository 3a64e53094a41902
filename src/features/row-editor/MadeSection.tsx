import { useState } from 'react';
import { madeRowsIn } from '../../content/making/madeRows.ts';
import { FIRST_SYSTEM, MADE_SYSTEMS, type MadeRef, type MadeSystem } from '../../content/making/systems.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useTogether } from '../../ui/Together.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import { kindWords } from './labels.ts';
import styles from './RowEditor.module.css';
import { useDesk } from './useDesk.ts';

type MadeSectionProps = {
  /** To the rows of a kind. */
  readonly onOpen: (of: MadeRef) => void;
};

const ICONS: Readonly<Partial<Record<MadeRef['kind'], IconName>>> = {
  operatives: 'campaign',
  weapons: 'shoot',
  armour: 'guard',
  factions: 'dice',
  equipment: 'wargear',
};

/** The section of the workshop with what is made for each game: enemies, weapons, factions and the like. */
export function MadeSection({ onOpen }: MadeSectionProps) {
  const words = useWords('making');
  const [system, setSystem] = useState<MadeSystem>(FIRST_SYSTEM);
  const { desk } = useDesk(system);
  useTogether(desk !== undefined);
  const kinds = MADE_SYSTEMS.find(({ id }) => id === system)?.kinds ?? [];
  return (
    <section className={form.shelf} aria-label={words.section}>
      <SectionHead title={words.section} />
      <p className={form.hint}>{words.sectionHint}</p>
      <div className={styles.systems}>
        <Segmented
          wide
          label={words.system}
          options={MADE_SYSTEMS.map(({ id }) => ({ value: id, label: words.systems[id], name: words.systemNames[id] }))}
          value={system}
          onChange={setSystem}
        />
      </div>
      {desk === null && <p className={form.hint}>{words.unread}</p>}
      {kinds.map((kind) => (
        <ListRow
          key={kind}
          icon={ICONS[kind] ?? 'byHand'}
          title={kindWords(words, { system, kind }).many}
          {...(desk != null && { detail: words.count(madeRowsIn(desk.files, kind).length) })}
          opens
          onPress={() => onOpen({ system, kind })}
        />
      ))}
    </section>
  );
}
