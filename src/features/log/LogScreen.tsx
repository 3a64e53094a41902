import { useMemo, useState } from 'react';
import { useGame } from '../../state/base/useApp.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { lookOf } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import { BackToSheet } from './BackToSheet.tsx';
import { EntryLines } from './EntryLines.tsx';
import { byTurningPoint } from './groups.ts';
import styles from './Log.module.css';
import { LogBar } from './LogBar.tsx';
import { type KillTeamBattle, type KillTeamEntry, useKillTeam, useKillTeamPlay } from '../../state/battle/killTeam.ts';

/** Entries shown at first, and more with each press. */
const PAGE = 120;

function Entries({
  battle,
  onPick,
}: {
  readonly battle: KillTeamBattle;
  readonly onPick: (entry: KillTeamEntry) => void;
}) {
  const { entriesBetween } = useKillTeamPlay();
  const words = useWords('play');
  const reading = useGame((game) => game.save.kind === 'readOnly') || battle.closed;
  const [shown, setShown] = useState(PAGE);
  const { state, length } = battle;
  const look = useMemo(() => lookOf(words, state), [words, state]);
  const groups = byTurningPoint(entriesBetween(Math.max(1, length - shown + 1), length), state.turningPoint);
  return (
    <div className={styles.log}>
      <p className={styles.hint}>{words.logScreen.newestFirst}</p>
      {groups.map(({ turningPoint, entries }) => (
        <section key={`${turningPoint} ${entries.at(-1)?.seq ?? 0}`}>
          <SectionHead
            title={turningPoint === 0 ? words.turningPoint.phases.setUp : words.turningPoint.title(turningPoint)}
          />
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <EntryLines key={entry.seq} entry={entry} look={look} onPick={reading ? null : onPick} />
            ))}
          </ol>
        </section>
      ))}
      {length > shown && <PlainButton label={words.logScreen.older} onPress={() => setShown(shown + PAGE)} />}
    </div>
  );
}

/** The whole log of the open battle, newest first: what was done last is what is looked for, and taken back. */
export function LogScreen({ onBack }: { readonly onBack: () => void }) {
  const words = useWords('play');
  const battle = useKillTeam();
  const [picked, setPicked] = useState<KillTeamEntry | null>(null);
  if (battle === null) return null;
  return (
    <>
      <ScreenLayout
        label={words.logScreen.title}
        top={
          <TopBar
            title={words.logScreen.title}
            note={words.logScreen.subtitle(battle.state.turningPoint)}
            back={{ label: words.common.back, onPress: onBack }}
          />
        }
        bar={<LogBar battle={battle} onBack={onBack} />}
      >
        {battle.length === 0 ? (
          <EmptyState title={words.logScreen.empty} />
        ) : (
          <Entries battle={battle} onPick={setPicked} />
        )}
      </ScreenLayout>
      {picked !== null && (
        <BackToSheet
          entry={picked}
          length={battle.length}
          look={lookOf(words, battle.state)}
          onClose={() => setPicked(null)}
          onBack={() => {
            setPicked(null);
            onBack();
          }}
        />
      )}
    </>
  );
}
