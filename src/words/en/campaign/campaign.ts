import { after } from './after.ts';
import { dice } from './dice.ts';
import { home } from './home.ts';
import { module } from './module.ts';
import { refusals } from './refusals.ts';
import { retinue } from './retinue.ts';
import { story } from './story.ts';
import { tracker } from './tracker.ts';
import { campaignUndoWords as undo, undoInBattle } from './undo.ts';

/** What the campaign says between battles: one catalogue a feature. */
export const campaign = { after, dice, refusals, retinue, undo, undoInBattle, home, module, story, tracker };
