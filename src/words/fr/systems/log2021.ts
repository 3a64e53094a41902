import type { log as enLog, undoCommand as enUndo } from '../../en/systems/log2021.ts';
import { battle } from '../battle.ts';
import { de } from '../de.ts';
import { log as base } from '../log.ts';
import { undoCommand as undoBase } from '../undo.ts';
import { type LogCatalogue, say, type UndoCatalogue } from '../../speech.ts';

/** Ce que la feuille appelle autrement : sur la touche Annuler, et ce qui est fait. */
const OWN_ACTIONS: Readonly<Record<string, { readonly short: string; readonly does: string }>> = {
  reposition: { short: 'Mouv. Normal', does: 'fait un Mouvement Normal' },
  dash: { short: 'Sprinter', does: 'sprinte' },
  charge: { short: 'Charger', does: 'charge' },
  fallBack: { short: 'Retraite', does: 'bat en retraite' },
  pickUpMarker: { short: 'Ramasser', does: 'ramasse un pion' },
  placeMarker: { short: 'Poser', does: 'pose son pion' },
  interact: { short: 'Écoutille', does: 'actionne une écoutille' },
};

/** Le journal dans les termes de la feuille. */
export const log = {
  readied: (event, look) => say('Tous sont préparés', base.readied(event, look)?.right ?? null),
  activated: (event, look) =>
    event.kind === 'counteract'
      ? say(`${look.name(event.operative)} est en État d’Alerte`)
      : base.activated(event, look),
  activationEnded: (event, look) =>
    event.kind === 'counteract'
      ? say(`Fin de l’État d’Alerte ${de(look.name(event.operative))}`)
      : say(`${look.name(event.operative)} a été activé`),
  attackDeclared: (event, look) => {
    const said = base.attackDeclared(event, look);
    if (event.asIf !== true || said === null) return said;
    return say(`${look.name(event.operative)} frappe ${look.name(event.target)} comme en combat`, said.right);
  },
  counteractPassed: () => say('Pas d’État d’Alerte'),
  actionPerformed: (event, look) => {
    const own = OWN_ACTIONS[event.action];
    const said = base.actionPerformed(event, look);
    return own === undefined || said === null ? said : say(`${look.name(event.operative)} ${own.does}`, said.right);
  },
  readinessChanged: ({ operative, readiness }, look) =>
    say(`${look.name(operative)} est ${readiness === 'ready' ? 'préparé' : 'activé'}`),
  incapacitated: ({ operative, by }, look) =>
    say(`${look.name(operative)} est neutralisé`, by === null ? null : battle.downBy(look.name(by))),
  markerChosen: ({ side }, look) => say(`${look.side(side)} : un pion est choisi`),
} satisfies typeof enLog & Partial<LogCatalogue>;

/** Annuler, de même. */
export const undoCommand = {
  counteract: ({ operative }, look) => ({
    short: 'État d’Alerte',
    full: `Annuler : l’État d’Alerte ${de(look.name(operative))}`,
    about: look.name(operative),
  }),
  passCounteract: () => ({ short: 'Sans Alerte', full: 'Annuler : pas d’État d’Alerte' }),
  act: (command, look, doing) => {
    const own = OWN_ACTIONS[command.action];
    const said = undoBase.act(command, look, doing);
    if (own === undefined) return said;
    const who = doing.who === null ? null : look.name(doing.who);
    return { ...said, short: own.short, full: `Annuler : ${who === null ? own.short : `${who} ${own.does}`}` };
  },
  tellPlace: ({ operative }, look) => ({
    short: 'Où',
    full: `Annuler : les pions près ${de(look.name(operative))}`,
    about: look.name(operative),
  }),
} satisfies typeof enUndo & Partial<UndoCatalogue>;
