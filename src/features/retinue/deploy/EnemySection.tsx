import { Explained } from '../../../forms/Explained.tsx';
import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { useState } from 'react';
import { unitsOf } from '../../../content/buildForces.ts';
import { armsOf, armsOfCard } from '../../../content/pickEnemies.ts';
import { FactionChoice } from '../../../forms/FactionChoice.tsx';
import { useChance } from '../../../state/base/useApp.ts';
import { ChoiceList } from '../../../ui/ChoiceList.tsx';
import { KeyButton } from '../../../ui/KeyButton.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { FoeMark, PrepPair, PrepRows, PrepSection } from '../../../ui/PrepSection.tsx';
import { SheetDialog } from '../../../ui/SheetDialog.tsx';
import { contentName } from '../../../words/content.ts';
import { armsName, unitName } from '../../../words/unitNames.ts';
import { unitRow } from '../../../words/unitRow.ts';
import { budgetOf, factionOf, missionOf, rolledFor } from './plan.ts';
import type { PlanProps } from './planProps.ts';

const keyOf = (arms: readonly string[]): string => arms.join('+');

function AddSheet({ plan, onChange, onClose }: PlanProps & { readonly onClose: () => void }) {
  const scene = useCampaignScene();
  const { words, pack } = scene;
  const { common, deployment } = words;
  return (
    <SheetDialog open title={deployment.addEnemy} closeLabel={common.close} onClose={onClose}>
      {factionOf(scene, plan).rows.map((row) => {
        const card = pack.operatives.get(row.card);
        const weapons = armsOf(pack, row)[0] ?? [];
        return (
          card !== undefined && (
            <ListRow
              key={row.from}
              lead={<Mark side="enemy" />}
              title={unitName(words, card)}
              detail={armsName(words, pack, weapons)}
              tail={common.dv(row.dv)}
              onPress={() => {
                onChange({ enemies: [...plan.enemies, { card: row.card, weapons }], byHand: true });
                onClose();
              }}
            />
          )
        );
      })}
    </SheetDialog>
  );
}

function OneSheet({ plan, onChange, index, onClose }: PlanProps & { index: number; onClose: () => void }) {
  const scene = useCampaignScene();
  const { words, pack } = scene;
  const { common, deployment } = words;
  const pick = plan.enemies[index];
  const shown = unitsOf(pack, plan.enemies, missionOf(scene, plan).named)[index];
  if (pick === undefined || shown === undefined) return null;
  const name = unitRow(words, shown.models).title;
  const options = armsOfCard(pack, factionOf(scene, plan), pick.card);
  const replace = (enemies: PlanProps['plan']['enemies']) => {
    onChange({ enemies, byHand: true });
    onClose();
  };
  return (
    <SheetDialog
      open
      title={deployment.chooseArms(name)}
      closeLabel={common.close}
      onClose={onClose}
      actions={
        <PlainButton
          icon="cross"
          label={deployment.removeEnemy(name)}
          onPress={() => replace(plan.enemies.toSpliced(index, 1))}
        />
      }
    >
      <ChoiceList
        label={deployment.arms}
        options={options.map((each) => ({
          id: keyOf(each),
          title: each.map((id) => contentName(words, id, pack.weapons.get(id)?.name ?? id)).join(', '),
        }))}
        value={keyOf(pick.weapons)}
        onChange={(key) => {
          const weapons = options.find((each) => keyOf(each) === key);
          if (weapons !== undefined) replace(plan.enemies.with(index, { ...pick, weapons }));
        }}
      />
    </SheetDialog>
  );
}

/** Who waits for the retinue: rolled to the budget, then as the player likes. */
export function EnemySection(props: PlanProps) {
  const { rollFace } = useChance();
  const scene = useCampaignScene();
  const { plan, onChange } = props;
  const { words, pack } = scene;
  const { deployment, common } = words;
  const [open, setOpen] = useState<number | 'add' | null>(null);
  const units = unitsOf(pack, plan.enemies, missionOf(scene, plan).named);
  const sum = units.reduce((total, { dv }) => total + dv, 0);
  const close = () => setOpen(null);
  return (
    <PrepSection
      title={deployment.enemy}
      side="enemy"
      note={<Explained text={deployment.dvSum(sum, budgetOf(scene, plan))} />}
    >
      <FactionChoice
        pack={pack}
        faction={plan.faction}
        variant={plan.variant}
        onFaction={(faction) => onChange({ faction })}
        onVariant={(variant) => onChange({ variant })}
      />
      <PrepRows>
        {units.map(({ models, dv }, index) => (
          <ListRow
            key={models[0]?.id}
            lead={<FoeMark />}
            {...unitRow(words, models)}
            tail={common.dv(dv)}
            opens
            onPress={() => setOpen(index)}
          />
        ))}
      </PrepRows>
      <PrepPair>
        <KeyButton icon="plus" label={deployment.addEnemy} onPress={() => setOpen('add')} />
        <KeyButton
          icon="dice"
          label={deployment.rollEnemies}
          onPress={() => onChange({ ...rolledFor(scene, plan, rollFace) })}
        />
      </PrepPair>
      {open === 'add' && <AddSheet {...props} onClose={close} />}
      {typeof open === 'number' && <OneSheet {...props} index={open} onClose={close} />}
    </PrepSection>
  );
}
