import type { Hurt } from '../../en/vanguard/hurtBy.ts';

/** « 2 touches de PA 2, 1 blessure mortelle ». */
export const hurtBy = ({ hits, ap, mortal }: Hurt): string =>
  [
    hits > 0 && `${hits === 1 ? '1 touche' : `${hits} touches`}${ap > 0 ? ` de PA ${ap}` : ''}`,
    mortal > 0 && (mortal === 1 ? '1 blessure mortelle' : `${mortal} blessures mortelles`),
  ]
    .filter(Boolean)
    .join(', ');
