type Names = Readonly<Record<string, string>>;

/** Phrases du module de départ, par leur chemin. */
export const voiceInTheWater: Names = {
  'the-voice-in-the-water/rewards/0': 'La Voix se tait : un jet sur les trouvailles rares de la tour.',
  'the-voice-in-the-water/rewards/1':
    'Le quartier se souvient de qui libéra Ilse Marrow : un Acolyte peut mener un suivant de plus.',
  'the-voice-in-the-water/rewards/2': 'Le relais, la machine et l’heure : 25 XP pour chaque Acolyte.',
  'the-voice-in-the-water/text': `Trois scénarios liés pour une jeune suite : une fouille, un sabotage, un duel. Un relais tient une note ; les conduites de quarante mille âmes comptent à rebours ; et à la fin du poste sonneront les cors.

Ce qu’on apprend dans un chapitre change le suivant : des indices barrent un escalier, une gardienne sauvée se joint à vous, une heure gagnée est une heure en main.`,
};
