import type { Side } from '../../engine/core/ids.ts';
import { present } from '../../engine/core/invariant.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import type { Pack } from '../pack.ts';
import type { RetinueMember } from '../schema/retinue.ts';
import { toOperative } from '../toOperative.ts';
import { withChosen } from './brackets.ts';
import { equipped } from './equipped.ts';

/** Whose it is; `id`: in the battle. */
interface Fielding {
  readonly id: string;
  readonly side: Side;
  readonly owner: string | null;
}

/** A member of a roster as it takes the field: the keywords chosen for its card everywhere on it, and its equipment. */
export function fieldMember(pack: Pack, member: RetinueMember, fielding: Fielding): Operative {
  const card = present(pack.operatives.get(member.card), `no card ${member.card}`);
  const chosen = withChosen(card, member);
  const named = chosen === card ? pack : { ...pack, operatives: new Map([...pack.operatives, [card.id, chosen]]) };
  const operative = toOperative(named, { ...member, ...fielding, dv: 1 });
  return equipped(pack, operative, member.equipment ?? []);
}
