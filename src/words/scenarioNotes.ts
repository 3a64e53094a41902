import type { Look } from './look.ts';

/** What an objective of the battle's scenario asks, in the language shown; `text`: as the scenario has it. */
export const objectiveText = ({ contentText, battle }: Look, objective: string, text: string): string =>
  contentText(`${battle.mission.id}/objectives/${objective}`, text);

/** What an Interact was for: the action of the scenario of this name in the language shown, else the note as it was written. */
export function noteSaid({ battle, contentName }: Look, note: string): string {
  const action = battle.mission.script?.actions.find(({ name }) => name === note);
  return action === undefined ? note : contentName(action.id, note);
}

/** Where those who arrive are set up: as the scenario's wave says it in the language shown, else a place of the pack. */
export function whereSaid({ battle, contentName, contentText }: Look, place: string): string {
  const wave = battle.mission.script?.waves.find(({ where }) => where === place);
  return wave === undefined ? contentName(place, place) : contentText(`${battle.mission.id}/waves/${wave.id}`, place);
}

/** A table of the battle that is not its event table, by its name; null: it is the event table, or none of the battle. */
export function tableName({ battle, contentName }: Look, id: string): string | null {
  const table = id === battle.eventTable ? undefined : battle.tables?.[id];
  return table === undefined ? null : contentName(id, table.title);
}

/** What a row of such a table says to whoever rolled it; empty: nothing. */
export function rowText({ battle, contentText }: Look, table: string, row: string): string {
  const found = table === battle.eventTable ? undefined : battle.tables?.[table]?.rows.find(({ id }) => id === row);
  return found === undefined ? '' : contentText(`${row}/text`, found.text);
}
