import { unitsOf } from '../../content/buildForces.ts';
import { armsOf, armsOfCard, type EnemyPick } from '../../content/pickEnemies.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { contentName } from '../../words/content.ts';
import { armsName, unitName } from '../../words/unitNames.ts';
import { unitRow } from '../../words/unitRow.ts';
import { useWords } from '../../words/useWords.ts';
import type { Enemies } from './enemies.ts';

type SheetProps = {
  readonly enemies: Enemies;
  readonly onChange: (picks: readonly EnemyPick[]) => void;
  readonly onClose: () => void;
};

const keyOf = (arms: readonly string[]): string => arms.join('+');

/** One more enemy of the faction, with its usual arms. */
export function AddEnemySheet({ enemies: { pack, faction, picks }, onChange, onClose }: SheetProps) {
  const { common, deployment, ...words } = useWords('play');
  return (
    <SheetDialog open title={deployment.addEnemy} closeLabel={common.close} onClose={onClose}>
      {faction.rows.map((row) => {
        const card = pack.operatives.get(row.card);
        const weapons = armsOf(pack, row)[0] ?? [];
        return (
          card !== undefined && (
            <ListRow
              key={row.from}
              lead={<Mark side="enemy" />}
              title={unitName({ common, ...words }, card)}
              detail={armsName({ common, ...words }, pack, weapons)}
              tail={common.dv(row.dv)}
              onPress={() => {
                onChange([...picks, { card: row.card, weapons }]);
                onClose();
              }}
            />
          )
        );
      })}
    </SheetDialog>
  );
}

/** The arms of one enemy, or without it. */
export function EnemySheet({ enemies, index, onChange, onClose }: SheetProps & { readonly index: number }) {
  const words = useWords('play');
  const { pack, faction, named, picks } = enemies;
  const pick = picks[index];
  const shown = unitsOf(pack, picks, named)[index];
  if (pick === undefined || shown === undefined) return null;
  const name = unitRow(words, shown.models).title;
  const options = armsOfCard(pack, faction, pick.card);
  const replace = (next: readonly EnemyPick[]) => {
    onChange(next);
    onClose();
  };
  const arm = (key: string) => {
    const weapons = options.find((each) => keyOf(each) === key);
    if (weapons !== undefined) replace(picks.with(index, { ...pick, weapons }));
  };
  return (
    <SheetDialog
      open
      title={words.deployment.chooseArms(name)}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={
        <PlainButton
          icon="cross"
          label={words.deployment.removeEnemy(name)}
          onPress={() => replace(picks.toSpliced(index, 1))}
        />
      }
    >
      <ChoiceList
        label={words.deployment.arms}
        options={options.map((each) => ({
          id: keyOf(each),
          title: each.map((id) => contentName(words, id, pack.weapons.get(id)?.name ?? id)).join(', '),
        }))}
        value={keyOf(pick.weapons)}
        onChange={arm}
      />
    </SheetDialog>
  );
}
