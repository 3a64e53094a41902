import { type ReactNode, useEffect, useState } from 'react';
import { useBegun } from '../../scene/useBegun.ts';
import { rowsIn } from '../../content/packRows.ts';
import type { ShareWays } from '../../state/workshop/sharePack.ts';
import { downloadBytes } from '../../ui/downloadText.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { PackInside } from './PackInside.tsx';
import { LinkSection, QrSection } from './Ways.tsx';
import form from '../../ui/Form.module.css';
import styles from './Share.module.css';

const LONGEST_NAME = 80;

type WaysScreenProps = {
  /** Makes it ready under the name of whoever made it, null: as it is known here; null comes back: it is gone. Stays the same. */
  readonly make: (author: string | null) => Promise<ShareWays | null>;
  /** What goes with it. */
  readonly goes: (ways: ShareWays) => string;
  /** What is chosen before it is made. */
  readonly first?: ReactNode;
  /** What else can be done with it here. */
  readonly children?: ReactNode;
  readonly onBack: () => void;
};

interface Made {
  readonly by: WaysScreenProps['make'];
  readonly ways: ShareWays | null;
}

/** The ways to share it, made anew when whoever made it is called otherwise; undefined until they are made, null: it is gone. */
function useWays(make: WaysScreenProps['make'], author: string | null): ShareWays | null | undefined {
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    let wanted = true;
    void make(author).then((ways) => wanted && setMade({ by: make, ways }));
    return () => {
      wanted = false;
    };
  }, [make, author]);
  // What was made otherwise may have in it what this is to be without.
  return made?.by === make ? made.ways : undefined;
}

function Ways({ ways, goes }: { readonly ways: ShareWays; readonly goes: string }) {
  const words = useWords('sharing').pack;
  const { title } = ways.shared.about;
  return (
    <>
      <p className={form.note}>{goes}</p>
      <LinkSection link={ways.link} sendText={words.sendText(title)} />
      <QrSection qr={ways.qr} parts={ways.parts} link={ways.link} label={words.qrLabel(title)} />
      <PackInside rows={rowsIn(ways.shared.files)} />
    </>
  );
}

/** Gives something to others: a file, and a link and a QR code where it fits; and says what goes with it. */
export function WaysScreen({ make, goes, first, children, onBack }: WaysScreenProps) {
  const shared = useWords('shared');
  const words = useWords('sharing').pack;
  const [author, setAuthor] = useBegun<string | null>('author', null);
  const ways = useWays(make, author);
  const about = ways?.shared.about;
  return (
    <ScreenLayout
      label={words.title}
      top={
        <TopBar
          title={about === undefined ? words.title : words.titleOf(about.title)}
          back={{ label: shared.common.back, onPress: onBack }}
        />
      }
      bar={
        <ThumbBar
          label={words.title}
          next={
            <NextButton
              icon="export"
              title={words.saveFile}
              detail={words.fileHint}
              impossible={ways === undefined || ways === null}
              onPress={() => ways !== undefined && ways !== null && downloadBytes(ways.fileName, ways.bytes)}
            />
          }
        />
      }
    >
      {ways === null ? (
        <p className={form.note}>{words.gone}</p>
      ) : (
        <>
          {first}
          <div className={styles.by}>
            <TextField
              label={words.by}
              hint={words.byHint}
              value={author ?? about?.author ?? ''}
              maxLength={LONGEST_NAME}
              onChange={setAuthor}
            />
          </div>
          {ways === undefined ? <p className={form.note}>{words.making}</p> : <Ways ways={ways} goes={goes(ways)} />}
          {children}
        </>
      )}
    </ScreenLayout>
  );
}
