import type { DurableShares, LocalShares, Share, StoragePanel } from '../../state/library/storagePanel.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';
import { Facts } from './Facts.tsx';
import form from '../../ui/Form.module.css';
import styles from './Storage.module.css';

const LOCAL = ['campaigns', 'battles', 'settings', 'other'] as const satisfies (keyof LocalShares)[];
const DURABLE = ['campaigns', 'battles', 'copies', 'pictures', 'aside'] as const satisfies (keyof DurableShares)[];
const UNCOUNTED: ReadonlySet<string> = new Set(['settings', 'other']);

const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, { bytes }) => sum + bytes, 0);

function factOf({ places, size }: Words<'storage'>, part: keyof LocalShares | keyof DurableShares, share: Share) {
  const count = UNCOUNTED.has(part) ? 0 : share.count;
  return [places.parts[part], places.share(count, size(share.bytes))] as const;
}

type PlaceProps = {
  readonly title: string;
  readonly total: number;
  readonly facts: readonly (readonly [string, string])[];
};

function Place({ title, total, facts }: PlaceProps) {
  const { places, size } = useWords('storage');
  return (
    <>
      <h3 className={styles.place}>{title}</h3>
      <p className={form.note}>{places.total(size(total))}</p>
      <Facts facts={facts} />
    </>
  );
}

function Missing({ title }: { readonly title: string }) {
  const { places } = useWords('storage');
  return (
    <>
      <h3 className={styles.place}>{title}</h3>
      <p className={form.note}>{places.offDetail}</p>
    </>
  );
}

/** What lies in the two places of this browser, and how large it is. */
export function PlacesSection({ panel: { report, local, durable, estimate } }: { readonly panel: StoragePanel }) {
  const words = useWords('storage');
  const { places, size } = words;
  return (
    <section className={form.section} aria-label={places.title}>
      <SectionHead title={places.title} />
      {report.localStore ? (
        <Place
          title={places.first}
          total={sumOf(Object.values(local))}
          facts={LOCAL.map((part) => factOf(words, part, local[part]))}
        />
      ) : (
        <Missing title={places.firstOff} />
      )}
      {durable === null ? (
        <Missing title={places.secondOff} />
      ) : (
        <Place
          title={places.second}
          total={sumOf(Object.values(durable))}
          facts={DURABLE.map((part) => factOf(words, part, durable[part]))}
        />
      )}
      {estimate !== null && <p className={form.note}>{places.estimate(size(estimate.usage), size(estimate.quota))}</p>}
    </section>
  );
}
