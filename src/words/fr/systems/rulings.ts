import type { Words } from '../../words.ts';

export const rulings = {
  rulings: {
    title: 'Réponses',
    search: 'Chercher une réponse',
    none: 'Cette réponse n’est pas ici',
    why: 'Selon les réponses',
    all: 'Toutes les réponses',
    guardWith: { title: 'Une règle lui permet de tirer avec', any: 'Toute arme' },
    asIf: {
      title: 'Comme en combat',
      line: 'Une règle de sa fiche lui fait lancer les dés d’une arme de mêlée comme en combat : contre qui ?',
      weapon: 'Avec quelle arme',
    },
    intro: 'Du commentaire des auteurs de Kill Team 2021, dans nos mots, avec ce que l’application fait de chacune.',
    subjects: {
      sight: 'Visibilité et couvert',
      shooting: 'Tirer',
      fighting: 'Combattre',
      dice: 'Dés',
      numbers: 'Caractéristiques',
      moving: 'Mouvement',
      turns: 'Tournants et actions',
      setUp: 'Placement',
      missions: 'Missions et tac ops',
      campaign: 'Entre les batailles',
      killzones: 'Zones d’opérations',
      closeQuarters: 'Combat rapproché',
    },
    app: {
      obeys: 'L’application la suit',
      asks: 'L’application demande à la table',
      says: 'L’application la dit au bon moment',
      board: 'À vos yeux, sur le plateau',
      pack: 'Attend un pack de vous',
    },
    texts: {
      'C-01': 'Le couvert et le masquage se cherchent à tout point où une ligne franchit le décor, pas au plus proche.',
      'C-02': 'Seule la partie du décor à 1″ du tireur cesse de masquer. Le reste de l’élément le peut encore.',
      'C-03':
        'Une ligne de couvert n’a pas de hauteur propre : le décor au-dessus ou au-dessous d’elle n’est pas franchi.',
      'C-04': 'Un agent est visible de lui-même.',
      'C-05': 'Une ligne qui passe sous le rempart d’un Promontoire le franchit.',
      'C-06': 'Ce qui change le Mouvement change le total : trois ronds et un triangle font 7″.',
      'C-07': 'Un changement de Mouvement ne touche pas Sprinter, sauf s’il le nomme.',
      'C-08':
        'Une LPA changée pendant l’activation laisse ses PA ; changée à son début, avant leur compte, elle compte.',
      'C-09': 'Les caractéristiques qui changent pendant une action comptent après elle.',
      'C-10':
        '« S’il est activé à telle distance » ne limite que ce changement : il compte pour qui est activé là, et rien d’autre de la règle n’est limité.',
      'C-11':
        'Avant de descendre, on traverse le rempart. On peut le grimper avec l’escalade ; la marche derrière, sous 2″, est gratuite.',
      'C-12': 'Un socle peut dépasser d’un bord si la figurine tient debout.',
      'C-13':
        'Grimper et descendre ne donnent aucun déplacement latéral gratuit : trop court pour poser la figurine ou dégager son socle, et l’on ne commence pas.',
      'C-14': 'Voler ne permet pas un mouvement que la portée d’engagement interdit : il faut Battre en Retraite.',
      'C-15': 'Escaliers et pentes se marchent, sans grimper.',
      'C-16':
        'Seule l’action Sprinter achève une escalade ou une descente, pas une action qui donne un sprint gratuit.',
      'C-17':
        'Qui pare deux fois ôte jusqu’à deux touches normales avec une normale, deux quelconques avec une critique.',
      'C-18': 'Sans arme de mêlée rien n’est choisi, aucun dé lancé, et personne n’est soutenu.',
      'C-19': 'Qui est neutralisé et reste sur la table par une règle ne résout plus de touche dans ce combat.',
      'C-20': 'Avec une Sauvegarde de 6+ à couvert, le dé gardé est une sauvegarde normale.',
      'C-21':
        'Un pouvoir dont l’attaque n’a pas de cible valide rend ses PA ; on peut alors faire une autre action, ou la même avec un autre pouvoir.',
      'C-22': 'Une touche peut parer même s’il n’y a rien à défausser.',
      'C-23': 'Une arme au profil Déflagration peut servir en État d’Alerte avec son autre profil.',
      'C-24': 'Qui ignore les dégâts d’un dé d’attaque subit encore ce que d’autres règles ajoutent.',
      'C-25': 'Les relances ne s’annoncent pas ensemble : voir l’une, puis décider de la suivante.',
      'C-26': 'Avec des dés lancés « comme en combat », la cible ne combat pas : ses règles de combat se taisent.',
      'C-27': 'Avec de tels dés, le soutien compte pour qui les lance.',
      'C-28': 'Avec de tels dés, les règles qui parlent de « neutralisé en combat » jouent.',
      'C-29':
        'Plusieurs règles d’une arme au même moment sont ordonnées par son joueur, pas par qui a l’initiative ; la fin d’une étape vient après elle.',
      'C-30': 'Une attaque avec une arme Limitée peut être répétée si une règle le dit.',
      'C-31': 'Une attaque répétée a la même cible, si elle est encore valide ; sinon elle n’est pas répétée.',
      'C-32':
        'Les autres cibles d’une Déflagration sont autour de la place d’origine de la première : les noter avant qu’elle bouge.',
      'C-33': 'Ce qui est interdit l’emporte sur ce qui est permis, sauf si le texte dit « malgré tout ».',
      'C-34': 'Une action hors activation, en État d’Alerte ou avant la bataille, n’est pas une activation.',
      'C-35': 'Blessé pour deux raisons, on l’est une fois.',
      'C-36': 'Ce qui interrompt après une action vient aussi après la dernière, d’une activation ou du tournant.',
      'C-37':
        'Les armes des pouvoirs ne sont pas équipées : l’équipement ne les améliore pas, les blessures ne les dégradent pas.',
      'C-38': 'Qui perd l’action de ramasser lâche ce qu’il porte.',
      'C-39':
        'Une action dans une autre, une écoutille pendant un mouvement, peut être interrompue après celle-ci et après l’autre.',
      'C-40': 'Les barricades supplémentaires ne se placent pas sur du décor, sauf s’il est Insignifiant.',
      'C-41':
        'Un changement de LPA d’une mission qui dure jusqu’au prochain tournant garde cette durée : il change le contrôle d’un pion, pas les PA déjà comptés.',
      'C-42': 'Rob and Ransack : le texte du livre compte, sa carte ne fait que l’illustrer.',
      'C-43':
        'Les zones d’insertion n’ont pas de hauteur : mesurer à plat. Le centre de la zone est un point du sol : mesurer en vrai.',
      'C-44': 'Plant Banner : qui la porte doit pouvoir ramasser.',
      'C-45': 'Sentries : qui les voit se regarde avant et après chaque action, pas pendant.',
      'C-46': 'Duel of Wits : les joueurs choisissent des pions prioritaires différents.',
      'C-47': 'En campagne, qui rejoint avec un choix d’équipement le fait alors, et le garde.',
      'C-48': 'Equipment Drop : un objet à deux prix compte pour le plus bas.',
      'C-49': 'Sharpshooter vaut pour toutes les attaques d’une action Tirer.',
      'C-50':
        'Un tas de ferraille : Sprinter et Charge Over dans une activation sont permis, bien que la seconde soit une charge.',
      'C-51': 'Scramble Over et Charge Over : la distance parcourue est en ligne droite, du début à la fin.',
      'C-52': 'Elles peuvent remplacer un Mouvement Normal ou une Charge gratuits.',
      'C-53': 'Trappes de Chalnath : l’espace à franchir est celui de l’image de votre livre.',
      'C-54': 'Les petits vides, sous des tuyaux par exemple, comptent comme du décor. Convenez-en avant la bataille.',
      'C-55':
        'Rien ne passe par-dessus ou à travers les murs, quoi que dise une fiche, sauf par ce qui est Accessible.',
      'C-56': 'La place d’une écoutille sur une carte dit où est le long mur, pas de quel côté elle s’ouvre.',
      'C-57': 'La trappe d’une écoutille ouverte donne couvert et masque, aussi pour les lignes au-dessous.',
      'C-58':
        '« À telle distance d’un décor Lourd » désigne les piliers et les bouts de murs, pas ceux des écoutilles, et les éléments Lourds des suppléments.',
      'C-59': 'Là où une règle ne permet qu’une arme au tir, un agent peut se mettre en garde, et s’en sert.',
      'C-60': 'Une arme Lourde n’interdit ni la Garde après un mouvement, ni l’attaque de garde.',
      'C-61': 'Qui tombe dans un combat par une écoutille tombe en combat, à portée d’engagement et à 1″.',
      'C-62': 'Un combat par une écoutille peut être une attaque de garde : c’est un combat.',
      'C-63': 'Une attaque de garde qui ne peut se faire laisse l’agent en garde.',
    },
  },
} satisfies Words<'rulings'>;
