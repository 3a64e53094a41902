import { type ImportedRoster, TERMS_OF } from '../../content/importers/roster.ts';
import { useBegun } from '../../scene/useBegun.ts';
import { InTerms } from '../../scene/InTerms.tsx';
import { LiveLine } from '../../ui/LiveLine.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { pickFile } from '../../ui/pickFile.ts';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';
import { BecomingSection } from './BecomingSection.tsx';
import { type Choices, type ImportedRecruit, recruitsOf } from './choices.ts';
import { ChooseSection } from './ChooseSection.tsx';
import styles from './Import.module.css';
import { ImportBar } from './ImportBar.tsx';
import { ModelsSection } from './ModelsSection.tsx';
import { OwnPacksSection } from './OwnPacksSection.tsx';
import { ReadSection } from './ReadSection.tsx';
import { RecruitsSection } from './RecruitsSection.tsx';
import { RefusedSection } from './RefusedSection.tsx';
import { TeamSection } from './TeamSection.tsx';
import type { Shown } from './useImport.ts';
import { type BarSentence, useImportScreen } from './useImportScreen.ts';

export type { ImportedRecruit };

export type ImportScreenProps = {
  /** A file that was brought elsewhere, read at once; null: one is chosen here. */
  readonly brought?: File | null;
  /** Whether models can become operatives of the open campaign. */
  readonly campaignOpen: boolean;
  readonly onBack: () => void;
  readonly onDone: () => void;
  /** What is no roster, to the door that sees what else it is; null: it is chosen there. */
  readonly onElse: (given: File | null) => void;
  /** Recruits them one after the other; returns those whom the campaign did not take. */
  readonly onRecruit: (recruits: readonly ImportedRecruit[]) => readonly ImportedRecruit[];
};

/** What came of the file, in a sentence; empty while there is nothing to say. */
function outcomeOf(words: Words<'importing'>, shown: Shown): string {
  switch (shown.kind) {
    case 'choose':
      return '';
    case 'reading':
      return words.reading;
    case 'refused':
      return `${words.refusedTitle}. ${words.refused[shown.code]}`;
    case 'teams':
      return words.refused.severalTeams;
    case 'read':
      return words.read.said(shown.roster.counted.read, shown.roster.counted.inFile);
    case 'saved':
      return shown.said;
  }
}

type RosterViewProps = {
  readonly roster: ImportedRoster;
  readonly choices: Choices;
  readonly campaignOpen: boolean;
  readonly onChange: (choices: Choices) => void;
};

function RosterView({ roster, choices, campaignOpen, onChange }: RosterViewProps) {
  return (
    <>
      <ReadSection roster={roster} />
      <BecomingSection roster={roster} choices={choices} campaignOpen={campaignOpen} onChange={onChange} />
      {choices.as === 'member' && <RecruitsSection roster={roster} choices={choices} onChange={onChange} />}
      <InTerms system={TERMS_OF[roster.edition]}>
        <ModelsSection models={roster.models} />
      </InTerms>
    </>
  );
}

function SaidToast({ said, onDismiss }: { readonly said: BarSentence; readonly onDismiss: () => void }) {
  const { common } = useWords('shared');
  const { text, harm = false, undo } = said;
  return (
    <Toast
      text={text}
      tone={harm ? 'harm' : 'plain'}
      action={undo === undefined ? null : { label: common.undo, onPress: undo }}
      dismissLabel={common.dismiss}
      onDismiss={onDismiss}
    />
  );
}

/** A roster of another app: what is in it is shown first, then kept as a pack of one’s own or recruited. */
export function ImportScreen({ brought = null, campaignOpen, onBack, onDone, onElse, onRecruit }: ImportScreenProps) {
  const { common } = useWords('shared');
  const words = useWords('importing');
  const { reading, shelf, choices, choose, forget, savePack } = useImportScreen(brought);
  const { shown } = reading;
  // It outlives a refusal, and the page: what was pasted can be mended.
  const [text, setText] = useBegun('import', '');
  const { packs, said, setSaid, remove } = shelf;
  const keep = (roster: ImportedRoster, { as, ...chosen }: Choices) => {
    setSaid(null);
    if (as !== 'member') return void savePack(roster, { as, ...chosen });
    const missed = onRecruit(recruitsOf({ as, ...chosen }, roster));
    if (missed.length === 0) {
      forget(roster);
      return onDone();
    }
    setSaid({ text: words.recruits.missed(missed.map(({ name }) => name).join(', ')), harm: true });
  };
  const pick = () => {
    setSaid(null);
    pickFile((file) => void reading.readFile(file));
  };
  return (
    <ScreenLayout
      label={words.title}
      top={<TopBar title={words.title} back={{ label: common.back, onPress: onBack }} />}
      toast={said === null ? null : <SaidToast said={said} onDismiss={() => setSaid(null)} />}
      bar={
        <ImportBar
          shown={shown}
          choices={choices}
          onFile={pick}
          onTeams={() => void reading.readTeam(null)}
          onKeep={keep}
          onDone={onDone}
        />
      }
    >
      <LiveLine text={outcomeOf(words, shown)} />
      {shown.kind === 'reading' && <p className={styles.sentence}>{words.reading}</p>}
      {shown.kind === 'refused' && (
        <RefusedSection code={shown.code} problems={shown.problems} onElse={() => onElse(reading.given())} />
      )}
      {shown.kind === 'teams' && <TeamSection teams={shown.teams} onTeam={(team) => void reading.readTeam(team)} />}
      {shown.kind === 'saved' && <p className={styles.sentence}>{shown.said}</p>}
      {shown.kind === 'read' && choices !== null && (
        <RosterView roster={shown.roster} choices={choices} campaignOpen={campaignOpen} onChange={choose} />
      )}
      {(shown.kind === 'choose' || shown.kind === 'refused') && (
        <ChooseSection text={text} onText={setText} onRead={() => void reading.readText(words.file.pasted, text)} />
      )}
      {shown.kind !== 'read' && packs !== undefined && (
        <OwnPacksSection packs={packs} onRemove={(id) => void remove(id)} />
      )}
    </ScreenLayout>
  );
}
