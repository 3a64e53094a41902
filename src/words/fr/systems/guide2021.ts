import { inches } from '../format.ts';
import type { guide as en } from '../../en/systems/guide2021.ts';

export const guide: typeof en = {
  'A-10': 'Les tables jouent un camp : placez ses figurines comme le dit la mission, avec les ordres indiqués.',
  'K-08': `Triangle ${inches(1)}, rond ${inches(2)}, carré ${inches(3)}, pentagone ${inches(6)}.`,
  'K-09':
    'Mesurer de socle à socle, aux points les plus proches, à tout moment et par parties. À portée : une partie. Entièrement : toutes.',
  'K-10': `Un plateau de ${inches(30)} sur ${inches(22)}. Ce que dit la mission des côtés et de la première initiative passe avant.`,
  'K-34': `Des segments droits, sous ${inches(1)} ils comptent ${inches(1)}. Ni par le bord, ni à travers un socle ou un décor, ni à portée d’engagement, sauf au passage d’un ennemi qu’un ami engage. Il finit là où il tient.`,
  'K-35':
    'En vol : par-dessus figurines et socles comme s’ils n’étaient pas là, sans finir dessus. Hors de portée d’engagement seulement en battant en retraite.',
  'K-36':
    'Entré à portée d’engagement d’un ennemi qu’aucun ami n’engage, il finit à la sienne. Il peut en ajouter d’autres.',
  'K-62': 'Mesurer jusqu’au centre d’un pion.',
  'K-64':
    'Visible : une ligne de 1 mm de sa tête à une partie de la figurine, pas à son socle. Les socles entre eux ne gênent pas.',
  'K-65':
    'Les lignes de couvert vont d’un point du socle du tireur, au choix de son joueur, à toutes les parties de celui de la cible.',
  'K-66': `À couvert : à plus de ${inches(2)}, et à ${inches(1)} d’un point où une ligne franchit un décor qui couvre, ou le socle d’un autre que le tireur voit.`,
  'K-67': `Masqué : à plus de ${inches(2)} d’un point où une ligne franchit un décor Lourd. Ce qui est à ${inches(1)} du tireur ne masque jamais.`,
  'K-68': `Nommer les traits de chaque partie du décor : Lourd couvre et masque, Léger couvre, Traversable, Insignifiant, Escaladable au-dessus de ${inches(4)}, Barricade, Promontoire. On ne finit que sur un Promontoire.`,
  'K-70':
    'Vers un Promontoire : son plancher et ce qui est plus bas ne couvrent ni ne masquent. Ce qui est à niveau ou plus haut, si.',
  'K-71': `Par-dessus un décor Traversable : ${inches(2)} du mouvement, sans grimper, sans finir dessus.`,
  'K-72': `Grimper à ${inches(1)} du mur, par pas de ${inches(2)} arrondis au-dessus. On ne commence que si l’on peut finir là où l’on tient ; Sprinter peut l’achever.`,
  'K-73': `Descendre à ${inches(1)} du bord, ${inches(6)} au plus, par pas de ${inches(2)} arrondis au-dessous. Ni sur un socle, ni à travers.`,
  'K-74': `Sauter à ${inches(1)} du bord : ${inches(3)} au plus, ${inches(2)} de haut ou de bas. Seule la distance à plat compte, sans échec.`,
  'K-75': 'Voler par-dessus le décor : sans grimper ni traverser, tout vide et toute descente, la hauteur gratuite.',
  'K-76':
    'En règle générale : tuyaux et murets Légers et Traversables, murs et machines Lourds, détritus Insignifiants, caisses Légères. Des bâtiments et forêts, nommez les parties.',
  'K-77': 'Votre propre décor : les deux joueurs conviennent maintenant des traits de chaque partie.',
  'L-01': `Deux kill teams, quatre barricades, un plateau de ${inches(30)} sur ${inches(22)}, dix dés. Une mission est d’usage, sans être nécessaire.`,
  'L-02': `Attaquant et Défenseur au choix ou au sort. Sans mission le Défenseur prend un bord, l’autre celui d’en face ; les zones d’insertion ont ${inches(3)} de profondeur.`,
  'L-03': `Quatre barricades tour à tour, le Défenseur d’abord, chacune à ${inches(6)} de sa zone d’insertion.`,
  'L-12': 'Jamais à travers un socle, ni à portée d’engagement d’un ennemi.',
  'L-13': 'Il finit à portée d’engagement d’un ennemi, celui qu’il veut.',
  'L-17': 'Ni grimper, ni descendre, ni sauter : il va là où l’on peut poser la figurine.',
  'L-18': `Masqué : à plus de ${inches(2)} d’un décor entre eux plus haut que la cible. Les parties à ${inches(1)} du tireur ne comptent pas.`,
  'L-19': `À couvert : à ${inches(1)} d’un décor entre eux, et pas à ${inches(2)} du tireur.`,
};
