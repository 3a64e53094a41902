import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import type { Recruit } from '../../engine/campaign/model/command.ts';
import { Explained } from '../../forms/Explained.tsx';
import { ChoiceTable } from '../../ui/ChoiceTable.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { packName } from '../../words/packName.ts';
import styles from './Recruit.module.css';
import { cardChoice, recruitable, recruitHeads, refusalsOf } from './view/recruit.ts';

type RecruitKindProps = {
  readonly draft: Recruit;
  readonly onChange: (change: Partial<Recruit>) => void;
};

/** Whose, when several play. */
function Player({ draft, onChange }: RecruitKindProps) {
  const scene = useCampaignScene();
  const { players } = scene.state;
  if (players.length < 2) return null;
  return (
    <Segmented
      wide
      label={scene.words.campaign.retinue.recruiting.player}
      options={players.map(({ id, name }) => ({ value: id, label: packName(scene.words, name) }))}
      value={draft.player}
      onChange={(player) => onChange({ player })}
    />
  );
}

/** Who is taken on: those who fit by their figures, and folded those who do not, each with its reason. Where nobody fits that is said first. */
export function RecruitKind({ draft, onChange }: RecruitKindProps) {
  const scene = useCampaignScene();
  const { recruiting } = scene.words.campaign.retinue;
  const options = recruitable(scene).map((card) => cardChoice(scene, card, draft));
  const fit = options.filter(({ against }) => against === undefined);
  const not = options.filter(({ against }) => against !== undefined);
  const reasons = refusalsOf(scene, draft).join('. ');
  const table = {
    heads: recruitHeads(scene),
    value: draft.card,
    onChange: (card: string) => onChange({ card, background: null, increase: null }),
  };
  return (
    <section className={styles.section}>
      <Player draft={draft} onChange={onChange} />
      <p className={styles.note}>
        <Explained text={recruiting.capacityHow} />
      </p>
      {fit.length === 0 && (
        <div className={styles.nobody} role="status">
          <b>{recruiting.nobodyFits}</b>
          <p>{reasons}.</p>
          <p>{recruiting.nobodyFitsHint}</p>
        </div>
      )}
      {fit.length > 0 && (
        <>
          <SectionHead title={recruiting.kind} />
          <ChoiceTable label={recruiting.kind} options={fit} {...table} />
        </>
      )}
      {not.length > 0 && (
        <div className={styles.not}>
          <Fold title={recruiting.notNow(not.length)} note={fit.length === 0 ? '' : reasons} isOpen={fit.length === 0}>
            <ChoiceTable label={recruiting.notNow(not.length)} options={not} {...table} />
          </Fold>
        </div>
      )}
    </section>
  );
}
