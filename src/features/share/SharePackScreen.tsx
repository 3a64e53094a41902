import { useCallback } from 'react';
import { useBegun } from '../../scene/useBegun.ts';
import { useApp } from '../../state/base/useApp.ts';
import { type ShareTarget, shareFromWorkshop, type ShareWays } from '../../state/workshop/sharePack.ts';
import { shareWithPlayers } from '../../state/workshop/sharePlayers.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { useWords } from '../../words/useWords.ts';
import { WaysScreen } from './WaysScreen.tsx';
import styles from './Share.module.css';

type SharePackScreenProps = {
  readonly target: ShareTarget;
  /** The address of the app up to where a code stands. */
  readonly origin: string;
  readonly onBack: () => void;
};

const WHOM = ['master', 'players'] as const;
type Whom = (typeof WHOM)[number];

/** Gives something of the workshop to others, and says what goes with it; a scenario to its players without its secrets. */
export function SharePackScreen({ target, origin, onBack }: SharePackScreenProps) {
  const app = useApp();
  const words = useWords('sharing').pack;
  const [whom, setWhom] = useBegun<Whom>('whom', 'master');
  const kind = target === 'pack' ? null : target.kind;
  const id = target === 'pack' ? '' : target.id;
  const system = target === 'pack' ? undefined : target.system;
  const make = useCallback(
    (author: string | null) =>
      whom === 'players'
        ? shareWithPlayers(app, id, { author: author ?? '', origin })
        : shareFromWorkshop(
            app,
            kind === null ? 'pack' : { kind, id, ...(system !== undefined && { system }) },
            author,
            origin,
          ),
    [whom, kind, id, system, origin, app],
  );
  const goes = ({ shared: { about } }: ShareWays): string => {
    if (whom === 'players') return words.goesPlayers;
    const secret = about.kind === 'scenario' || about.kind === 'module' || about.kind === 'pack';
    return secret ? `${words.goes[about.kind]} ${words.secrets}` : words.goes[about.kind];
  };
  const forWhom = kind === 'missions' && (
    <div className={styles.by}>
      <Segmented
        wide
        label={words.whom.label}
        options={WHOM.map((value) => ({ value, label: words.whom[value] }))}
        value={whom}
        onChange={setWhom}
      />
    </div>
  );
  return <WaysScreen make={make} goes={goes} first={forWhom} onBack={onBack} />;
}
