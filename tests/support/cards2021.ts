import { fieldMember } from '../../src/content/killTeams/fieldMember.ts';
import type { CarriedEquipment } from '../../src/content/schema/retinue.ts';
import { present } from '../../src/engine/core/invariant.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import { sides2021 } from './sides2021.ts';

const pack = sides2021();

/** A member of one of our rosters, by its card, with this equipment alone, as a test changes it. */
export function cardOf(
  card: string,
  side: string,
  changes: Partial<Operative> = {},
  equipment: CarriedEquipment[] = [],
): Operative {
  const members = [...pack.retinues.values()].flatMap((roster) => roster.members);
  const member = present(
    members.find((each) => each.card === card),
    card,
  );
  return { ...fieldMember(pack, { ...member, equipment }, { id: card, side, owner: null }), ...changes };
}
