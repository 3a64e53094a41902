import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { useCampaignHalfDone } from '../../../scene/useHalfDone.ts';
import type { CampaignCorrection } from '../../../engine/campaign/model/command.ts';
import type { Gain } from '../../../engine/campaign/model/member.ts';
import { ChoiceList } from '../../../ui/ChoiceList.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Shown } from '../view/look.ts';
import { type ByHand, namedFor, rowCorrection } from './hand.ts';
import styles from './Operative.module.css';

type FieldsProps = {
  readonly shown: Shown;
  readonly hand: ByHand;
  readonly onChange: (correction: CampaignCorrection) => void;
};

const GAINS = ['apl', 'move', 'hit', 'save', 'wounds', 'wargear', 'equipment', 'followers'] as const;
const FATES = ['serving', 'slain', 'dismissed', 'retired'] as const;
const XP_MOST = 9999;

interface Changed {
  readonly stat: Gain['stat'];
  readonly by: number;
  readonly reason: string;
}

function StatFields({ shown, onChange }: FieldsProps) {
  const scene = useCampaignScene();
  const { common, campaign } = scene.words;
  const { operative, statNames } = campaign.retinue;
  const [draft, setDraft] = useCampaignHalfDone<Changed>(`stat ${shown.member.id}`, {
    stat: 'wounds',
    by: 0,
    reason: operative.reasonDefault,
  });
  const change = (set: Partial<typeof draft>) => {
    const next = { ...draft, ...set };
    setDraft(next);
    onChange({ what: 'stat', member: shown.member.id, ...next });
  };
  return (
    <>
      <ChoiceList
        label={operative.hand.stat}
        options={GAINS.map((id) => ({ id, title: statNames[id] }))}
        value={draft.stat}
        onChange={(id) => change({ stat: GAINS.find((each) => each === id) ?? 'wounds' })}
      />
      <Stepper
        label={operative.by}
        value={draft.by}
        min={-9}
        max={9}
        lessLabel={common.less(statNames[draft.stat])}
        moreLabel={common.oneMore(statNames[draft.stat])}
        onChange={(by) => change({ by })}
      />
      <TextField
        label={operative.reason}
        value={draft.reason}
        maxLength={80}
        onChange={(reason) => change({ reason })}
      />
    </>
  );
}

function CountField({ shown: { member }, hand, onChange }: FieldsProps & { readonly hand: 'xp' | 'kills' }) {
  const scene = useCampaignScene();
  const { operative } = scene.words.campaign.retinue;
  const [text, setText] = useCampaignHalfDone(`${hand} ${member.id}`, `${member[hand]}`);
  const change = (typed: string) => {
    const digits = typed.replaceAll(/\D/gu, '').slice(0, 4);
    setText(digits);
    const to = Math.min(XP_MOST, Number(digits));
    if (digits !== '') onChange({ what: hand, member: member.id, to });
  };
  return <TextField label={operative.hand[hand]} value={text} inputMode="numeric" onChange={change} />;
}

/** One of a few rows; which correction each of them is. */
function PickField({ shown, hand, onChange }: FieldsProps) {
  const scene = useCampaignScene();
  const { operative, restsLine } = scene.words.campaign.retinue;
  const { member } = shown;
  const [value, setValue] = useCampaignHalfDone<string | null>(`${hand} ${member.id}`, null);
  const pick = (id: string, correction: CampaignCorrection | null) => {
    setValue(id);
    if (correction !== null) onChange(correction);
  };
  if (hand === 'rest') {
    const options = [
      { id: 'yes', title: restsLine },
      { id: 'no', title: scene.words.common.no },
    ];
    return (
      <ChoiceList
        label={operative.hand.rest}
        options={options}
        value={value ?? (member.mustRest ? 'yes' : 'no')}
        onChange={(id) => pick(id, { what: 'rest', member: member.id, mustRest: id === 'yes' })}
      />
    );
  }
  if (hand === 'fate') {
    return (
      <ChoiceList
        label={operative.hand.fate}
        options={FATES.map((id) => ({ id, title: operative.fates[id] }))}
        value={value ?? member.fate}
        onChange={(id) =>
          pick(id, { what: 'fate', member: member.id, fate: FATES.find((each) => each === id) ?? member.fate })
        }
      />
    );
  }
  return (
    <ChoiceList
      label={operative.hand[hand]}
      options={namedFor(scene, member, hand) ?? []}
      value={value}
      onChange={(id) => pick(id, rowCorrection(hand, member.id, id))}
    />
  );
}

/** The fields of one correction. */
export function HandFields(props: FieldsProps) {
  const { hand } = props;
  return (
    <div className={styles.hand}>
      {hand === 'stat' ? (
        <StatFields {...props} />
      ) : hand === 'xp' || hand === 'kills' ? (
        <CountField {...props} hand={hand} />
      ) : (
        <PickField {...props} />
      )}
    </div>
  );
}
