import type { CaseKind } from './caseKind.ts';
import { kt3Fight } from './kinds/kt3Fight.ts';
import { kt3Move } from './kinds/kt3Move.ts';
import { kt3Shoot } from './kinds/kt3Shoot.ts';
import { kt21Fight } from './kinds/kt21Fight.ts';
import { kt21Shoot } from './kinds/kt21Shoot.ts';
import { kt21Move } from './kinds/kt21Move.ts';
import { kt21Target } from './kinds/kt21Target.ts';
import { kt21Turn } from './kinds/kt21Turn.ts';
import { kt21Volley } from './kinds/kt21Volley.ts';
import { los } from './kinds/los.ts';
import { npo } from './kinds/npo.ts';
import { odds } from './kinds/odds.ts';
import { pack } from './kinds/pack.ts';
import { replay } from './kinds/replay.ts';
import { vanAttack } from './kinds/vanAttack.ts';
import { vanFall } from './kinds/vanFall.ts';
import { vanMove } from './kinds/vanMove.ts';
import { vanNerve } from './kinds/vanNerve.ts';
import { vanSplit } from './kinds/vanSplit.ts';
import { vanTurn } from './kinds/vanTurn.ts';

/** Every kind of case the door answers, by the name its lines carry. */
export const kinds: ReadonlyMap<string, CaseKind> = new Map([
  ['kt3.shoot', kt3Shoot],
  ['kt3.fight', kt3Fight],
  ['kt3.move', kt3Move],
  ['kt21.shoot', kt21Shoot],
  ['kt21.fight', kt21Fight],
  ['kt21.volley', kt21Volley],
  ['kt21.target', kt21Target],
  ['kt21.move', kt21Move],
  ['kt21.turn', kt21Turn],
  ['van.attack', vanAttack],
  ['van.split', vanSplit],
  ['van.fall', vanFall],
  ['van.move', vanMove],
  ['van.nerve', vanNerve],
  ['van.turn', vanTurn],
  ['los', los],
  ['npo', npo],
  ['odds', odds],
  ['pack', pack],
  ['replay', replay],
]);
