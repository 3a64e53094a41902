import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import { useState } from 'react';
import { useCampaignHalfDone } from '../../scene/useHalfDone.ts';
import type { Recruit } from '../../engine/campaign/model/command.ts';
import type { CampaignRejection } from '../../engine/campaign/model/rejection.ts';
import type { App } from '../../state/base/app.ts';
import { useApp } from '../../state/base/useApp.ts';
import { campaignPlayOf } from '../../state/campaign/campaignPlay.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { campaignRefusal } from '../../words/campaignRefusal.ts';
import { capital } from '../../words/capital.ts';
import { AnywaySheet } from './AnywaySheet.tsx';
import { BustPicker } from './BustPicker.tsx';
import styles from './Recruit.module.css';
import { RecruitKind } from './RecruitKind.tsx';
import { RetinueBar } from './RetinueBar.tsx';
import { cardName } from './view/look.ts';
import { mayOverride } from './view/reasonOf.ts';
import { backgroundsFor, capacityWith, recruitOf, recruitRejection, recruitable } from './view/recruit.ts';
import { traitName, traitText } from './view/traitText.ts';

type RecruitScreenProps = {
  readonly onBack: () => void;
  /** Somebody joined; its id. What it owes (a background to roll) is asked on its page. */
  readonly onRecruited: (member: string) => void;
  readonly onScenario: () => void;
};

type DraftProps = {
  readonly draft: Recruit;
  readonly onChange: (change: Partial<Recruit>) => void;
};

const ROLL = 'roll';
const INCREASES = ['move', 'hit', 'wounds'] as const;

/** The first card that fits the first player whom one fits; where nobody has room, no card is chosen. */
function firstDraft(scene: CampaignScene): Recruit {
  const empty = { name: '', card: '', portrait: null, background: null, increase: null } as const;
  const drafts = scene.state.players.flatMap(({ id: player }) =>
    recruitable(scene).map(({ id: card }): Recruit => ({ ...empty, card, player })),
  );
  const fits = drafts.find((draft) => recruitRejection(scene, draft) === null);
  return fits ?? { ...empty, player: scene.state.players[0]?.id ?? '' };
}

function BackgroundPart({ draft, onChange }: DraftProps) {
  const scene = useCampaignScene();
  const { recruiting } = scene.words.campaign.retinue;
  const backgrounds = backgroundsFor(scene, draft.card);
  return (
    <section className={styles.section}>
      <SectionHead title={recruiting.background} />
      {backgrounds.length === 0 ? (
        <p className={styles.note}>{recruiting.noBackground}</p>
      ) : (
        <ChoiceList
          label={recruiting.background}
          options={[
            { id: ROLL, title: recruiting.rollIt, reason: recruiting.rollItHint, icon: 'dice' as const },
            ...backgrounds.map(({ id, name, trait }) => ({
              id,
              title: traitName(scene, { id, name }),
              reason: traitText(scene, trait),
            })),
          ]}
          value={draft.background ?? ROLL}
          onChange={(id) => onChange({ background: id === ROLL ? null : id })}
        />
      )}
    </section>
  );
}

function IncreasePart({ draft, onChange }: DraftProps) {
  const scene = useCampaignScene();
  const { recruiting } = scene.words.campaign.retinue;
  if (scene.content.cards.get(draft.card)?.kind !== 'follower') return null;
  return (
    <section className={styles.section}>
      <SectionHead title={recruiting.increase} />
      <Segmented
        wide
        label={recruiting.increase}
        options={[
          ...INCREASES.map((value) => ({ value, label: recruiting.increases[value] })),
          { value: 'later' as const, label: recruiting.increaseLater },
        ]}
        value={draft.increase ?? 'later'}
        onChange={(value) => onChange({ increase: value === 'later' ? null : value })}
      />
    </section>
  );
}

/** How the one that is taken on is called, how it looks, what it brings. */
function Particulars(props: DraftProps) {
  const { draft, onChange } = props;
  const scene = useCampaignScene();
  const { recruiting, operative } = scene.words.campaign.retinue;
  const bust = draft.portrait ?? scene.content.cards.get(draft.card)?.portrait ?? null;
  return (
    <>
      <section className={styles.section}>
        <TextField
          label={recruiting.name}
          value={draft.name}
          hint={recruiting.namePlaceholder(cardName(scene, draft.card))}
          maxLength={40}
          onChange={(name) => onChange({ name })}
        />
      </section>
      <section className={styles.section} aria-label={operative.portrait}>
        <BustPicker value={bust} onChange={(portrait) => onChange({ portrait })} />
      </section>
      <IncreasePart {...props} />
      <BackgroundPart {...props} />
    </>
  );
}

/** Dispatches, and tells the id of who joined; the reason when it was refused. */
function recruit(app: App, scene: CampaignScene, draft: Recruit, anyway: boolean): string | null {
  const override = anyway ? { override: { reason: scene.words.campaign.retinue.equipping.overridden } } : {};
  const refused = campaignPlayOf(app).dispatchCampaign({
    type: 'recruit',
    recruit: recruitOf(scene, draft),
    ...override,
  });
  return refused === null ? (app.store.getState().campaign?.state.members.at(-1)?.id ?? null) : null;
}

const reasonOf = ({ words }: CampaignScene, { card }: Recruit, rejection: CampaignRejection): string =>
  card === '' ? words.campaign.retinue.recruiting.noRoom : campaignRefusal(words, rejection);

/** Taking somebody on: who, at what capacity, from where, with what improvement, and how it looks. */
export function RecruitScreen({ onBack, onRecruited, onScenario }: RecruitScreenProps) {
  const app = useApp();
  const scene = useCampaignScene();
  const { words } = scene;
  const { recruiting } = words.campaign.retinue;
  const [first] = useState(() => firstDraft(scene));
  const [draft, setDraft] = useCampaignHalfDone('recruit', first);
  const [why, setWhy] = useState(false);
  const change = (set: Partial<Recruit>) => setDraft({ ...draft, ...set });
  const rejection = recruitRejection(scene, draft);
  const nobody = draft.card === '';
  const reason = rejection === null ? null : reasonOf(scene, draft, rejection);
  const capacity = capacityWith(scene, draft);
  const title = nobody ? recruiting.title : recruiting.take(cardName(scene, draft.card));
  const send = (anyway: boolean) => {
    const id = recruit(app, scene, draft, anyway);
    if (id === null) return;
    setDraft(first);
    onRecruited(id);
  };
  const next = (
    <NextButton
      title={title}
      detail={reason === null ? recruiting.takeDetail(capacity.used, capacity.of) : capital(reason)}
      icon="plus"
      impossible={reason !== null}
      pressKey={`${scene.state.made} ${reason ?? ''}`}
      onPress={() => (reason === null ? send(false) : setWhy(true))}
    />
  );
  const draftProps = { draft, onChange: change };
  return (
    <ScreenLayout
      label={recruiting.title}
      top={<TopBar title={recruiting.title} back={{ label: words.common.back, onPress: onBack }} />}
      bar={<RetinueBar next={next} onScenario={onScenario} />}
    >
      <RecruitKind {...draftProps} />
      {!nobody && <Particulars {...draftProps} />}
      {why && rejection !== null && reason !== null && (
        <AnywaySheet
          title={title}
          reason={reason}
          onAnyway={mayOverride(rejection) ? () => send(true) : null}
          onClose={() => setWhy(false)}
        />
      )}
    </ScreenLayout>
  );
}
