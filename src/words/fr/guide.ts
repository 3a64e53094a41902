import type { guide as en } from '../en/guide.ts';
import { inches } from './format.ts';

export const guide = {
  'A-10':
    'Les ennemis d’abord. Puis la suite, entièrement dans sa zone d’insertion sauf si la mission la place ailleurs, dans l’ordre voulu.',
  'A-22': `Un décor à ${inches(1)} des deux agents ne masque pas, si loin qu’il s’étende.`,
  'A-23': 'Couvert et masqué à la fois veulent deux décors. Celui qui masque est lourd.',
  'A-25': `À travers un décor accessible : ${inches(1)} de plus. Seul le centre du socle doit passer.`,
  'A-27': 'Jamais à travers le décor : contourner, escalader, descendre ou sauter.',
  'A-28': `Escalader ce qui est visible et à ${inches(1)}, jusqu’à ${inches(3)} de haut. Une escalade compte ${inches(2)} au moins.`,
  'A-29': `Descendre : les ${inches(2)} premiers d’une action sont gratuits.`,
  'A-30': `Sauter de ${inches(4)} au plus, en une ligne droite, puis descendre ou escalader. D’abord escalader le rempart. À l’arrivée, ${inches(1)} d’écart de hauteur ne compte pas.`,
  'A-33': 'Le décor lourd lié au promontoire de l’un ou de l’autre ne masque pas.',
  'A-42':
    'En vol : mesurer droit dans les airs. Ni escalade, ni descente, ni chute, ni saut. Une charge en vol ne dépasse pas le Mouvement.',
} satisfies typeof en;
