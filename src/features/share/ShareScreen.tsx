import { useEffect, useRef, useState } from 'react';
import { useCampaign } from '../../state/campaign/campaignPlay.ts';
import { type Sharing, shareRetinue } from '../../state/sharing.ts';
import { useGame } from '../../state/store.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { classNames } from '../../ui/classNames.ts';
import { useFirstWords } from '../../words/useFirstWords.ts';
import { useSharingWords } from '../../words/useSharingWords.ts';
import { canSend, copyText, sendLink } from './copyText.ts';
import { Inside } from './Inside.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './Share.module.css';

type ShareScreenProps = {
  readonly onBack: () => void;
  /** The address of the app up to where a code stands. */
  readonly origin: string;
};

function LinkSection({ link, name }: { readonly link: string | null; readonly name: string }) {
  const words = useSharingWords();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async (text: string) => setSaid((await copyText(text, field.current)) ? words.copied : words.copyByHand);
  return (
    <section className={styles.section} aria-label={words.link}>
      <SectionHead title={words.link} />
      <p className={styles.hint}>{link === null ? words.tooLong : words.linkHint}</p>
      {link !== null && (
        <>
          <input ref={field} className={styles.link} aria-label={words.linkField} readOnly value={link} />
          <div className={styles.acts}>
            <PlainButton label={words.copy} onPress={() => void copy(link)} />
            {canSend() && <PlainButton label={words.send} onPress={() => void sendLink(link, words.sendText(name))} />}
          </div>
          <p className={styles.hint} role="status">
            {said}
          </p>
        </>
      )}
    </section>
  );
}

function QrSection({ sharing: { qr, shared } }: { readonly sharing: Sharing }) {
  const words = useSharingWords();
  return (
    <section className={classNames(styles.section, styles.printed)} aria-label={words.qr}>
      <SectionHead title={words.qr} />
      <p className={styles.hint}>{qr === null ? words.qrTooLong : words.qrHint}</p>
      {qr !== null && (
        <>
          <QrCode qr={qr} label={words.qrLabel(shared.name)} />
          <div className={styles.acts}>
            <PlainButton label={words.print} onPress={() => window.print()} />
          </div>
        </>
      )}
    </section>
  );
}

/** The ways to share, made anew when the campaign changes; null until they are made. */
function useSharing(origin: string): Sharing | null {
  const state = useCampaign((campaign) => campaign.state);
  const [sharing, setSharing] = useState<Sharing | null>(null);
  useEffect(() => {
    let wanted = true;
    void shareRetinue(state, origin).then((made) => wanted && setSharing(made));
    return () => {
      wanted = false;
    };
  }, [state, origin]);
  return sharing;
}

/** Gives the retinue of the open campaign to others: a link, a QR code, a file; and says who and what goes with it. */
export function ShareScreen({ onBack, origin }: ShareScreenProps) {
  const first = useFirstWords();
  const words = useSharingWords();
  const thumbSide = useGame((game) => game.settings.thumbSide);
  const sharing = useSharing(origin);
  return (
    <ScreenLayout
      label={words.title}
      thumbSide={thumbSide}
      top={<TopBar title={words.title} back={{ label: first.common.back, onPress: onBack }} />}
      bar={
        <ThumbBar
          label={words.file}
          thumbSide={thumbSide}
          next={
            <NextButton
              icon="export"
              title={words.saveFile}
              detail={words.fileHint}
              onPress={() => downloadFile(sharing?.file ?? null)}
            />
          }
        />
      }
    >
      <p className={styles.hint}>{words.goes}</p>
      <p className={styles.hint}>{words.stays}</p>
      {sharing === null ? (
        <p className={styles.hint}>{words.making}</p>
      ) : (
        <>
          <LinkSection link={sharing.link} name={sharing.shared.name} />
          <QrSection sharing={sharing} />
          <Inside shared={sharing.shared} />
        </>
      )}
    </ScreenLayout>
  );
}
