import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { WhyList } from '../../../ui/WhyList.tsx';
import type { Shown } from '../view/look.ts';
import { STATS, statText, statWhy } from '../view/stats.ts';
import styles from './Operative.module.css';

/** Every number with where it comes from. */
export function Numbers({ shown }: { readonly shown: Shown }) {
  const scene = useCampaignScene();
  const { operative, statNames } = scene.words.campaign.retinue;
  const { stats, wargear, equipment } = shown.sheet;
  return (
    <section className={styles.section} aria-label={operative.stats}>
      <SectionHead title={operative.stats} />
      <dl className={styles.numbers}>
        {STATS.map((stat) => (
          <div key={stat}>
            <dt>
              <b>{statText(stat, stats[stat].value)}</b>
              {statNames[stat]}
            </dt>
            <dd>
              <WhyList label={operative.statWhy(statNames[stat])} rows={statWhy(scene, shown, stat, stats[stat])} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {operative.wargear(wargear.used, wargear.of)} · {operative.equipmentPoints(equipment.used, equipment.of)} ·{' '}
        {scene.words.common.dv(shown.sheet.dv)}
      </p>
    </section>
  );
}
