import { Icon } from '../../ui/icons/Icon.tsx';
import { ToolRow } from '../../ui/ToolRow.tsx';
import { useWords } from '../../words/useWords.ts';
import { Door } from './Door.tsx';
import styles from './Home.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { TableSettings } from './TableSettings.tsx';

export type Doors = {
  readonly onNew: () => void;
  /** A new battle of two equal sides. */
  readonly onTwo: () => void;
  readonly onNewCampaign: () => void;
  readonly onBring: () => void;
  readonly onSettings: () => void;
  readonly onWorkshop: () => void;
  readonly onOdds: () => void;
  /** The ready-made battle, once more. */
  readonly onReady: () => void;
};

/** The first opening: what it is, the ways into it, and one thing to press. */
export function FirstOpening({ doors, hint }: { readonly doors: Doors; readonly hint: string }) {
  const { home } = useWords('home');
  const { alone, two, campaign, bring } = home.doors;
  return (
    <>
      <header className={styles.head}>
        <p className={styles.brand}>{home.title}</p>
        <LanguageSwitch />
      </header>
      <div className={styles.hero}>
        <h1 tabIndex={-1}>{home.pitch}</h1>
        <p>{home.promise}</p>
      </div>
      <div className={styles.ways}>
        <Door first lead="1" {...alone} onPress={doors.onNew} />
        <Door lead="2" {...two} onPress={doors.onTwo} />
        <Door
          lead={<Icon name="campaign" size={32} />}
          title={home.newCampaign}
          detail={campaign}
          time={null}
          onPress={doors.onNewCampaign}
        />
        <Door
          lead={<Icon name="import" size={32} />}
          title={home.bringFile}
          detail={bring}
          time={null}
          onPress={doors.onBring}
        />
      </div>
      <TableSettings />
      <p className={styles.hint}>
        <Icon name="notSaved" size={18} />
        {hint}
      </p>
      <div className={styles.tools}>
        <ToolRow
          tools={[
            { icon: 'workshop', short: home.workshop, label: home.workshop, onPress: doors.onWorkshop },
            { icon: 'odds', short: home.odds, label: home.odds, onPress: doors.onOdds },
            { icon: 'settings', short: home.settings, label: home.settings, onPress: doors.onSettings },
          ]}
        />
      </div>
    </>
  );
}
