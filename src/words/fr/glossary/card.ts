import { term } from '../../term.ts';
import type { card as en } from '../../en/glossary/card.ts';

export const card = {
  apl: term('LPA', 'Les points d’action d’un agent pour une activation. Chaque action en coûte.', 'APL'),
  ap: term(
    'PA',
    'Points d’action\u202f: ce que coûte une action, et ce qui reste dans l’activation. Sur une fiche, chaque carré en est un\u202f; plein, il reste.',
  ),
  move: term(
    'Mouvement',
    'De combien il se repositionne, en pouces. Une Charge va 2″ plus loin\u202f; un Sprint fait toujours 3″.',
  ),
  hit: term('Toucher', 'La face la plus basse qui touche. Un 6 est critique, un 1 manque toujours.'),
  save: term('Sauvegarde', 'La face la plus basse qui arrête une touche. Un 6 arrête une touche critique.'),
  wounds: term(
    'Blessures',
    'Le grand chiffre d’une fiche\u202f: ce qu’il peut encore encaisser. À 0, il est neutralisé.',
    'PV',
  ),
  injured: term(
    'Blessé',
    'Sous la moitié de ses blessures\u202f: 2″ de mouvement en moins, et il touche moins bien de 1. Le grand trait de la jauge le marque.',
  ),
  dv: term(
    'VD',
    'Valeur de déploiement\u202f: ce que vaut quelqu’un quand on compose un camp. Chaque camp en aligne tant au plus.',
    'valeur de déploiement',
  ),
  ammo: term(
    'Munitions',
    'Le dé ou le chiffre encadré\u202f: les coups qui restent à l’arme. Vide ou enrayée, il faut Recharger. En facile, on joue sans.',
    'coups restants',
  ),
  signs: term(
    'Signes d’une fiche',
    'Grand chiffre\u202f: blessures restantes. Carré plein\u202f: à jouer\u202f; vide\u202f: a joué. Triangle\u202f: son ordre, hachuré s’il se cache. Petits carrés\u202f: PA restants. Dé\u202f: coups restants. 1″\u202f: un ennemi est à cette distance.',
  ),
  odds: term(
    'Probabilités',
    'À côté d’une arme ou d’une cible\u202f: la chance de la neutraliser, et les dégâts à attendre. 15\u202f% · 3,4, c’est 15 sur 100, et 3,4 blessures en moyenne.',
  ),
} satisfies Record<keyof typeof en, unknown>;
