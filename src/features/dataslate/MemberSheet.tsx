import { useCampaignHalfDone } from '../../scene/useHalfDone.ts';
import type { Member } from '../../engine/campaign/model/member.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Dataslate.module.css';
import { RulesTold } from './RulesTold.tsx';
import type { Slate } from './slate.ts';

const MOST_XP = 999;
const LONGEST = 60;

type MemberSheetProps = { readonly slate: Slate; readonly member: Member; readonly onClose: () => void };

/** One operative of a dataslate: its name, its experience, its honours and scars; what is wrong is set right by hand. */
export function MemberSheet({ slate, member, onClose }: MemberSheetProps) {
  const { dispatchCampaign } = useCampaignPlay();
  const { words, said, rankOf, nextOf, named, cardOf, honoursOf, scarsOf } = slate;
  const [name, setName] = useCampaignHalfDone(`name ${member.id}`, member.name);
  const next = nextOf(member);
  const close = () => {
    const set = name.trim();
    if (set !== '' && set !== member.name)
      dispatchCampaign({ type: 'describe', member: member.id, set: { name: set } });
    onClose();
  };
  const xp = `${rankOf(member)} · XP`;
  return (
    <SheetDialog open title={member.name} closeLabel={words.common.close} onClose={close}>
      <p className={styles.note}>
        {cardOf(member)} · {said.record(member.deployments, member.kills)}
      </p>
      <div className={styles.field}>
        <TextField label={said.rename} value={name} maxLength={LONGEST} onChange={setName} />
      </div>
      <SettingRow label={xp} hint={next === null ? said.lastRank : said.nextRank(named(next), next.xp)}>
        <Stepper
          label={xp}
          value={member.xp}
          max={MOST_XP}
          lessLabel={words.common.less(xp)}
          moreLabel={words.common.oneMore(xp)}
          onChange={(to) => dispatchCampaign({ type: 'correct', correction: { what: 'xp', member: member.id, to } })}
        />
      </SettingRow>
      <SectionHead title={said.honoursTitle} />
      <RulesTold rules={honoursOf(member)} none={said.none} />
      <SectionHead title={said.scarsTitle} />
      <RulesTold rules={scarsOf(member)} none={said.none} />
      <KeyButton
        quiet
        label={said.dismiss}
        onPress={() => {
          dispatchCampaign({ type: 'leave', member: member.id, how: 'dismissed' });
          onClose();
        }}
      />
    </SheetDialog>
  );
}
