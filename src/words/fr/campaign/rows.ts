import type { Rows } from '../../rows.ts';
import { backgrounds } from './rows/backgrounds.ts';
import { fortunes } from './rows/fortunes.ts';
import { honours } from './rows/honours.ts';
import { marineHonours } from './rows/marineHonours.ts';
import { powers } from './rows/powers.ts';
import { tracks } from './rows/tracks.ts';
import { wargear } from './rows/wargear.ts';

/** What the rows of the campaign pack are called and mean, by id. */
export const rows: Rows = {
  ...backgrounds,
  ...honours,
  ...marineHonours,
  ...fortunes,
  ...powers,
  ...wargear,
  ...tracks,
};
