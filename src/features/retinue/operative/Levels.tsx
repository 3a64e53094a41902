import { Explained } from '../../../forms/Explained.tsx';
import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { useState } from 'react';
import { Ladder } from '../../../ui/Ladder.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { benefitsSaid } from '../../../words/benefitsSaid.ts';
import { xpLine } from '../view/levels.ts';
import type { Shown } from '../view/look.ts';
import styles from './Operative.module.css';

const SHOWN = 3;

/** Experience, and what the next levels bring. */
export function Levels({ shown }: { readonly shown: Shown }) {
  const scene = useCampaignScene();
  const { operative } = scene.words.campaign.retinue;
  const [all, setAll] = useState(false);
  const { kind, level } = shown.member;
  const rows = scene.content.levels.filter((row) => row.of === kind).toSorted((one, other) => one.level - other.level);
  const next = rows.filter((row) => row.level > level);
  const listed = all ? rows : next.slice(0, SHOWN);
  return (
    <section className={styles.section} aria-label={operative.experience}>
      <SectionHead title={operative.experience} note={<Explained text={xpLine(scene, shown)} />} />
      {listed.length > 0 && (
        <Ladder
          label={all ? operative.levels : operative.nextLevels}
          rows={listed.map((row) => ({
            id: `${row.level}`,
            face: `${row.level}`,
            text: benefitsSaid(scene.words, row.benefits),
            note: scene.words.campaign.retinue.xp(row.xp),
          }))}
          rolledId={all ? `${level}` : null}
        />
      )}
      {next.length === 0 && <p className={styles.note}>{operative.allLevels}</p>}
      {!all && rows.length > 0 && (
        <div className={styles.actions}>
          <PlainButton label={operative.levels} onPress={() => setAll(true)} />
        </div>
      )}
    </section>
  );
}
