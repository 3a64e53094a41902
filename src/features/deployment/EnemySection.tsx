import { useState } from 'react';
import { buildEnemies } from '../../content/buildForces.ts';
import { rollFace } from '../../state/chance.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { contentName } from '../../words/content.ts';
import { operativeName } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import { AddEnemySheet } from './AddEnemySheet.tsx';
import { carriedBy } from './carried.ts';
import styles from './Deployment.module.css';
import type { DraftProps } from './DeploymentScreen.tsx';
import { budgetOf, changed, missionOf, rolled } from './draft.ts';
import { EnemySheet } from './EnemySheet.tsx';

/** Factions that fit side by side. */
const SIDE_BY_SIDE = 3;

/** Which faction: side by side, below each other with those of own packs. */
function FactionChoice({ draft, onChange }: DraftProps) {
  const words = useWords();
  const names = [...draft.pack.factions.values()].map(({ id, name }) => ({ id, name: contentName(words, id, name) }));
  const choose = (faction: string) => onChange(changed(draft, { faction }, rollFace));
  const label = words.deployment.chooseEnemy;
  return names.length > SIDE_BY_SIDE ? (
    <ChoiceList
      label={label}
      options={names.map(({ id, name }) => ({ id, title: name }))}
      value={draft.faction}
      onChange={choose}
    />
  ) : (
    <Segmented
      wide
      label={label}
      options={names.map(({ id, name }) => ({ value: id, label: name }))}
      value={draft.faction}
      onChange={choose}
    />
  );
}

/** Who waits for the retinue: rolled to the budget, then as the player likes. */
export function EnemySection({ draft, onChange }: DraftProps) {
  const words = useWords();
  const [open, setOpen] = useState<number | 'add' | null>(null);
  const enemies = buildEnemies(draft.pack, draft.enemies, missionOf(draft).named);
  const sum = enemies.reduce((total, { dv }) => total + dv, 0);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <SectionHead title={words.deployment.enemy} side="enemy" note={words.deployment.dvSum(sum, budgetOf(draft))} />
      </div>
      <FactionChoice draft={draft} onChange={onChange} />
      <div className={styles.rows}>
        {enemies.map((enemy, index) => (
          <ListRow
            key={enemy.id}
            lead={
              <span className={styles.enemy}>
                <Mark side="enemy" />
              </span>
            }
            title={operativeName(words, enemy)}
            detail={carriedBy(words, enemy)}
            tail={words.common.dv(enemy.dv)}
            opens
            onPress={() => setOpen(index)}
          />
        ))}
      </div>
      <div className={styles.pair}>
        <KeyButton icon="plus" label={words.deployment.addEnemy} onPress={() => setOpen('add')} />
        <KeyButton icon="dice" label={words.deployment.rollEnemies} onPress={() => onChange(rolled(draft, rollFace))} />
      </div>
      {open === 'add' && <AddEnemySheet draft={draft} onChange={onChange} onClose={() => setOpen(null)} />}
      {typeof open === 'number' && (
        <EnemySheet draft={draft} onChange={onChange} index={open} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
