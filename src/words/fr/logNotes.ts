import type { Look } from '../look.ts';
import { whereSaid } from '../scenarioNotes.ts';
import { count, say, text, type Params, type Said } from '../speech.ts';
import { actions } from './actions.ts';

type Note = (params: Params, look: Look) => Said;

const who = (params: Params, look: Look): string => look.name(text(params, 'operative'));
const actionName = (id: string): string =>
  Object.entries(actions)
    .find(([known]) => known === id)?.[1]
    .full.toLowerCase() ?? id;

const gunTaken: Note = (params, look) =>
  say(`${who(params, look)} : ${look.weaponName(text(params, 'counter'))}, choix parmi plusieurs`);

const notes: Readonly<Record<string, Note>> = {
  spawn: (params, look) => {
    const place = text(params, 'where');
    if (params['joins'] !== undefined) return say(`Placez qui vient à votre aide : ${whereSaid(look, place)}`);
    return say(`Placez les nouveaux ennemis : ${whereSaid(look, place)}`, `VD ${count(params, 'dv')}`);
  },
  instead: (params, look) =>
    say(`Au lieu de renforts : ${look.contentName(text(params, 'rule'), text(params, 'name'))}`),
  free: (params, look) => say(`${who(params, look)} peut ${actionName(text(params, 'action'))}, gratuitement`),
  doors: (params) => say(text(params, 'state') === 'open' ? 'Portes ouvertes' : 'Portes fermées'),
  loot: (params, look) => say(`${who(params, look)} trouve quelque chose`, `${count(params, 'count')}`),
  lasts: (params, look) =>
    say(
      `${look.contentName(text(params, 'id'), text(params, 'name'))} : endroits au hasard`,
      `${count(params, 'count')}`,
    ),
  push: (params, look) => say(`${who(params, look)} est repoussé de ${count(params, 'inches')}″ en ligne droite`),
  flee: (params) =>
    say(
      `Chaque passant s’éloigne de ${count(params, 'inches')}″ de la figurine la plus proche`,
      `il en reste ${count(params, 'left')}`,
    ),
  jam: gunTaken,
  ammo: gunTaken,
};

export const notedLine = (op: string, params: Params, look: Look): Said =>
  notes[op]?.(params, look) ?? say('À faire sur la table');
