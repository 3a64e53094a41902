import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import styles from './Together.module.css';

type Tell = (part: string, ready: boolean) => void;

const Gate = createContext<Tell | null>(null);

/** Says whether what this part shows has come; outside `Together` nobody asks. */
export function useTogether(ready: boolean): void {
  const id = useId();
  const tell = use(Gate);
  useLayoutEffect(() => {
    tell?.(id, ready);
    return () => tell?.(id, true);
  }, [tell, id, ready]);
}

function Told({ ready }: { readonly ready: boolean }) {
  useTogether(ready);
  return null;
}

/** So long nothing is said of what may come at once, in ms: a word that only flashes is worse than none. */
const HELD_BACK = 250;

function Meanwhile({ children }: { readonly children: ReactNode }) {
  const [isDue, fallDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => fallDue(true), HELD_BACK);
    return () => clearTimeout(timer);
  }, []);
  return isDue && <div className={styles.waiting}>{children}</div>;
}

type TogetherProps = {
  /** Stands there until they are seen, unless that is at once. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Parts that come one after the other and are seen all at once, so that none moves another under the finger. Once seen
 * they stay, whatever is read anew.
 */
export function Together({ waiting: meanwhile = null, children }: TogetherProps) {
  const [waiting, setWaiting] = useState<ReadonlySet<string> | null>(null);
  const [seen, setSeen] = useState(false);
  const tell = useCallback<Tell>(
    (part, ready) =>
      setWaiting((now) => {
        const others = [...(now ?? [])].filter((each) => each !== part);
        return new Set(ready ? others : [...others, part]);
      }),
    [],
  );
  if (waiting?.size === 0 && !seen) setSeen(true);
  return (
    <Gate value={tell}>
      {!seen && meanwhile !== null && <Meanwhile>{meanwhile}</Meanwhile>}
      <div className={styles.together} data-seen={seen} aria-busy={!seen}>
        <Suspense fallback={<Told ready={false} />}>{children}</Suspense>
        <Told ready />
      </div>
    </Gate>
  );
}
