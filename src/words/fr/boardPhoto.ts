import type { boardPhoto as english } from '../en/boardPhoto.ts';

export const boardPhoto: typeof english = {
  title: 'Photo de la table',
  hint: 'Posez une photo de votre table sous le plateau et tracez ce qui s’y trouve. Elle reste sur cet appareil.',
  notFlat: 'Elle n’est pas encore mise à plat : placez ses coins.',
  stays:
    'Tracez les pièces là où elles touchent la table : ce qui est haut penche sur une photo. Elle reste sur cet appareil.',
  busy: 'Lecture de la photo',
  take: 'Prendre une photo',
  takeAnother: 'En prendre une autre',
  choose: 'Choisir un fichier',
  setCorners: 'Placer les coins',
  save: (kilobytes) => `Enregistrer la photo à plat, ${kilobytes} ko`,
  drop: 'Enlever la photo',
  faults: {
    notPicture: 'Ce fichier n’est pas une image. Rien n’a changé.',
    tooLarge: 'Ce fichier dépasse 30 Mo : prenez une photo plus petite. Rien n’a changé.',
    unreadable:
      'Cette image ne peut pas être affichée ici : elle est abîmée, ou d’un genre que ce navigateur ne connaît pas. Rien n’a changé.',
    full: 'La photo est trop grande pour être gardée. Rien n’a changé.',
    failed:
      'La photo ne peut pas être gardée : la mémoire du navigateur est pleine ou fermée. Le plateau est comme avant.',
  },
  pull: 'Tirez les numéros jusqu’aux coins de la table',
  pullHint:
    '1 est au fond à gauche, puis dans le sens des aiguilles. Les lignes fines sont à plat sur la table quand c’est juste. Les flèches déplacent un coin, Maj finement.',
  cornersLabel: 'Coins de la table',
  corner: (which, across, down) => `Coin ${which} : ${across} pour cent depuis la gauche, ${down} depuis le haut`,
  cornerShort: (which) => `coin ${which}`,
  turned: 'un quart de tour',
  another: 'Autre photo',
  turn: 'Tourner',
  layFlat: 'Mettre à plat',
  laying: 'Mise à plat',
  quadFaults: {
    line: 'Des coins sont alignés',
    crossed: 'Les coins se croisent : 1 à 4 dans le sens des aiguilles',
  },
};
