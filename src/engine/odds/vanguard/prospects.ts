import type { Prospect } from '../../log/advice.ts';
import { NO_PROSPECT } from '../prospect.ts';
import type { VanguardOdds } from './attackOdds.ts';

/** What an attack comes to, seen by whoever attacks; wounds cut at those of the target, before it recovers. */
export const prospectOf = ({ pRemoved, meanCapped }: Omit<VanguardOdds, 'hits'>): Prospect => ({
  ...NO_PROSPECT,
  kills: pRemoved,
  inflicts: meanCapped,
});

/** Several things one after the other; of more than one target `kills` is how many are removed on average. */
export const summed = (prospects: readonly Prospect[]): Prospect =>
  prospects.reduce(
    (sum, { kills, falls, inflicts, suffers }) => ({
      kills: sum.kills + kills,
      falls: sum.falls + falls,
      inflicts: sum.inflicts + inflicts,
      suffers: sum.suffers + suffers,
    }),
    NO_PROSPECT,
  );
