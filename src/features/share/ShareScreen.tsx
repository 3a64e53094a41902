import { useEffect, useState } from 'react';
import { useCampaign } from '../../state/campaign/campaignPlay.ts';
import { type Sharing, shareRetinue } from '../../state/campaign/sharing.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { Inside } from './Inside.tsx';
import { LinkSection, QrSection } from './Ways.tsx';
import form from '../../ui/Form.module.css';

type ShareScreenProps = {
  readonly onBack: () => void;
  /** The address of the app up to where a code stands. */
  readonly origin: string;
};

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
  const shared = useWords('shared');
  const words = useWords('sharing').sharing;
  const sharing = useSharing(origin);
  return (
    <ScreenLayout
      label={words.title}
      top={<TopBar title={words.title} back={{ label: shared.common.back, onPress: onBack }} />}
      bar={
        <ThumbBar
          label={words.file}
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
      <p className={form.note}>{words.goes}</p>
      <p className={form.note}>{words.stays}</p>
      {sharing === null ? (
        <p className={form.note}>{words.making}</p>
      ) : (
        <>
          <LinkSection link={sharing.link} sendText={words.sendText(sharing.shared.name)} />
          <QrSection qr={sharing.qr} link={sharing.link} label={words.qrLabel(sharing.shared.name)} />
          <Inside shared={sharing.shared} />
        </>
      )}
    </ScreenLayout>
  );
}
