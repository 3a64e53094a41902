import type { hints as en } from '../en/hints.ts';
import { inches } from './format.ts';

export const hints = {
  drag: 'Tirez un chiffre vers le haut ou le bas pour changer les PV.',
  holdUndo: 'Tenez Annuler pour la chronologie.',
  usualOrder:
    'Touchez une carte pour l’activer sur son ordre, ou sur celui après → s’il y en a un. Tenez-la pour l’ouvrir et choisir.',
  carrying: `Un ami sur le dos : Mouvement ${inches(-2)}.`,
  injured: `Blessure : Mouvement ${inches(-2)}, Touche pire de 1.`,
  reanimated: 'Replacez-le aussi près que possible de là où il gisait.',
  counteractMove: `Une contre-action ne bouge pas de plus de ${inches(2)} en tout.`,
  fallOnPurpose: 'Tomber exprès ne coûte pas de mouvement.',
} satisfies typeof en;
