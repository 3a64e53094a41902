import type { WarBand } from '../schema/warBands/warBand.ts';
import { bandFacts, type ChosenBand } from '../warBands/bandFacts.ts';
import { BAND_MESSAGES } from '../warBands/bandMessages.ts';
import { type Check, findRow, follow, inside } from './check.ts';
import { checkPartIds, partsOf } from './placedRows.ts';

/** The war band as it is looked at; members whose card is nowhere were reported. */
const chosenBand = (check: Check, { members, limit }: WarBand, faction: ChosenBand['faction']): ChosenBand => ({
  faction,
  limit,
  members: members.flatMap((member, at) => {
    const model = findRow(check, { kind: 'bandModels', id: member.model })?.row;
    return model === undefined ? [] : [{ at, member, model }];
  }),
});

/** War bands: models and options of one faction, within their points, with one leader (V-75, V-76). */
export function checkWarBands(check: Check): void {
  for (const { row, ...place } of check.rows.warBands ?? []) {
    const members = partsOf(place, 'members', row.members);
    checkPartIds(check, members);
    for (const { row: member, ...at } of members)
      follow(check, inside(at, 'model'), { kind: 'bandModels', id: member.model });
    const faction = follow(check, inside(place, 'faction'), { kind: 'bandFactions', id: row.faction });
    if (faction === undefined || check.rows.bandModels === null) continue;
    const facts = bandFacts(chosenBand(check, row, faction));
    // A leader whose card is nowhere was reported as such.
    const led = row.members.some(({ leader }) => leader);
    for (const fact of facts.filter(({ code }) => code !== 'noLeader' || !led))
      check.problems.push({
        ...inside(place, fact.at),
        code: 'bandRule',
        message: BAND_MESSAGES[fact.code](fact.params),
        fact,
      });
  }
}
