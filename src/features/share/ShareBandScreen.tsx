import { useCallback, useState } from 'react';
import { bandFiles } from '../../content/warBands/bandFiles.ts';
import { useApp } from '../../state/base/useApp.ts';
import { usePacks } from '../../state/library/ownPacks.ts';
import { type SharedBand, shareBand } from '../../state/workshop/shareBand.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { useWords } from '../../words/useWords.ts';
import form from '../../ui/Form.module.css';
import styles from './Share.module.css';
import { WaysScreen } from './WaysScreen.tsx';

type ShareBandScreenProps = SharedBand & {
  /** The address of the app up to where a code stands. */
  readonly origin: string;
  readonly onBack: () => void;
};

/** Keeps the war band among the packs of this device, to be chosen again; what is there stays. */
function Keep({ pack, choice, limit }: SharedBand) {
  const { storePack } = usePacks();
  const words = useWords('sharing').pack.band;
  const [came, setCame] = useState<'stored' | 'refused' | 'tooLarge' | 'failed' | null>(null);
  const keep = () => void storePack(bandFiles(pack, choice, { limit, author: '' })).then(({ kind }) => setCame(kind));
  return (
    <div className={styles.acts}>
      {came !== 'stored' && <PlainButton icon="saved" label={words.keep} onPress={keep} />}
      <p className={form.note} role="status">
        {came === null ? words.keepHint : words.kept[came]}
      </p>
    </div>
  );
}

/** Gives a war band to others as a pack: a file, a link, a QR code; or keeps it on this device. */
export function ShareBandScreen({ pack, choice, limit, origin, onBack }: ShareBandScreenProps) {
  const app = useApp();
  const words = useWords('sharing').pack.band;
  const make = useCallback(
    (author: string | null) => shareBand(app, { pack, choice, limit }, author ?? '', origin),
    [app, pack, choice, limit, origin],
  );
  return (
    <WaysScreen make={make} goes={() => words.goes} onBack={onBack}>
      <Keep pack={pack} choice={choice} limit={limit} />
    </WaysScreen>
  );
}
