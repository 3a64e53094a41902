import { useState } from 'react';
import type { LogSaid } from '../../scene/logSaid.ts';
import type { LogEntry, OpenBattle } from '../../state/base/store.ts';
import { usePlay } from '../../state/battle/play.ts';
import { useGame } from '../../state/base/useApp.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { BackToSheet } from './BackToSheet.tsx';
import { EntryLines } from './EntryLines.tsx';
import { byPart } from './groups.ts';
import styles from './Log.module.css';
import { LogBar } from './LogBar.tsx';

/** Entries shown at first, and more with each press. */
const PAGE = 120;

type EntriesProps = {
  readonly battle: OpenBattle;
  readonly said: LogSaid;
  readonly onPick: (entry: LogEntry) => void;
};

function Entries({ battle, said, onPick }: EntriesProps) {
  const { entriesBetween } = usePlay();
  const words = useWords('play');
  const reading = useGame((game) => game.save.kind === 'readOnly') || battle.closed;
  const [shown, setShown] = useState(PAGE);
  const { length } = battle;
  const groups = byPart(entriesBetween(Math.max(1, length - shown + 1), length), said);
  return (
    <div className={styles.log}>
      <p className={styles.hint}>{words.logScreen.newestFirst}</p>
      {groups.map(({ part, entries }) => (
        <section key={`${part} ${entries.at(-1)?.seq ?? 0}`}>
          <SectionHead title={said.heading(part)} />
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <EntryLines
                key={entry.seq}
                entry={entry}
                said={said}
                onPick={reading || entry.seq <= battle.begun ? null : onPick}
              />
            ))}
          </ol>
        </section>
      ))}
      {length > shown && <PlainButton label={words.logScreen.older} onPress={() => setShown(shown + PAGE)} />}
    </div>
  );
}

/** The whole log of the open battle, as its family tells it, newest first: what was done last is what is looked for, and taken back. */
export function LogScreen({ said, onBack }: { readonly said: LogSaid; readonly onBack: () => void }) {
  const words = useWords('play');
  const battle = useGame((game) => game.battle);
  const [picked, setPicked] = useState<LogEntry | null>(null);
  if (battle === null) return null;
  return (
    <>
      <ScreenLayout
        label={words.logScreen.title}
        top={
          <TopBar title={words.logScreen.title} note={said.note} back={{ label: words.common.back, onPress: onBack }} />
        }
        bar={<LogBar battle={battle} said={said} onBack={onBack} />}
      >
        {battle.length === 0 ? (
          <EmptyState title={words.logScreen.empty} />
        ) : (
          <Entries battle={battle} said={said} onPick={setPicked} />
        )}
      </ScreenLayout>
      {picked !== null && (
        <BackToSheet
          entry={picked}
          length={battle.length}
          said={said}
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
