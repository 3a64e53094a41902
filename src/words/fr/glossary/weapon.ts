import { term } from '../../term.ts';
import type { weapon as en } from '../../en/glossary/weapon.ts';

export const weapon = {
  attackDice: term('Dés d’attaque', 'Combien de dés l’arme lance pour une attaque.'),
  damage: term(
    'Dégâts',
    'Deux chiffres\u202f: ce que retire une touche, et une touche critique. 3/4, c’est 3 pour l’une, 4 pour l’autre.',
  ),
  crit: term(
    'Critique',
    'Un dé qui montre 6, ou moins si l’arme le dit. Il fait le second chiffre de dégâts, et seul un critique l’arrête avec un dé.',
    'critiques',
  ),
  weaponRule: term(
    'Règle d’arme',
    'Ce qu’une arme fait au-delà de ses chiffres. Ouvrez la fiche pour en lire le sens.',
    'règles d’arme',
  ),
  coverSave: term('Sauvegarde de couvert', 'Un dé de défense que quelqu’un à couvert garde réussi sans le lancer.'),
  reRoll: term(
    'Relance de commandement',
    'Pour 1 PC, un de vos dés d’attaque ou de défense est relancé, une fois par dé.',
  ),
} satisfies Record<keyof typeof en, unknown>;
