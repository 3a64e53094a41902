import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { useState } from 'react';
import type { Member } from '../../../engine/campaign/model/member.ts';
import { type StoredPicture, useKeepPicture, usePicture } from '../../../state/campaign/pictures.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { pickPicture } from '../../../ui/pickPicture.ts';
import { scalePicture } from '../../../ui/scalePicture.ts';
import styles from './Operative.module.css';

type Fault = 'notPicture' | 'tooLarge' | 'failed';

/** Scales a file and stores it; its key, or why not. */
async function stored(
  file: File,
  keep: (dataUrl: string) => Promise<StoredPicture>,
): Promise<{ readonly key: string } | { readonly fault: Fault }> {
  const scaled = await scalePicture(file);
  if (scaled.kind !== 'scaled') return { fault: scaled.kind === 'tooLarge' ? 'tooLarge' : 'notPicture' };
  const kept = await keep(scaled.dataUrl);
  if (kept.kind === 'stored') return { key: kept.id };
  return { fault: kept.kind === 'tooLarge' || kept.kind === 'notPicture' ? kept.kind : 'failed' };
}

type OwnPictureProps = { readonly member: Member; readonly onPicture: (key: string) => void };

/** A picture of the player's own in place of the bust. */
export function OwnPicture({ member, onPicture }: OwnPictureProps) {
  const { operative } = useCampaignScene().words.campaign.retinue;
  const keepPicture = useKeepPicture();
  const picture = usePicture(member.picture);
  const [fault, setFault] = useState<Fault | null>(null);
  const take = async (file: File) => {
    const result = await stored(file, keepPicture);
    setFault('fault' in result ? result.fault : null);
    if ('key' in result) onPicture(result.key);
  };
  return (
    <div>
      <p className={styles.note}>{operative.pictureHint}</p>
      <div className={styles.own}>
        {picture !== null && <img className={styles.ownPicture} src={picture} alt={operative.ownPicture} />}
        <PlainButton
          icon="import"
          label={operative.choosePicture}
          onPress={() => pickPicture((file) => void take(file))}
        />
      </div>
      {fault !== null && (
        <p role="status" className={styles.refusal}>
          {operative.pictureFaults[fault]}
        </p>
      )}
    </div>
  );
}
