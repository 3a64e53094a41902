import type { FightView } from '../../engine/view/fight.ts';
import { useKillTeamPlay } from '../../state/battle/killTeam.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import styles from './Facts.module.css';
import { sourcesSaid } from '../../scene/sourcesSaid.ts';
import { useScene } from '../../scene/useScene.ts';

const MOST = 9;

type AssistsProps = { readonly fight: FightView };

/** Friends that assist, as the table counts them; of each fighter until it has rolled. */
export function Assists({ fight }: AssistsProps) {
  const scene = useScene();
  const { words, look } = scene;
  const { dispatch } = useKillTeamPlay();
  const { attacker, defender, task } = fight;
  const counts = { attacker: attacker.fighter.assists, defender: defender.fighter.assists };
  const sides = [attacker, ...(task.noRetaliate ? [] : [defender])].filter(({ fighter }) => fighter.dice === null);
  return (
    <section className={styles.facts} aria-label={words.facts.assists}>
      <SectionHead title={words.facts.assists} />
      <div className={styles.rows}>
        {sides.map(({ role, operative, unassistedBy }) => {
          const label = words.facts.assistsOf(look.name(operative.id));
          if (unassistedBy.length > 0)
            return (
              <SettingRow key={role} label={label} hint={words.facts.noAssists(sourcesSaid(scene, unassistedBy))}>
                0
              </SettingRow>
            );
          return (
            <SettingRow key={role} label={label}>
              <Stepper
                label={label}
                value={counts[role]}
                max={MOST}
                lessLabel={words.common.less(label)}
                moreLabel={words.common.oneMore(label)}
                onChange={(value) => dispatch({ type: 'setAssists', ...counts, [role]: value })}
              />
            </SettingRow>
          );
        })}
      </div>
      <p className={styles.guide}>{words.facts.assistsMeaning}</p>
    </section>
  );
}
