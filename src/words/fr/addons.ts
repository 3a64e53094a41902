type Names = Readonly<Record<string, string>>;

/** Names in the addons that come with the app. */
export const addonNames: Names = {
  conscript: 'Conscrit',
  'platoon-commander': 'Commandant de peloton',
  'secutarii-thrall': 'Thrall secutarii',
  'secutarii-tracker': 'Thrall secutarii à pisteur',
  'thrall-alpha': 'Thrall alpha',
  'sword-servitor': 'Serviteur à l’épée',
  'shield-servitor': 'Serviteur au bouclier',
  servitors: 'Deux serviteurs',
  'space-marine': 'Space Marine',
  'space-marine-tacticus': 'Space Marine en armure Tacticus',
  'space-marine-phobos': 'Space Marine en armure Phobos',
  'space-marine-gravis': 'Space Marine en armure Gravis',
  'grey-knight': 'Chevalier Gris',
  'chaos-space-marine': 'Space Marine du Chaos',
  'chaos-henchman': 'Suivant Space Marine du Chaos',
  'blast-pistol': 'Pistolet à souffle',
  'dual-blast-pistols': 'Pistolets à souffle jumelés',
  'las-musket': 'Mousquet laser',
  'las-musket-charged': 'Mousquet laser (chargé)',
  'las-musket-blast': 'Mousquet laser (souffle)',
  'galvanic-sword': 'Épée galvanique',
  'secutarii-butt': 'Crosse de mousquet',
  'rad-revolver': 'Revolver à radiations archéotech',
  'shock-sigil': 'Sceau choc',
  'marine-fists': 'Gantelets',
  'traitor-fists': 'Gantelets à pointes',
  'imperial-garrison': 'Garnison impériale',
  secutarii: 'Secutarii',
  catachan: 'Catachan',
  cadia: 'Cadia',
  mordian: 'Mordian',
  krieg: 'Krieg',
  'tracking-device': 'Pisteur',
  'secutarii-repairs': 'Réparations de campagne',
  'catachan-doctrine': 'Doctrine de Catachan',
  'cadia-doctrine': 'Doctrine de Cadia',
  'mordian-doctrine': 'Doctrine de Mordian',
  'krieg-doctrine': 'Doctrine de Krieg',
  restored: 'Relevé à 3+',
  'psychic-strain': 'Contrecoup psychique',
};

/** What their cards and variants do. */
export const addonTexts: Names = {
  'tracking-device':
    '1 PA, une fois par tournant : jusqu’à la fin du tournant, les tirs sur un ennemi visible sont Équilibrés, ou bien Sévères à 6″ au plus.',
  servitors: 'Ses deux serviteurs, l’Épée et le Bouclier, se tiennent à 3″ de lui et vont avec lui.',
  'catachan-doctrine': 'Les attaques de mêlée ont un dé de plus, 4 au plus, et 1 dégât de plus, normal et critique.',
  'cadia-doctrine': 'Dégâts de 3 ou plus d’un seul dé d’attaque : D6, sur 6 ils sont réduits de 1.',
  'mordian-doctrine':
    'Peut Tirer deux fois dans une activation où il ne fait rien d’autre ; peut Tirer à portée de contrôle, sur un ennemi qui s’y trouve.',
  'krieg-doctrine':
    'Une fois par tournant, le premier qui serait neutralisé alors qu’il est prêt reste debout jusqu’à la fin de sa prochaine activation.',
  restored: 'Les jets de Réanimation faits sur lui ont +1.',
  'psychic-strain': 'Après sa deuxième action psychique d’une activation, D6 : sur 1, il perd D3 PV.',
};
