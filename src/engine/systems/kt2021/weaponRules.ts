import { ap } from './weapon-rules/ap.ts';
import { balanced } from './weapon-rules/balanced.ts';
import { barrage } from './weapon-rules/barrage.ts';
import { blast } from './weapon-rules/blast.ts';
import { brutal } from './weapon-rules/brutal.ts';
import { ceaseless } from './weapon-rules/ceaseless.ts';
import { fusillade } from './weapon-rules/fusillade.ts';
import { heavy } from './weapon-rules/heavy.ts';
import { hot } from './weapon-rules/hot.ts';
import { indirect } from './weapon-rules/indirect.ts';
import { lethal } from './weapon-rules/lethal.ts';
import { limited } from './weapon-rules/limited.ts';
import { mw } from './weapon-rules/mw.ts';
import { noCover } from './weapon-rules/noCover.ts';
import { p } from './weapon-rules/p.ts';
import { psychicAction } from './weapon-rules/psychicAction.ts';
import { reap } from './weapon-rules/reap.ts';
import { relentless } from './weapon-rules/relentless.ts';
import { rending } from './weapon-rules/rending.ts';
import { rng } from './weapon-rules/rng.ts';
import { silent } from './weapon-rules/silent.ts';
import { splash } from './weapon-rules/splash.ts';
import { stun } from './weapon-rules/stun.ts';
import { told } from './weapon-rules/told.ts';
import { torrent } from './weapon-rules/torrent.ts';
import { unwieldy } from './weapon-rules/unwieldy.ts';

/** The 26 rules of the sheet but the invulnerable save, which is the target's (L-23 to L-48); and what is only told. */
export const weaponRules = {
  ap,
  balanced,
  barrage,
  blast,
  brutal,
  ceaseless,
  fusillade,
  heavy,
  hot,
  indirect,
  lethal,
  limited,
  mw,
  noCover,
  p,
  psychicAction,
  reap,
  relentless,
  rending,
  rng,
  silent,
  splash,
  stun,
  told,
  torrent,
  unwieldy,
};
