import { useEffect, useState } from 'react';
import { rowsIn } from '../../content/packRows.ts';
import { useApp } from '../../state/base/useApp.ts';
import { type ShareTarget, type ShareWays, shareFromWorkshop } from '../../state/workshop/sharePack.ts';
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

type SharePackScreenProps = {
  readonly target: ShareTarget;
  /** The address of the app up to where a code stands. */
  readonly origin: string;
  readonly onBack: () => void;
};

/** The ways to share it, made anew when whoever made it is called otherwise; undefined until they are made, null: it is gone. */
function useWays(target: ShareTarget, author: string | null, origin: string): ShareWays | null | undefined {
  const app = useApp();
  const [ways, setWays] = useState<ShareWays | null>();
  const kind = target === 'pack' ? null : target.kind;
  const id = target === 'pack' ? '' : target.id;
  useEffect(() => {
    let wanted = true;
    const what: ShareTarget = kind === null ? 'pack' : { kind, id };
    void shareFromWorkshop(app, what, author, origin).then((made) => wanted && setWays(made));
    return () => {
      wanted = false;
    };
  }, [kind, id, author, origin, app]);
  return ways;
}

function Ways({ ways }: { readonly ways: ShareWays }) {
  const words = useWords('sharing').pack;
  const { title, kind } = ways.shared.about;
  const secret = kind === 'scenario' || kind === 'module' || kind === 'pack';
  return (
    <>
      <p className={form.note}>
        {words.goes[kind]}
        {secret && ` ${words.secrets}`}
      </p>
      <LinkSection link={ways.link} sendText={words.sendText(title)} />
      <QrSection qr={ways.qr} link={ways.link} label={words.qrLabel(title)} />
      <PackInside rows={rowsIn(ways.shared.files)} />
    </>
  );
}

/** Gives something of the workshop to others: a file, and a link and a QR code where it fits; and says what goes with it. */
export function SharePackScreen({ target, origin, onBack }: SharePackScreenProps) {
  const shared = useWords('shared');
  const words = useWords('sharing').pack;
  const [author, setAuthor] = useState<string | null>(null);
  const ways = useWays(target, author, origin);
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
          <div className={styles.by}>
            <TextField
              label={words.by}
              hint={words.byHint}
              value={author ?? about?.author ?? ''}
              maxLength={LONGEST_NAME}
              onChange={setAuthor}
            />
          </div>
          {ways === undefined ? <p className={form.note}>{words.making}</p> : <Ways ways={ways} />}
        </>
      )}
    </ScreenLayout>
  );
}
