import type { EventOf, EventType } from '../engine/family/vanguard/model/event.ts';
import type { Command, Correction } from '../engine/family/vanguard/model/command.ts';
import type { OfFoes } from '../engine/plugins/foes/command.ts';
import type { OfFoesEvent } from '../engine/plugins/foes/event.ts';
import type { Said, UndoText } from './speech.ts';

/** Names behind ids of a battle in rounds, as they are shown. */
export interface RoundsLook {
  readonly name: (model: string) => string;
  readonly side: (side: string) => string;
  /** A name that was copied from a pack: an attack, a token, an ability. */
  readonly shown: (name: string) => string;
  /** An attack of a model by its id. */
  readonly attack: (model: string, attack: string) => string;
  /** An action of a card's own, by its id. */
  readonly own: (model: string, own: string) => string;
  readonly objective: (id: string) => string;
  /** An act as a plan of a side that plays itself has it: on whom. */
  readonly act: (action: string, target: string | null) => string;
}

/** How each event of a battle in rounds is told; null: it is not worth a line. */
export type RoundsLogCatalogue = {
  readonly [T in EventType]: (event: EventOf<T>, look: RoundsLook) => Said | null;
};

type NamedCommand = Exclude<Command, { readonly type: 'correct' }>;

/** How each command of a battle in rounds is named on the Undo button. */
export type RoundsUndoCatalogue = {
  readonly [C in NamedCommand as C['type']]: (
    command: Extract<Command, { readonly type: C['type'] }>,
    look: RoundsLook,
  ) => UndoText;
};

/** The same of what happens to a side that plays itself. */
export type FoesLogCatalogue = {
  readonly [E in OfFoesEvent as E['type']]: (event: E, look: RoundsLook) => Said | null;
};

/** The same of what is said of one. */
export type FoesUndoCatalogue = {
  readonly [C in OfFoes as C['type']]: (
    command: Extract<OfFoes, { readonly type: C['type'] }>,
    look: RoundsLook,
  ) => UndoText;
};

/** How each correction is. */
export type RoundsCorrections = Readonly<Record<Correction['what'], UndoText>>;
