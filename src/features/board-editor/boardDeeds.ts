import { isBoard } from '../../content/killzones/boardFile.ts';

const DEEDS = [
  'name',
  'text',
  'size',
  'theatre',
  'put',
  'move',
  'turn',
  'mirror',
  'double',
  'remove',
  'lock',
  'height',
  'trait',
  'called',
  'doors',
  'symmetry',
  'answer',
  'trace',
  'resize',
  'zone',
  'group',
  'letBe',
] as const;
/** What was done, for the words of Undo. */
export type Deed = (typeof DEEDS)[number];

/** What an editor of boards can go on with. */
export const BOARD_STEPS = {
  draft: isBoard,
  did: (name: string): name is Deed => DEEDS.some((each) => each === name),
};
