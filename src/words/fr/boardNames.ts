/** Comment s’appellent les plateaux de l’application, et ceux qu’elle tire au sort. */
export const boardNames: Readonly<Record<string, string>> = {
  'Pump Hall': 'Salle des pompes',
  'Toll Square': 'Place du péage',
  'Ash Yard': 'Cour aux cendres',
  'Last Trench': 'Dernière tranchée',
  'Hive Stair': 'Escalier de ruche',
  'Sump Crossing': 'Gué du puisard',
  'Cold Hold': 'Cale froide',
  'Breached Spine': 'Coursive éventrée',
  'Freight Apron': 'Quai de fret',
  'Four Barricades': 'Quatre barricades',
  'Ferry Landing': 'Embarcadère du bac',
  'Bell Close': 'Clos des cloches',
  'Random board': 'Plateau au hasard',
};

/** Un plateau d’un autre garde le nom qu’on lui a donné. */
export const boardName = (name: string): string => boardNames[name] ?? name;
