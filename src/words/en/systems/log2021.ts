import { log as base } from '../log.ts';
import { undoCommand as undoBase } from '../undo.ts';
import { type LogCatalogue, say, type UndoCatalogue } from '../../speech.ts';

/** Actions that this game calls otherwise: on the key of Undo, and what is done. */
export const OWN_ACTIONS: Readonly<Record<string, { readonly short: string; readonly does: string }>> = {
  reposition: { short: 'Normal Move', does: 'moves' },
  interact: { short: 'Hatch', does: 'operates a hatch' },
};

/** The log of Kill Team 2021, where it has words of its own. */
export const log = {
  activated: (event, look) =>
    event.kind === 'counteract' ? say(`${look.name(event.operative)} goes on Overwatch`) : base.activated(event, look),
  activationEnded: (event, look) =>
    event.kind === 'counteract'
      ? say(`Overwatch of ${look.name(event.operative)} is over`)
      : base.activationEnded(event, look),
  attackDeclared: (event, look) => {
    const said = base.attackDeclared(event, look);
    if (event.asIf !== true || said === null) return said;
    return say(`${look.name(event.operative)} strikes at ${look.name(event.target)} as if fighting`, said.right);
  },
  counteractPassed: () => say('No Overwatch'),
  actionPerformed: (event, look) => {
    const own = OWN_ACTIONS[event.action];
    const said = base.actionPerformed(event, look);
    return own === undefined || said === null ? said : say(`${look.name(event.operative)} ${own.does}`, said.right);
  },
} satisfies Partial<LogCatalogue>;

/** Undo in the same words. */
export const undoCommand = {
  counteract: ({ operative }, look) => ({
    short: 'Overwatch',
    full: `Undo: Overwatch of ${look.name(operative)}`,
    about: look.name(operative),
  }),
  passCounteract: () => ({ short: 'No Overwatch', full: 'Undo: no Overwatch' }),
  act: (command, look, doing) => {
    const own = OWN_ACTIONS[command.action];
    const said = undoBase.act(command, look, doing);
    if (own === undefined) return said;
    const who = doing.who === null ? null : look.name(doing.who);
    return { ...said, short: own.short, full: `Undo: ${who === null ? own.short : `${who} ${own.does}`}` };
  },
} satisfies Partial<UndoCatalogue>;
