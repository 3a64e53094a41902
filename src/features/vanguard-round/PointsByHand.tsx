import { sideName } from '../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import styles from '../../ui/Score.module.css';

/** More points than a battle comes to, either way. */
const MOST = 999;

/** Points of each side set by hand, where the table has counted otherwise: logged as such, and taken back as anything else. */
export function PointsByHand() {
  const scene = useVanguardScene();
  const { common, table } = scene.words;
  return (
    <section>
      <div className={styles.padded}>
        <SectionHead title={table.pointsByHand} />
      </div>
      {scene.view.sides.map(({ id, points }) => {
        const label = table.pointsOf(sideName(scene, id));
        return (
          <SettingRow key={id} label={label}>
            <Stepper
              label={label}
              value={points}
              min={-MOST}
              max={MOST}
              lessLabel={common.less(label)}
              moreLabel={common.oneMore(label)}
              onChange={(value) => scene.act({ type: 'correct', correction: { what: 'points', side: id, value } })}
            />
          </SettingRow>
        );
      })}
      <p className={styles.note}>{table.byHand}</p>
    </section>
  );
}
