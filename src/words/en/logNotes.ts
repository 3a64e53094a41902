import type { Look } from '../look.ts';
import { whereSaid } from '../scenarioNotes.ts';
import { count, say, text, type Params, type Said } from '../speech.ts';
import { actions } from './actions.ts';

type Note = (params: Params, look: Look) => Said;

const who = (params: Params, look: Look): string => look.name(text(params, 'operative'));
const actionName = (id: string): string => Object.entries(actions).find(([known]) => known === id)?.[1].name ?? id;

const gunTaken: Note = (params, look) =>
  say(`${who(params, look)}: ${look.weaponName(text(params, 'counter'))} was taken, of several`);

/** Effects that the table carries out, by what they do. */
const notes: Readonly<Record<string, Note>> = {
  spawn: (params, look) => {
    const place = text(params, 'where');
    if (params['joins'] !== undefined) return say(`Set up who comes to your help: ${whereSaid(look, place)}`);
    return say(`Set the new enemies up: ${whereSaid(look, place)}`, `DV ${count(params, 'dv')}`);
  },
  instead: (params, look) =>
    say(`In place of reinforcements: ${look.contentName(text(params, 'rule'), text(params, 'name'))}`),
  free: (params, look) => say(`${who(params, look)} makes a free ${actionName(text(params, 'action'))}`),
  doors: (params) => say(text(params, 'state') === 'open' ? 'Doors open' : 'Doors shut'),
  loot: (params, look) => say(`${who(params, look)} finds something`, `${count(params, 'count')}`),
  lasts: (params, look) =>
    say(`${look.contentName(text(params, 'id'), text(params, 'name'))}: places at random`, `${count(params, 'count')}`),
  push: (params, look) => say(`${who(params, look)} is moved ${count(params, 'inches')}″ straight away`),
  flee: (params) =>
    say(
      `Each bystander moves ${count(params, 'inches')}″ away from the nearest operative`,
      `${count(params, 'left')} left`,
    ),
  jam: gunTaken,
  ammo: gunTaken,
};

/** An effect that the app only notes. */
export const notedLine = (op: string, params: Params, look: Look): Said =>
  notes[op]?.(params, look) ?? say('To be done on the table');
