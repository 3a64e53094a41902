import { useState } from 'react';
import { unitsOf } from '../../content/buildForces.ts';
import type { EnemyPick } from '../../content/pickEnemies.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { FoeMark, PrepHint, PrepPair, PrepRows } from '../../ui/PrepSection.tsx';
import { unitRow } from '../../words/unitRow.ts';
import { useWords } from '../../words/useWords.ts';
import { Explained } from '../Explained.tsx';
import { FactionChoice } from '../FactionChoice.tsx';
import type { Enemies } from './enemies.ts';
import { AddEnemySheet, EnemySheet } from './EnemySheets.tsx';

type EnemyPartProps = {
  readonly enemies: Enemies;
  readonly onFaction: (faction: string) => void;
  readonly onVariant: (variant: string) => void;
  /** They were chosen by hand. */
  readonly onPicks: (picks: readonly EnemyPick[]) => void;
  readonly onRoll: () => void;
};

/** Who waits for the retinue: rolled to the budget, then as the player likes. */
export function EnemyPart({ enemies, onFaction, onVariant, onPicks, onRoll }: EnemyPartProps) {
  const words = useWords('play');
  const [open, setOpen] = useState<number | 'add' | null>(null);
  const { pack, faction, variant, named, picks, budget } = enemies;
  const units = unitsOf(pack, picks, named);
  const sum = units.reduce((total, { dv }) => total + dv, 0);
  const sheet = { enemies, onChange: onPicks, onClose: () => setOpen(null) };
  return (
    <>
      <FactionChoice pack={pack} faction={faction.id} variant={variant} onFaction={onFaction} onVariant={onVariant} />
      <PrepHint>
        <Explained text={words.deployment.dvSum(sum, budget)} />
      </PrepHint>
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
        <KeyButton icon="dice" label={words.deployment.rollEnemies} onPress={onRoll} />
      </PrepPair>
      {open === 'add' && <AddEnemySheet {...sheet} />}
      {typeof open === 'number' && <EnemySheet {...sheet} index={open} />}
    </>
  );
}
