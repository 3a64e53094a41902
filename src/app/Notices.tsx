import { useLayoutEffect, useRef } from 'react';
import { useAddress } from './useAddress.ts';
import styles from './Notices.module.css';
import { PlainHttpNotice } from './PlainHttpNotice.tsx';
import { SaveNotice } from './SaveNotice.tsx';
import { UpdateToast } from './UpdateToast.tsx';
import { HOME_PATH } from './paths.ts';

const isPlay = (at: string): boolean => /^\/battle\/[^/]+$/u.test(at);
const isOfPlay = (at: string): boolean => /^\/(?:battle|campaign)\//u.test(at);

/** What concerns the whole app, above every screen; screens are as much lower as it is high. */
export function Notices() {
  const box = useRef<HTMLDivElement>(null);
  const [at] = useAddress();
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const watch = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--notices', `${element.offsetHeight}px`),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box} className={styles.notices}>
      <SaveNotice elsewhere={!isOfPlay(at)} />
      {at === HOME_PATH && <PlainHttpNotice />}
      <UpdateToast shown={!isPlay(at)} />
    </div>
  );
}
