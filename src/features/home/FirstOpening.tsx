import { KeyButton } from '../../ui/KeyButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Home.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ReadyRetinue } from './ReadyRetinue.tsx';
import { TableSettings } from './TableSettings.tsx';

export type Doors = {
  readonly onNew: () => void;
  readonly onNewCampaign: () => void;
  readonly onBring: () => void;
  readonly onSettings: () => void;
  readonly onWorkshop: () => void;
  readonly onOdds: () => void;
  /** The ready-made battle, once more. */
  readonly onReady: () => void;
};

/** The first opening: what it is, who is ready, and one thing to press. */
export function FirstOpening({ doors, hint }: { readonly doors: Doors; readonly hint: string }) {
  const words = useWords('home');
  return (
    <>
      <header className={styles.head}>
        <p className={styles.brand}>{words.home.title}</p>
        <LanguageSwitch />
      </header>
      <div className={styles.hero}>
        <h1 tabIndex={-1}>{words.home.pitch}</h1>
        <p>{words.home.promise}</p>
      </div>
      <ReadyRetinue />
      <TableSettings />
      <div className={styles.doors}>
        <KeyButton icon="fight" label={words.home.newBattle} onPress={doors.onNew} />
        <KeyButton icon="plus" label={words.home.newCampaign} onPress={doors.onNewCampaign} />
        <KeyButton icon="import" label={words.home.bringFile} onPress={doors.onBring} />
        <KeyButton icon="settings" label={words.home.settings} onPress={doors.onSettings} />
        <KeyButton quiet icon="workshop" label={words.home.workshop} onPress={doors.onWorkshop} />
        <KeyButton quiet icon="odds" label={words.home.odds} onPress={doors.onOdds} />
      </div>
      <p className={styles.hint}>
        <Icon name="notSaved" size={18} />
        {hint}
      </p>
    </>
  );
}
