type Names = Readonly<Record<string, string>>;

/** Ce dont la campagne se souvient du module de départ. */
export const flags: Names = {
  'flags/relay-won': 'le relais est pris',
  'flags/relay-lost': 'le relais est perdu',
  'flags/relay-gang-entry': 'l’escalier du drain est connu',
  'flags/relay-voice-face': 'le visage de la Voix est connu',
  'flags/water-stopped': 'la machine est arrêtée',
  'flags/water-hours-one': 'une heure en main',
  'flags/water-hours-two': 'deux heures en main',
  'flags/water-flows': 'l’eau coule',
  'flags/water-sample': 'un échantillon de la dose est pris',
  'flags/water-worker-freed': 'Ilse Marrow est libre',
  'flags/hour-kept': 'l’heure est tenue',
  'flags/hour-letter-read': 'la lettre de la chaire est lue',
  'flags/hour-sounded': 'les cors ont sonné',
};
