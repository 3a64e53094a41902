import type { CampaignRoll } from '../../engine/campaign/model/request.ts';
import type { DieSides } from '../../ui/DieFace.tsx';
import { changeName } from '../../words/changeName.ts';
import type { Words } from '../../words/words.ts';
import { signed } from '../../words/format.ts';

const DICE: readonly DieSides[] = [3, 4, 6, 8, 10, 12, 20];

/** A die as it can be drawn. */
export const dieSides = (sides: number): DieSides => DICE.find((each) => each === sides) ?? 6;

/** What is added to the face, and why: `−1 scars, +1 medic`; empty when nothing is. */
export const signedChanges = (words: Words<'campaign'>, changes: CampaignRoll['changes']): string =>
  changes.map(({ why, by }) => `${signed(by)} ${changeName(words, why)}`).join(', ');
