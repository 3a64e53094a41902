import type { Member } from '../../engine/campaign/model/member.ts';
import { usePicture } from '../../state/campaign/pictures.ts';
import { Bust, bustFor } from '../../ui/icons/Bust.tsx';
import styles from './Portrait.module.css';

/** An operative's own picture in one tone, else its bust. Decoration: the name stands beside it. */
export function Portrait({ member }: { readonly member: Pick<Member, 'portrait' | 'picture'> }) {
  const picture = usePicture(member.picture);
  if (picture !== null) return <img className={styles.picture} src={picture} alt="" />;
  return <Bust name={bustFor(member.portrait)} />;
}
