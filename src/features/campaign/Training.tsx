import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import { useCampaignHalfDone } from '../../scene/useHalfDone.ts';
import { servingOf } from '../../engine/campaign/model/allowances.ts';
import { baseUseOf, partsDone, trainingOf, trainingsOf } from '../../engine/campaign/model/bases.ts';
import { decideCampaign } from '../../engine/campaign/campaignDecider.ts';
import type { Training as TrainingRow } from '../../engine/campaign/model/rows.ts';
import type { Member } from '../../engine/campaign/model/member.ts';
import type { Course } from '../../engine/campaign/model/state.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { campaignRefusal } from '../../words/campaignRefusal.ts';
import { contentName, contentText } from '../../words/content.ts';
import { capital } from '../../words/capital.ts';
import { memberName } from '../../words/optionName.ts';
import styles from './Campaign.module.css';

/** Who trains, and for how long still. */
function InHand({ course }: { readonly course: Course }) {
  const scene = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const { words, content, state } = scene;
  const { training } = words.campaign.tracker;
  const name = contentName(words, course.training, trainingOf(content, course.training)?.name ?? course.training);
  const open = trainingsOf(content, state).some(({ id }) => id === course.training);
  return (
    <>
      <p className={styles.lead}>
        {training.now(memberName(scene, course.member), name, course.left)}
        {!open && ` ${training.paused}`}
      </p>
      <KeyButton icon="cross" label={training.stop} quiet onPress={() => dispatchCampaign({ type: 'stopTraining' })} />
    </>
  );
}

/** Why somebody cannot be sent to this training now; null: it can. */
function whyNot({ words, content, state }: CampaignScene, { id: member }: Member, training: string): string | null {
  const decision = decideCampaign(content, state, { type: 'train', member, training });
  return decision.ok ? null : capital(campaignRefusal(words, decision.rejection));
}

/** Notes are written beside it, and the campaign goes on with them: what is chosen here stays. */
const KEPT = { lasts: true };

function Trainee({ row }: { readonly row: TrainingRow }) {
  const scene = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const { words, state } = scene;
  const { training } = words.campaign.tracker;
  const [who, setWho] = useCampaignHalfDone<string | null>(`train ${row.id}`, null, KEPT);
  const serving = servingOf(state);
  const chosen = serving.find(({ id }) => id === who) ?? null;
  const part = (member: Member): string => {
    const done = partsDone(state, member.id, row.id);
    const { length } = row.scenarios;
    return training.part(Math.min(length, done + 1), length, row.scenarios[done] ?? 0);
  };
  return (
    <>
      <ChoiceList
        label={training.who}
        value={who}
        options={serving.map((member) => {
          const against = whyNot(scene, member, row.id);
          return { id: member.id, title: member.name, ...(against === null ? { reason: part(member) } : { against }) };
        })}
        onChange={setWho}
      />
      {chosen !== null && whyNot(scene, chosen, row.id) === null && (
        <KeyButton
          icon="next"
          label={training.begin}
          onPress={() => dispatchCampaign({ type: 'train', member: chosen.id, training: row.id })}
        />
      )}
    </>
  );
}

/** The range of the base (`rules/acolyte.md` C20): one training at a time. Nothing while nobody trains and nobody can. */
export function Training() {
  const { words, content, state } = useCampaignScene();
  const { training } = words.campaign.tracker;
  const rows = trainingsOf(content, state);
  const { course } = baseUseOf(state);
  const [what, setWhat] = useCampaignHalfDone<string | null>('training', null, KEPT);
  const row = rows.find(({ id }) => id === what) ?? null;
  if (rows.length === 0 && course === null) return null;
  return (
    <section className={styles.section} aria-label={training.title}>
      <h3>{training.title}</h3>
      {course !== null && <InHand course={course} />}
      {course === null && (
        <ChoiceList
          label={training.what}
          value={what}
          options={rows.map(({ id, name }) => ({
            id,
            title: contentName(words, id, name),
            reason: contentText(words, `${id}/text`, ''),
          }))}
          onChange={setWhat}
        />
      )}
      {course === null && row !== null && <Trainee row={row} />}
    </section>
  );
}
