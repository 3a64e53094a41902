import type { keys as en } from '../en/keys.ts';

export const keys = {
  title: 'Touches',
  operative: 'agent',
  wounds: 'PV',
  allKeys: 'toutes les touches',
  space: 'Espace',
  undoKey: 'U',
  redoKey: 'Y',
  woundsKey: 'W',
  sheetKey: '?',
  logKey: 'J',
  rows: {
    operatives: '1 à 9 : agent du camp qui active',
    act: 'Lettre du bouton : cette action',
    wounds: 'PV de l’agent qui agit',
    undo: 'Annuler',
    redo: 'Rétablir',
    next: 'La chose suivante',
    faces: '1 à 6, sous les dés : cette face',
    escape: 'Fermer ce qui est ouvert',
    log: 'Journal',
    sheet: 'Cette page',
  },
  escape: 'Échap',
} satisfies typeof en;
