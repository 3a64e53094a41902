import { term } from '../../term.ts';
import type { campaign as en } from '../../en/glossary/campaign.ts';

export const campaign = {
  acolyte: term(
    'Acolyte',
    'Qui mène\u202f: chaque joueur en a un. Suivants et auxiliaires l’accompagnent.',
    'acolytes',
  ),
  capacity: term('Capacité de suivants', 'Combien de suivants un Acolyte peut emmener. Elle croît avec son niveau.'),
  wp: term(
    'Points d’arme',
    'Points d’arme\u202f: ce qu’un agent porte en armes et armure. Beaucoup en augmente la VD.',
  ),
  ep: term(
    'Points d’objet',
    'Points d’objet\u202f: les petites choses qu’il emporte pour une bataille. La VD n’en change pas.',
  ),
  xp: term('XP', 'L’expérience, donnée après une bataille. Assez d’XP font un niveau.', 'expérience'),
  casualty: term(
    'Jet de pertes',
    'Après la bataille, un dé pour chacun mis à terre\u202f: il guérit, garde une cicatrice, ou il est perdu.',
    'pertes',
  ),
  honour: term(
    'Honneur de bataille',
    'Ce qu’on a appris au combat\u202f: un don durable, à certains niveaux.',
    'honneurs',
  ),
  scar: term(
    'Cicatrice',
    'Ce qu’une blessure a laissé\u202f: elle dure jusqu’à ce qu’elle guérisse ou soit soignée.',
    'cicatrices',
  ),
} satisfies Record<keyof typeof en, unknown>;
