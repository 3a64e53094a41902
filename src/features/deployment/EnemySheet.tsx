import { unitsOf } from '../../content/buildForces.ts';
import { armsOfCard } from '../../content/pickEnemies.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { contentName } from '../../words/content.ts';
import { unitRow } from '../../words/unitRow.ts';
import { useWords } from '../../words/useWords.ts';
import type { DraftProps } from './DeploymentScreen.tsx';
import { type Draft, factionOf, missionOf } from './draft.ts';

type EnemySheetProps = DraftProps & { readonly index: number; readonly onClose: () => void };

const keyOf = (arms: readonly string[]): string => arms.join('+');

/** The arms of one enemy, or without it. */
export function EnemySheet({ draft, onChange, index, onClose }: EnemySheetProps) {
  const words = useWords('play');
  const { pack } = draft;
  const pick = draft.enemies[index];
  const shown = unitsOf(pack, draft.enemies, missionOf(draft).named)[index];
  if (pick === undefined || shown === undefined) return null;
  const name = unitRow(words, shown.models).title;
  const options = armsOfCard(pack, factionOf(draft), pick.card);
  const replace = (enemies: Draft['enemies']) => {
    onChange({ ...draft, enemies, byHand: true });
    onClose();
  };
  const arm = (key: string) => {
    const weapons = options.find((each) => keyOf(each) === key);
    if (weapons !== undefined) replace(draft.enemies.with(index, { ...pick, weapons }));
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
          onPress={() => replace(draft.enemies.toSpliced(index, 1))}
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
