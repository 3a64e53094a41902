import { emptyDraft } from './draft.ts';
import { firstText, isRecord, itemsIn, recordsIn, valueOf, type JsonRecord } from './json.ts';
import { countModel, KILL_TEAM_3, readModelRecord } from './killteamJson.ts';
import { plainName } from './plain.ts';
import type { ImportedRoster } from './roster.ts';

export const isKtdashRoster = (json: unknown): json is JsonRecord =>
  isRecord(json) && Array.isArray(valueOf(json, 'ops')) && valueOf(json, 'rosterId') !== undefined;

/** The weapons it carries: those named in `wepIds`, or all that are listed when none of them is named. */
function weaponsIn(operative: JsonRecord, type: JsonRecord): readonly JsonRecord[] {
  const own = recordsIn(operative, 'weapons');
  const listed = own.length > 0 ? own : recordsIn(type, 'weapons');
  const ids = new Set(
    firstText(operative, 'wepIds')
      .split(',')
      .map((id) => id.trim()),
  );
  const named = listed.filter((weapon) => ids.has(firstText(weapon, 'wepId')));
  return named.length > 0 ? named : listed;
}

/** A roster of KTDash as its address gives it: one model for each operative, with what it carries. */
export function readKtdash(roster: JsonRecord): ImportedRoster {
  const draft = emptyDraft();
  const name = plainName(firstText(roster, 'rosterName'));
  for (const operative of itemsIn(roster, 'ops')) {
    if (!countModel(draft, name, operative)) continue;
    const type = valueOf(operative, 'opType');
    const card = isRecord(type) ? type : operative;
    readModelRecord(draft, name, { card, own: operative, weapons: weaponsIn(operative, card) });
  }
  return {
    format: 'ktdash',
    name,
    edition: '2024',
    gameSystem: KILL_TEAM_3,
    models: draft.models,
    counted: { inFile: draft.inFile, read: draft.models.length },
    dropped: draft.dropped,
  };
}
