import type { ImportedRoster } from '../../content/importers/roster.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { type Choices, packNameOf, recruitsOf } from './choices.ts';
import styles from './Import.module.css';
import type { Shown } from './useImport.ts';

type ImportBarProps = {
  readonly shown: Shown;
  readonly choices: Choices | null;
  readonly onFile: () => void;
  readonly onTeams: () => void;
  readonly onKeep: (roster: ImportedRoster, choices: Choices) => void;
  readonly onDone: () => void;
};

type KeepProps = {
  readonly roster: ImportedRoster;
  readonly choices: Choices;
  readonly onKeep: ImportBarProps['onKeep'];
};

/** Saves or recruits what was read, or says why not. */
function KeepButton({ roster, choices, onKeep }: KeepProps) {
  const { save, recruits } = useWords('importing');
  const { as } = choices;
  const joining = recruitsOf(choices, roster).length;
  const count = roster.models.length;
  const reason = count === 0 ? save.nothing : as === 'member' && joining === 0 ? recruits.none : null;
  const title = as === 'member' ? recruits.take(joining) : save[as](count);
  const detail = as === 'member' ? recruits.asChosen : save.detail(packNameOf(choices, roster));
  return (
    <NextButton
      title={title}
      detail={reason ?? detail}
      icon={as === 'member' ? 'plus' : 'saved'}
      impossible={reason !== null}
      pressKey={`${as} ${choices.dv} ${choices.name} ${joining}`}
      onPress={() => reason === null && onKeep(roster, choices)}
    />
  );
}

/** The next thing: a file, keeping what is in it, or being done; and another file beside it. */
export function ImportBar({ shown, choices, onFile, onTeams, onKeep, onDone }: ImportBarProps) {
  const { common } = useWords('shared');
  const words = useWords('importing');
  const { file } = words;
  const read = shown.kind === 'read' ? shown : null;
  const another = (
    <div className={styles.another}>
      <KeyButton quiet label={file.another} onPress={onFile} />
    </div>
  );
  const anotherTeam = (
    <div className={styles.another}>
      <KeyButton quiet label={file.anotherTeam} onPress={onTeams} />
    </div>
  );
  if (read !== null && choices !== null)
    return (
      <ThumbBar
        label={words.title}
        undo={read.ofSeveral ? anotherTeam : another}
        next={<KeepButton roster={read.roster} choices={choices} onKeep={onKeep} />}
      />
    );
  if (shown.kind === 'saved')
    return (
      <ThumbBar
        label={words.title}
        undo={another}
        next={<NextButton title={common.done} icon="check" onPress={onDone} />}
      />
    );
  const busy = shown.kind === 'reading';
  return (
    <ThumbBar
      label={words.title}
      next={
        <NextButton
          title={busy ? words.reading : file.choose}
          detail={busy ? words.readingDetail : file.chooseDetail}
          icon="import"
          quiet={busy}
          pressKey={shown.kind}
          onPress={onFile}
        />
      }
    />
  );
}
