import type { CampaignUndoWords } from '../../campaignUndo.ts';

const undo = (short: string, what: string) => ({
  short,
  full: (who: string) => (who === '' ? `Annuler : ${what}` : `Annuler : ${what}, ${who}`),
});

export const campaignUndoWords: CampaignUndoWords = {
  rename: undo('Nom', 'le nom de la campagne'),
  setNotes: undo('Notes', 'les notes'),
  setDifficulty: undo('Difficulté', 'la difficulté'),
  setPlayers: undo('Joueurs', 'les joueurs'),
  recruit: undo('Recrue', 'le recrutement'),
  describe: undo('Portrait', 'nom, portrait ou notes'),
  equip: undo('Équipement', 'ce qui est porté'),
  leave: undo('Départ', 'le départ'),
  promote: undo('Promotion', 'la promotion'),
  answer: undo('Réponse', 'le jet ou le choix'),
  face: undo('Jet de', 'le jet'),
  later: undo('Remis', 'ce qui a été remis à plus tard'),
  deploy: undo('Déploiement', 'le déploiement'),
  callOff: undo('Abandon', 'l’abandon du scénario'),
  report: undo('Rapport', 'le rapport de la bataille'),
  adjustReport: undo('Rapport', 'une ligne du rapport'),
  goOn: undo('Suite', 'l’étape suivante'),
  closeBook: undo('Clôture', 'la fin du scénario'),
  correct: undo('Correction', 'la correction à la main'),
  setDay: undo('Jour', 'le jour'),
  setClues: undo('Indices', 'les indices'),
  setFlag: undo('Fait noté', 'le fait noté'),
  setBase: undo('Base', 'la base'),
  setSegments: undo('Segments', 'les segments'),
  writeNote: undo('Note', 'la note'),
};
