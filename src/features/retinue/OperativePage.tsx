import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { type ReactNode, useState } from 'react';
import type { SheetStat } from '../../engine/campaign/model/sheet.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { Columns } from '../../ui/Columns.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Datacard } from './Datacard.tsx';
import { DescribeSheet } from './operative/DescribeSheet.tsx';
import { HandSheet } from './operative/HandSheet.tsx';
import { History } from './operative/History.tsx';
import { LeaveSheet } from './operative/LeaveSheet.tsx';
import { Levels } from './operative/Levels.tsx';
import { Numbers } from './operative/Numbers.tsx';
import styles from './operative/Operative.module.css';
import { OwedSheet, askFirst } from './operative/OwedSheet.tsx';
import { PromoteSheet } from './operative/PromoteSheet.tsx';
import { TraitList } from './operative/TraitList.tsx';
import { RetinueBar } from './RetinueBar.tsx';
import { StatSheet } from './StatSheet.tsx';
import { UnknownOperative } from './UnknownOperative.tsx';
import { type Shown, shownOf } from './view/look.ts';
import { owedTo, slainAcolytes } from './view/roster.ts';
import { cardRules, traitsShown } from './view/traits.ts';

type OperativePageProps = {
  readonly member: string;
  /** The open question of the campaign, and the button that answers it: `RequestPanel` and `RequestNext`. */
  readonly panel: ReactNode;
  readonly panelNext: ReactNode;
  readonly onBack: () => void;
  readonly onEquip: (member: string) => void;
  /** To the scenario in hand. */
  readonly onScenario: () => void;
};

type Sheet = 'describe' | 'hand' | 'leave' | 'promote' | 'owed';
type PartProps = { readonly shown: Shown };

function Traits({ shown }: PartProps) {
  const scene = useCampaignScene();
  const { operative } = scene.words.campaign.retinue;
  const { member } = shown;
  const traits = traitsShown(scene, shown);
  const abilities = [
    ...(member.psyker ? [operative.psyker] : []),
    ...(member.groupActivation ? [operative.groupActivation] : []),
  ];
  const rules = cardRules(scene, shown);
  return (
    <>
      <TraitList
        title={operative.background}
        rows={traits.backgrounds}
        {...(abilities.length > 0 && { note: abilities.join(', ') })}
      />
      <TraitList title={operative.honours} rows={traits.honours} />
      <TraitList title={operative.scars} rows={traits.scars} />
      <TraitList title={operative.ploys} rows={traits.ploys} />
      <TraitList title={operative.powers} rows={traits.powers} />
      {rules.length > 0 && (
        <section className={styles.section} aria-label={operative.abilities}>
          <SectionHead title={operative.abilities} />
          {rules.map(({ id, text }) => (
            <p key={id} className={styles.note}>
              {text}
            </p>
          ))}
        </section>
      )}
    </>
  );
}

function Waiting({ shown, onOpen }: PartProps & { readonly onOpen: () => void }) {
  const scene = useCampaignScene();
  const { operative } = scene.words.campaign.retinue;
  const owed = scene.state.owed.filter(({ member }) => member === shown.member.id);
  if (owed.length === 0) return null;
  return (
    <section className={styles.section} aria-label={operative.waiting}>
      <SectionHead title={operative.waiting} />
      <div className={styles.list}>
        {owed.map(({ id, what }) => (
          <ListRow key={id} icon="why" title={operative.owed[what]} opens onPress={onOpen} />
        ))}
      </div>
    </section>
  );
}

function Own({ shown, onSheet }: PartProps & { readonly onSheet: (sheet: Sheet) => void }) {
  const scene = useCampaignScene();
  const { operative } = scene.words.campaign.retinue;
  const { member } = shown;
  const serves = member.fate === 'serving';
  const promotable = serves && member.kind === 'follower' && slainAcolytes(scene).length > 0;
  return (
    <section className={styles.section} aria-label={operative.yours}>
      <SectionHead title={operative.yours} />
      {member.notes !== '' && <p className={styles.notes}>{member.notes}</p>}
      <div className={styles.actions}>
        <PlainButton icon="byHand" label={operative.describe} onPress={() => onSheet('describe')} />
        <PlainButton icon="byHand" label={operative.byHand} onPress={() => onSheet('hand')} />
        {promotable && <PlainButton icon="honour" label={operative.promote} onPress={() => onSheet('promote')} />}
        {serves && <PlainButton icon="fallBack" label={operative.leave} onPress={() => onSheet('leave')} />}
      </div>
    </section>
  );
}

type OpenSheetProps = PartProps &
  Pick<OperativePageProps, 'panel' | 'panelNext'> & { readonly sheet: Sheet; readonly onClose: () => void };

function OpenSheet({ sheet, shown, panel, panelNext, onClose }: OpenSheetProps) {
  const part = { shown, onClose };
  switch (sheet) {
    case 'describe':
      return <DescribeSheet member={shown.member} onClose={onClose} />;
    case 'hand':
      return <HandSheet {...part} />;
    case 'leave':
      return <LeaveSheet {...part} />;
    case 'promote':
      return <PromoteSheet {...part} />;
    case 'owed':
      return <OwedSheet member={shown.member.id} panel={panel} next={panelNext} onClose={onClose} />;
  }
}

function Page({ shown, ...props }: OperativePageProps & PartProps) {
  const scene = useCampaignScene();
  const { words } = scene;
  const { retinue } = words.campaign;
  const { operative } = retinue;
  const { member } = shown;
  const campaign = useCampaignPlay();
  const [stat, setStat] = useState<SheetStat | null>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const owed = owedTo(scene, member.id);
  const answer = () => {
    askFirst(campaign, scene, member.id);
    setSheet('owed');
  };
  const serves = member.fate === 'serving';
  const next =
    owed > 0 ? (
      <NextButton title={operative.owedOpen} detail={retinue.waits(owed)} onPress={answer} />
    ) : serves ? (
      <NextButton title={operative.equip} quiet icon="wargear" onPress={() => props.onEquip(member.id)} />
    ) : (
      <NextButton title={words.common.back} quiet icon="back" onPress={props.onBack} />
    );
  const gone = operative.goneIn(operative.fates[member.fate], member.left ?? 0);
  return (
    <ScreenLayout
      label={operative.screen(member.name)}
      width="wide"
      top={
        <TopBar
          title={member.name}
          back={{ label: words.common.back, onPress: props.onBack }}
          {...(!serves && { note: gone })}
        />
      }
      bar={<RetinueBar next={next} onScenario={props.onScenario} />}
    >
      <Columns
        first={
          <>
            <div className={styles.plate}>
              <Datacard
                shown={shown}
                headLabel={operative.describe}
                owed={owed}
                onOpen={() => setSheet('describe')}
                onStat={setStat}
              />
            </div>
            <Waiting shown={shown} onOpen={answer} />
            <Traits shown={shown} />
          </>
        }
        second={
          <>
            <Levels shown={shown} />
            <Numbers shown={shown} />
            <History shown={shown} />
            <Own shown={shown} onSheet={setSheet} />
          </>
        }
      />
      {stat !== null && <StatSheet shown={shown} stat={stat} onClose={() => setStat(null)} />}
      {sheet !== null && (
        <OpenSheet
          sheet={sheet}
          shown={shown}
          panel={props.panel}
          panelNext={props.panelNext}
          onClose={() => setSheet(null)}
        />
      )}
    </ScreenLayout>
  );
}

/** One operative: its datacard, where its numbers come from, what it bears and knows, what it did, what may be changed. */
export function OperativePage(props: OperativePageProps) {
  const scene = useCampaignScene();
  const member = scene.state.members.find(({ id }) => id === props.member);
  if (member === undefined) return <UnknownOperative {...props} />;
  return <Page key={member.id} shown={shownOf(scene, member)} {...props} />;
}
