import { Explained } from '../../forms/Explained.tsx';
import { useState } from 'react';
import { unitsOf } from '../../content/buildForces.ts';
import { FactionChoice } from '../../forms/FactionChoice.tsx';
import { useChance } from '../../state/base/useApp.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { FoeMark, PrepPair, PrepRows, PrepSection } from '../../ui/PrepSection.tsx';
import { unitRow } from '../../words/unitRow.ts';
import { useWords } from '../../words/useWords.ts';
import { AddEnemySheet } from './AddEnemySheet.tsx';
import type { DraftProps } from './DeploymentScreen.tsx';
import { budgetOf, changed, missionOf, rolled } from './draft.ts';
import { EnemySheet } from './EnemySheet.tsx';

/** Who waits for the retinue: rolled to the budget, then as the player likes. */
export function EnemySection({ draft, onChange }: DraftProps) {
  const { rollFace } = useChance();
  const words = useWords('play');
  const [open, setOpen] = useState<number | 'add' | null>(null);
  const units = unitsOf(draft.pack, draft.enemies, missionOf(draft).named);
  const sum = units.reduce((total, { dv }) => total + dv, 0);
  return (
    <PrepSection
      title={words.deployment.enemy}
      side="enemy"
      note={<Explained text={words.deployment.dvSum(sum, budgetOf(draft))} />}
    >
      <FactionChoice
        pack={draft.pack}
        faction={draft.faction}
        variant={draft.variant}
        onFaction={(faction) => onChange(changed(draft, { faction }, rollFace))}
        onVariant={(variant) => onChange({ ...draft, variant })}
      />
      <PrepRows>
        {units.map(({ models, dv }, index) => (
          <ListRow
            key={models[0]?.id}
            lead={<FoeMark />}
            {...unitRow(words, models)}
            tail={words.common.dv(dv)}
            opens
            onPress={() => setOpen(index)}
          />
        ))}
      </PrepRows>
      <PrepPair>
        <KeyButton icon="plus" label={words.deployment.addEnemy} onPress={() => setOpen('add')} />
        <KeyButton icon="dice" label={words.deployment.rollEnemies} onPress={() => onChange(rolled(draft, rollFace))} />
      </PrepPair>
      {open === 'add' && <AddEnemySheet draft={draft} onChange={onChange} onClose={() => setOpen(null)} />}
      {typeof open === 'number' && (
        <EnemySheet draft={draft} onChange={onChange} index={open} onClose={() => setOpen(null)} />
      )}
    </PrepSection>
  );
}
