import { SectionHead } from '../../../ui/SectionHead.tsx';
import { WhyList } from '../../../ui/WhyList.tsx';
import type { RetinueLook, Shown } from '../view/look.ts';
import { STATS, statText, statWhy } from '../view/stats.ts';
import styles from './Operative.module.css';

/** Every number with where it comes from. */
export function Numbers({ look, shown }: { readonly look: RetinueLook; readonly shown: Shown }) {
  const { operative, statNames } = look.words.campaign.retinue;
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
              <WhyList label={operative.statWhy(statNames[stat])} rows={statWhy(look, shown, stat, stats[stat])} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {operative.wargear(wargear.used, wargear.of)} · {operative.equipmentPoints(equipment.used, equipment.of)} ·{' '}
        {look.words.common.dv(shown.sheet.dv)}
      </p>
    </section>
  );
}
