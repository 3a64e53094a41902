import { useScene } from '../../scene/useScene.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import { UNSEEN } from '../../engine/behaviour/killTeam/seen.ts';
import { useHalfDone } from '../../scene/useHalfDone.ts';
import { useKillTeamPlay } from '../../state/battle/killTeam.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { enemiesOf } from './enemiesOf.ts';
import settings from './EnemySettings.module.css';
import styles from './Question.module.css';
import { SightRow } from './SightRow.tsx';
import { snapshotCommand } from './view/snapshot.ts';
import { type SeenBy, tapped } from './view/sight.ts';

type SnapshotProps = { readonly enemy: Operative; readonly onClose: () => void };

const NOBODY = '';
const NOTHING: SeenBy = {};

/** How it sees everybody and whom it can charge, said in one go. */
export function SnapshotSheet({ enemy, onClose }: SnapshotProps) {
  const { dispatch } = useKillTeamPlay();
  const { words, told, look, view } = useScene('behaviour');
  const { turn } = told;
  const [seenBy, setSeenBy] = useHalfDone<SeenBy>(`snapshot ${enemy.id}`, NOTHING);
  const [reach, setReach] = useHalfDone(`reach ${enemy.id}`, NOBODY);
  const { targets } = enemiesOf(view);
  const say = () => {
    onClose();
    dispatch(snapshotCommand(enemy.id, targets, { seenBy, reach: reach === NOBODY ? null : reach }));
  };
  return (
    <SheetDialog
      open
      title={turn.snapshot}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={<PlainButton tone="brass" label={turn.snapshotDone} onPress={say} />}
    >
      <div className={settings.settings}>
        <p>{turn.snapshotHint}</p>
        <div className={styles.rows}>
          {targets.map((operative) => (
            <SightRow
              key={operative.id}
              operative={operative}
              seen={seenBy[operative.id] ?? UNSEEN}
              onOnly={null}
              onTap={(way) => setSeenBy({ ...seenBy, [operative.id]: tapped(seenBy[operative.id] ?? UNSEEN, way) })}
            />
          ))}
        </div>
        <SectionHead title={turn.snapshotReach} level={3} />
        <ChoiceList
          label={turn.snapshotReach}
          options={[{ id: NOBODY, title: turn.nobody }, ...targets.map(({ id }) => ({ id, title: look.name(id) }))]}
          value={reach}
          onChange={setReach}
        />
      </div>
    </SheetDialog>
  );
}
