import { armsOf } from '../../content/pickEnemies.ts';
import type { FactionRow } from '../../content/schema/faction.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { armsName, unitName } from '../../words/unitNames.ts';
import { useWords } from '../../words/useWords.ts';
import type { DraftProps } from './DeploymentScreen.tsx';
import { factionOf } from './draft.ts';

/** One more enemy of the faction, with its usual arms. */
export function AddEnemySheet({ draft, onChange, onClose }: DraftProps & { readonly onClose: () => void }) {
  const words = useWords('play');
  const { pack } = draft;
  const add = (row: FactionRow) => {
    const enemies = [...draft.enemies, { card: row.card, weapons: armsOf(pack, row)[0] ?? [] }];
    onChange({ ...draft, enemies, byHand: true });
    onClose();
  };
  return (
    <SheetDialog open title={words.deployment.addEnemy} closeLabel={words.common.close} onClose={onClose}>
      {factionOf(draft).rows.map((row) => {
        const card = pack.operatives.get(row.card);
        return (
          card !== undefined && (
            <ListRow
              key={row.from}
              lead={<Mark side="enemy" />}
              title={unitName(words, card)}
              detail={armsName(words, pack, armsOf(pack, row)[0] ?? [])}
              tail={words.common.dv(row.dv)}
              onPress={() => add(row)}
            />
          )
        );
      })}
    </SheetDialog>
  );
}
