import { useState } from 'react';
import { unitsOf } from '../../content/buildForces.ts';
import type { Variant } from '../../content/schema/faction.ts';
import { useChance } from '../../state/base/useApp.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { OneOf } from '../../ui/OneOf.tsx';
import { FoeMark, PrepPair, PrepRows, PrepSection } from '../../ui/PrepSection.tsx';
import { contentName, contentText } from '../../words/content.ts';
import { unitRow } from '../../words/unitRow.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';
import { AddEnemySheet } from './AddEnemySheet.tsx';
import type { DraftProps } from './DeploymentScreen.tsx';
import { budgetOf, changed, factionOf, missionOf, rolled } from './draft.ts';
import { EnemySheet } from './EnemySheet.tsx';

/** What the variant changes, in the words of its traits. */
const meaningOf = (words: Words<'battle'>, { grants }: Variant): string =>
  [...new Set(grants.flatMap(({ traits }) => traits.map(({ id, text }) => contentText(words, id, text))))].join(' ');

/** Which faction, and which kind of it where there are several. */
function FactionChoice({ draft, onChange }: DraftProps) {
  const { rollFace } = useChance();
  const words = useWords('battle');
  const { deployment } = words;
  const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({
    id,
    title: contentName(words, id, name),
  });
  const { variants = [] } = factionOf(draft);
  return (
    <>
      <OneOf
        label={deployment.chooseEnemy}
        options={[...draft.pack.factions.values()].map(named)}
        value={draft.faction}
        onChange={(faction) => onChange(changed(draft, { faction }, rollFace))}
      />
      {variants.length > 0 && (
        <OneOf
          label={deployment.chooseVariant}
          options={variants.map((variant) => ({ ...named(variant), reason: meaningOf(words, variant) }))}
          value={draft.variant}
          onChange={(variant) => onChange({ ...draft, variant })}
        />
      )}
    </>
  );
}

/** Who waits for the retinue: rolled to the budget, then as the player likes. */
export function EnemySection({ draft, onChange }: DraftProps) {
  const { rollFace } = useChance();
  const words = useWords('battle');
  const [open, setOpen] = useState<number | 'add' | null>(null);
  const units = unitsOf(draft.pack, draft.enemies, missionOf(draft).named);
  const sum = units.reduce((total, { dv }) => total + dv, 0);
  return (
    <PrepSection title={words.deployment.enemy} side="enemy" note={words.deployment.dvSum(sum, budgetOf(draft))}>
      <FactionChoice draft={draft} onChange={onChange} />
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
