import { type DragEvent, type ReactNode, useState } from 'react';
import { PackProblem } from '../../forms/PackProblems.tsx';
import type { Recognised } from '../../state/library/recognise.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { LiveLine } from '../../ui/LiveLine.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { classNames } from '../../ui/classNames.ts';
import { pickFile } from '../../ui/pickFile.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Bring.module.css';
import { FoundPanel, NotFoundPanel } from './FoundPanel.tsx';
import { foundSaid, isFound, notFoundSaid } from './foundSaid.ts';
import { type Shown, useDoor } from './useDoor.ts';

/** So many faults of a pack are told. */
const MOST_PROBLEMS = 13;

type BringScreenProps = {
  /** A file that was given elsewhere, looked at at once; null: one is chosen here. */
  readonly brought?: File | null;
  readonly onBack: () => void;
  /** Leads on to what was found. */
  readonly onNext: (given: Recognised) => void;
  /** The packs of one’s own. */
  readonly onPacks: () => void;
  /** Decides what differs from what is here, and tells what came of everything; null: there is nothing to decide. */
  readonly decide: (given: Recognised, onClose: () => void) => ReactNode;
};

function useSaid(shown: Shown) {
  const words = useWords('sharing');
  const saving = useWords('saving');
  const given = shown.kind === 'known' ? shown.given : null;
  const found = given === null || !isFound(given) ? null : foundSaid({ ...saving, ...words }, given);
  const refused = given === null || isFound(given) ? null : notFoundSaid({ ...saving, ...words }, given);
  return { door: words.door, given, found, refused };
}

type BarProps = {
  readonly door: ReturnType<typeof useDoor>;
  readonly said: ReturnType<typeof useSaid>;
  readonly onNext: BringScreenProps['onNext'];
};

/** The next thing: a file, what was pasted, or where what was found leads. */
function DoorBar({ door, said, onNext }: BarProps) {
  const { door: words, given, found } = said;
  const { next = null } = found ?? {};
  const goOn = () => {
    door.leave();
    if (given !== null) onNext(given);
  };
  const another = (
    <div className={styles.another}>
      <KeyButton quiet label={words.another} onPress={door.again} />
    </div>
  );
  const looking = door.shown.kind === 'looking';
  const choose = (
    <NextButton
      title={words.choose}
      detail={words.chooseDetail}
      icon="import"
      onPress={() => pickFile(door.readFile)}
    />
  );
  if (looking)
    return <ThumbBar label={words.title} next={<NextButton title={words.reading} quiet onPress={() => undefined} />} />;
  if (next !== null)
    return (
      <ThumbBar label={words.title} undo={another} next={<NextButton title={next} pressKey={next} onPress={goOn} />} />
    );
  if (door.text.trim() === '') return <ThumbBar label={words.title} next={choose} />;
  return (
    <ThumbBar
      label={words.title}
      undo={another}
      next={<NextButton title={words.read} pressKey={door.text} onPress={() => void door.readText()} />}
    />
  );
}

/** Takes in files that are dropped on it. */
function useDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onFile(file);
  };
  return { over, ways: { onDragOver: hold, onDragLeave: () => setOver(false), onDrop: drop } };
}

/** What is wrong in a pack, by the names of its rows. */
function Problems({ given }: { readonly given: Recognised }) {
  if (given.kind !== 'unread') return null;
  const { problems = [], rows = [] } = given;
  return problems.slice(0, MOST_PROBLEMS).map((problem) => (
    <div key={`${problem.path} ${problem.message}`} className={styles.problem}>
      <PackProblem problem={problem} rows={rows} />
    </div>
  ));
}

/** The one door for a file, a link or a code: says what it is, and leads on. */
export function BringScreen({ brought = null, onBack, onNext, onPacks, decide }: BringScreenProps) {
  const { common } = useWords('shared');
  const door = useDoor(brought);
  const [decided, setDecided] = useState<Recognised | null>(null);
  const said = useSaid(door.shown);
  const { door: words, given, found, refused } = said;
  const { over, ways } = useDrop(door.readFile);
  const waits = found === null || found.next === null;
  return (
    <ScreenLayout
      label={words.title}
      top={<TopBar title={words.title} back={{ label: common.back, onPress: onBack }} />}
      bar={<DoorBar door={door} said={said} onNext={onNext} />}
    >
      <div className={classNames(over && styles.over)} {...ways}>
        <LiveLine text={[found?.kind, found?.title, ...(refused ?? [])].filter(Boolean).join('. ')} />
        {found !== null && <FoundPanel {...found} />}
        {refused !== null && (
          <NotFoundPanel
            title={words.refusedTitle}
            told={refused}
            problems={given !== null && <Problems given={given} />}
          />
        )}
        {given === null && <p className={styles.pitch}>{words.pitch}</p>}
        {waits && (
          <div className={styles.fields}>
            <TextField label={words.paste} hint={words.pasteHint} lines={5} value={door.text} onChange={door.setText} />
          </div>
        )}
        {given === null && (
          <ListRow icon="wargear" title={words.lists} detail={words.listsDetail} opens onPress={onPacks} />
        )}
      </div>
      {given !== null && given !== decided && decide(given, () => setDecided(given))}
    </ScreenLayout>
  );
}
