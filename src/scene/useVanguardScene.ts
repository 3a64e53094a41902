import { createContext, useContext } from 'react';
import type { FoeCommand } from '../engine/plugins/foes/command.ts';
import type { FoesView } from '../engine/plugins/foes/view.ts';
import type { VanguardView } from '../engine/family/vanguard/view/vanguardView.ts';
import type { Request } from '../engine/family/vanguard/model/request.ts';
import type { Answer } from '../engine/log/request.ts';
import type { Words } from '../words/words.ts';

/** What Undo would take back: `short` for the button, `full` its accessible name. */
export interface TakenBack {
  readonly short: string;
  readonly full: string;
}

/** A battle in rounds as all its screens read it, and what they can do in it. */
export interface VanguardScene {
  /** The battle by its id: where its log and its end are. */
  readonly id: string;
  readonly title: string;
  readonly view: VanguardView;
  /** The sides that play themselves; null: there is none. */
  readonly foes: FoesView | null;
  /** The open question; null: nothing is asked. */
  readonly request: Request | null;
  readonly words: Words<'rounds'>;
  /** Another with every command: buttons that were pressed are ready again. */
  readonly moment: number;
  /** A name as the battle has it from its pack, as it is shown. */
  readonly shown: (name: string) => string;
  /** Carries a command out. Null: done; else why not, as a sentence. */
  readonly act: (command: FoeCommand) => string | null;
  /** Answers the open question. Null: taken; else why not. */
  readonly answer: (answer: Answer) => string | null;
  /** Dice of the app for what is asked now; `onward`: also for the dice that its sixes bring. */
  readonly roll: (onward: boolean) => void;
  /** After an answer by which nothing is spent: rolls at once what is asked then, where its dice are of the app. */
  readonly goOn: () => void;
  readonly undoes: TakenBack | null;
  /** What Redo would bring back, in a word; null: nothing. */
  readonly redoes: string | null;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
}

/** `app` provides it around the screens of such a battle. */
export const VanguardSceneContext = createContext<VanguardScene | null>(null);

/** The open battle, below a screen that is drawn only while one is; without it it is a bug to ask. */
export function useVanguardScene(): VanguardScene {
  const scene = useContext(VanguardSceneContext);
  if (scene === null) throw new Error('the component stands in no battle of rounds');
  return scene;
}
