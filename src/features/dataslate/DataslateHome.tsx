import { type ReactNode, useState } from 'react';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { PrepSection } from '../../ui/PrepSection.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import styles from './Dataslate.module.css';
import { EnlistSheet } from './EnlistSheet.tsx';
import { MemberSheet } from './MemberSheet.tsx';
import { Requisitions } from './Requisitions.tsx';
import { type Slate, useSlate } from './slate.ts';

/** Where a dataslate leads. */
export interface DataslateDoors {
  readonly onBack: () => void;
  readonly onMuster: () => void;
  readonly onBattle: () => void;
  readonly onAfter: () => void;
  readonly onChronicle: () => void;
  readonly onFallen: () => void;
  readonly onSettings: () => void;
  readonly onPrint: () => void;
  readonly onExport: () => void;
  readonly onShare: () => void;
  readonly onStorage: () => void;
}

type DoorProps = { readonly slate: Slate; readonly doors: DataslateDoors };

/** The one next thing to do. */
function Next({ slate: { state, campaign, said }, doors }: DoorProps) {
  const { scenario } = state;
  if (scenario === null)
    return <NextButton title={said.toBattle} detail={said.toBattleDetail} onPress={doors.onMuster} />;
  if (scenario.report === null)
    return (
      <NextButton
        title={said.inBattle}
        detail={said.inBattleDetail}
        impossible={campaign.battle === 'missing'}
        onPress={doors.onBattle}
      />
    );
  return <NextButton title={said.update} detail={said.updateDetail} onPress={doors.onAfter} />;
}

function Keys({ slate: { said, state }, doors }: DoorProps) {
  return (
    <div className={styles.keys}>
      <KeyButton icon="log" label={said.chronicle} onPress={doors.onChronicle} />
      <KeyButton icon="print" label={said.print} onPress={doors.onPrint} />
      <KeyButton icon="share" label={said.share} onPress={doors.onShare} />
      <KeyButton icon="export" label={said.export} onPress={doors.onExport} />
      <KeyButton icon="settings" label={said.settings} onPress={doors.onSettings} />
      <KeyButton icon="saved" label={said.storage} onPress={doors.onStorage} />
      {state.members.some(({ fate }) => fate === 'slain') && (
        <KeyButton icon="down" label={said.fallen} onPress={doors.onFallen} />
      )}
    </div>
  );
}

type OperativesProps = {
  readonly slate: Slate;
  readonly onOpen: (member: string) => void;
  readonly onEnlist: () => void;
};

function Operatives({ slate, onOpen, onEnlist }: OperativesProps) {
  const { said, serving, cardOf, rankOf } = slate;
  return (
    <PrepSection title={said.operatives} note={serving.length}>
      {serving.map((member) => {
        const { id, name, xp, honours, scars, mustRest } = member;
        const marks = [
          ...(honours.length > 0 ? [said.honours(honours.length)] : []),
          ...(scars.length > 0 ? [said.scars(scars.length)] : []),
          ...(mustRest ? [said.rests] : []),
        ];
        const detail = [said.detail(cardOf(member), rankOf(member), xp), ...marks].join(' · ');
        return <ListRow key={id} title={name} detail={detail} opens onPress={() => onOpen(id)} />;
      })}
      <ListRow icon="plus" title={said.enlist.row} detail={said.enlist.rowDetail} opens onPress={onEnlist} />
    </PrepSection>
  );
}

/** What the roster has beside its operatives: assets, kept equipment, EP for the next battle. */
function Holdings({ slate: { said, state, content, named, textOf, itemOf } }: { readonly slate: Slate }) {
  const assets = (content.narrative?.assets ?? []).filter(({ id }) => state.bases.includes(id));
  const kept = state.stash.filter(({ lost }) => !lost);
  const moreEp = state.dataslate?.moreEp ?? 0;
  if (assets.length + kept.length + moreEp === 0) return null;
  return (
    <PrepSection title={said.assets}>
      {assets.map((asset) => (
        <ListRow key={asset.id} title={named(asset)} detail={textOf(asset)} />
      ))}
      {kept.map(({ key, item }) => (
        <ListRow key={key} title={itemOf(item)} detail={said.kept} />
      ))}
      {moreEp > 0 && <ListRow title={said.moreEp(moreEp)} />}
    </PrepSection>
  );
}

type HomeProps = {
  readonly doors: DataslateDoors;
  readonly undo: ReactNode;
  readonly save: ReactNode;
  /** What is asked while a choice waits between battles, and its button. */
  readonly panel: ReactNode;
  readonly panelNext: ReactNode;
};

/** A dataslate between battles: its operatives, its requisition points, what comes next. */
export function DataslateHome({ doors, undo, save, panel, panelNext }: HomeProps) {
  const { dispatchCampaign } = useCampaignPlay();
  const slate = useSlate();
  const [open, setOpen] = useState<string | null>(null);
  const [enlisting, setEnlisting] = useState(false);
  const { state, words, said } = slate;
  const member = slate.serving.find(({ id }) => id === open);
  const asked = state.scenario === null && slate.campaign.request !== null;
  return (
    <ScreenLayout
      label={state.name}
      width="wide"
      top={
        <TopBar
          title={state.name}
          back={{ label: words.common.back, onPress: doors.onBack }}
          note={said.points(state.dataslate?.requisition ?? 0)}
          end={save}
        />
      }
      bar={
        <ThumbBar
          label={words.common.continue}
          undo={undo}
          next={asked ? panelNext : <Next slate={slate} doors={doors} />}
        />
      }
    >
      {asked && panel}
      <div className={styles.columns}>
        <Operatives slate={slate} onOpen={setOpen} onEnlist={() => setEnlisting(true)} />
        <div>
          {state.scenario === null && <Requisitions slate={slate} />}
          {state.scenario !== null && state.scenario.report === null && (
            <ListRow
              icon="couldNot"
              title={said.counts.not(state.name)}
              detail={said.counts.notDetail}
              onPress={() => dispatchCampaign({ type: 'callOff' })}
            />
          )}
          <Holdings slate={slate} />
          <Keys slate={slate} doors={doors} />
        </div>
      </div>
      {member !== undefined && (
        <MemberSheet key={member.id} slate={slate} member={member} onClose={() => setOpen(null)} />
      )}
      {enlisting && <EnlistSheet slate={slate} onClose={() => setEnlisting(false)} />}
    </ScreenLayout>
  );
}
