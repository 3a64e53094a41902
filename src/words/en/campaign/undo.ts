import type { CampaignUndoWords } from '../../campaignUndo.ts';

const undo = (short: string, what: string) => ({
  short,
  full: (who: string) => (who === '' ? `Undo: ${what}` : `Undo: ${what}, ${who}`),
});

/** What Undo takes back between battles. */
export const campaignUndoWords: CampaignUndoWords = {
  rename: undo('Name', 'the name of the campaign'),
  setNotes: undo('Notes', 'the notes'),
  setDifficulty: undo('Difficulty', 'the difficulty'),
  setPlayers: undo('Players', 'the players'),
  recruit: undo('Recruit', 'the recruitment'),
  describe: undo('Portrait', 'name, portrait or notes'),
  equip: undo('Equipment', 'what is carried'),
  leave: undo('Leave', 'who left'),
  promote: undo('Promotion', 'the promotion'),
  answer: undo('Answer', 'the roll or choice'),
  face: undo('Roll of', 'the roll'),
  later: undo('Put off', 'what was put off'),
  deploy: undo('Deployment', 'the deployment'),
  callOff: undo('Call off', 'the scenario called off'),
  report: undo('Report', 'the report of the battle'),
  adjustReport: undo('Report', 'a line of the report'),
  goOn: undo('Go on', 'the step of the walk'),
  closeBook: undo('Closing', 'the end of the scenario'),
  correct: undo('Correction', 'the correction by hand'),
  setDay: undo('Day', 'the day'),
  setClues: undo('Clues', 'the clues'),
  setFlag: undo('Flag', 'the flag'),
  setBase: undo('Base', 'the base'),
  setSegments: undo('Segments', 'the segments'),
  writeNote: undo('Note', 'the note'),
};
