import { Explained } from '../../forms/Explained.tsx';
import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { useState } from 'react';
import type { SheetStat } from '../../engine/campaign/model/sheet.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWide } from '../../ui/useWide.ts';
import { Datacard } from './Datacard.tsx';
import { MemberMini } from './MemberMini.tsx';
import { RetinueBar } from './RetinueBar.tsx';
import styles from './Roster.module.css';
import { StatSheet } from './StatSheet.tsx';
import { Succession } from './Succession.tsx';
import { roleLine, shownOf } from './view/look.ts';
import { type Group, fallenOf, groupsOf, owedTo, readySums } from './view/roster.ts';

type RosterScreenProps = {
  readonly onBack: () => void;
  /** The page of an operative. */
  readonly onOperative: (member: string) => void;
  readonly onRecruit: () => void;
  readonly onDeploy: () => void;
  /** To the scenario in hand: its battle, or the walk after it. */
  readonly onScenario: () => void;
  readonly onFallen: () => void;
  readonly onPrint: (what: 'cards' | 'roster') => void;
};

type RowsProps = {
  readonly group: Group;
  /** Whose datacard is open. */
  readonly open: string | null;
  /** Everybody's is. */
  readonly all: boolean;
  readonly onOpen: (member: string) => void;
  readonly onOperative: (member: string) => void;
};

function Rows({ group, open, all, onOpen, onOperative }: RowsProps) {
  const scene = useCampaignScene();
  const [asked, setAsked] = useState<{ readonly member: string; readonly stat: SheetStat } | null>(null);
  const opened = group.members.find(({ id }) => id === asked?.member);
  return (
    <ul className={styles.rows}>
      {group.members.map((member) => {
        const shown = shownOf(scene, member);
        const owed = owedTo(scene, member.id);
        return (
          <li key={member.id}>
            {all || member.id === open ? (
              <Datacard
                shown={shown}
                headLabel={scene.words.campaign.retinue.fold(member.name)}
                owed={owed}
                onOpen={() => onOperative(member.id)}
                onStat={(stat) => setAsked({ member: member.id, stat })}
              />
            ) : (
              <MemberMini shown={shown} owed={owed} onOpen={() => onOpen(member.id)} />
            )}
          </li>
        );
      })}
      {asked !== null && opened !== undefined && (
        <li>
          <StatSheet shown={shownOf(scene, opened)} stat={asked.stat} onClose={() => setAsked(null)} />
        </li>
      )}
    </ul>
  );
}

function Next({ ...doors }: RosterScreenProps) {
  const scene = useCampaignScene();
  const { retinue } = scene.words.campaign;
  const { dv, cap, fits, count } = readySums(scene);
  const { scenario } = scene.state;
  if (scenario !== null) {
    return <NextButton title={retinue.inBattle} detail={scenario.title} onPress={doors.onScenario} />;
  }
  if (count === 0) return <NextButton title={retinue.recruit} icon="plus" onPress={doors.onRecruit} />;
  return (
    <NextButton title={retinue.deploy} detail={retinue.deployDetail(dv, cap, fits, count)} onPress={doors.onDeploy} />
  );
}

function Fallen({ onFallen }: { readonly onFallen: () => void }) {
  const scene = useCampaignScene();
  const { retinue } = scene.words.campaign;
  const fallen = fallenOf(scene);
  const [last] = fallen;
  if (last === undefined) return null;
  return (
    <ListRow
      icon="down"
      title={retinue.fallen(fallen.length)}
      detail={retinue.fallenLine(last.name, roleLine(scene, last), last.left ?? 0)}
      opens
      onPress={onFallen}
    />
  );
}

/** Who serves, as datacards: all of them where there is room, else the opened one, the others folded; who fell; recruiting. */
export function RosterScreen(props: RosterScreenProps) {
  const scene = useCampaignScene();
  const groups = groupsOf(scene);
  const [opened, setOpened] = useState<string | null>(null);
  const all = groups.flatMap(({ members }) => members.map(({ id }) => id));
  const roomy = useWide();
  const open = all.find((id) => id === opened) ?? all[0] ?? null;
  const { words, state } = scene;
  const { retinue } = words.campaign;
  const print = (
    <button
      type="button"
      className={styles.print}
      aria-label={retinue.printCards}
      onClick={() => props.onPrint('cards')}
    >
      <Icon name="print" />
    </button>
  );
  return (
    <ScreenLayout
      label={retinue.screen(state.name)}
      width="wide"
      top={<TopBar title={state.name} back={{ label: words.common.back, onPress: props.onBack }} end={print} />}
      bar={<RetinueBar next={<Next {...props} />} onScenario={props.onScenario} />}
    >
      {all.length === 0 && (
        <div className={styles.empty}>
          <EmptyState title={retinue.emptyTitle} text={retinue.emptyText} />
        </div>
      )}
      {all.length > 0 && <Succession onRecruit={props.onRecruit} />}
      {groups.map((group) => (
        <section key={group.player} className={styles.group} aria-label={group.name ?? retinue.title}>
          {group.name !== null && (
            <div className={styles.head}>
              <SectionHead
                title={group.name}
                side="retinue"
                note={<Explained text={retinue.capacity(group.capacity.used, group.capacity.of)} />}
              />
            </div>
          )}
          <Rows group={group} open={open} all={roomy} onOpen={setOpened} onOperative={props.onOperative} />
        </section>
      ))}
      <div className={styles.doors}>
        <Fallen onFallen={props.onFallen} />
        <ListRow
          icon="plus"
          title={retinue.recruit}
          {...(groups.length === 1 &&
            groups[0] !== undefined && {
              detail: retinue.capacity(groups[0].capacity.used, groups[0].capacity.of),
            })}
          opens
          onPress={props.onRecruit}
        />
        {all.length > 0 && (
          <ListRow icon="print" title={retinue.printRoster} opens onPress={() => props.onPrint('roster')} />
        )}
      </div>
    </ScreenLayout>
  );
}
