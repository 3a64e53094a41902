/** What equipment and found wargear is called and means. */
export const wargear = {
  'spare-magazines': { name: 'Spare magazines', text: 'Once, for 0 AP: one gun is full again.' },
  'frag-grenade': { name: 'Frag grenade', text: 'One throw.' },
  'krak-grenade': { name: 'Krak grenade', text: 'One throw.' },
  smoke: {
    name: 'Smoke',
    text: 'A marker within 6″: 1″ around it is obscuring until the end of the next turning point.',
  },
  medkit: {
    name: 'Medkit',
    text: 'A friend within 1″ regains D3 + 1 wounds, each friend once per battle. Reanimate rolls have +1.',
  },
  auspex: {
    name: 'Auspex',
    text: 'One enemy visible or within 6″: not obscured, and no cover save by itself, in this turning point.',
  },
  'data-slate': { name: 'Data-slate', text: 'Its investigation rolls have +1.' },
  grapnel: { name: 'Grapnel', text: 'Climbing and dropping count half, at least 1″.' },
  'camo-cloak': { name: 'Camo cloak', text: 'One more cover save in cover with Conceal.' },
  'breaching-charge': {
    name: 'Breaching charge',
    text: 'Destroys a door or a piece of wall. Each within 2″ of it loses D3 + 1 wounds.',
  },
  'trip-alarm': {
    name: 'Trip alarm',
    text: 'A mark within 3″. The first enemy that comes within 2″ of it: one operative shoots at it at once, for nothing; Alert falls by 1 if it is on Conceal.',
  },
  'combat-stimm': {
    name: 'Combat stimm',
    text: 'Once: 1 APL more until the end of its activation. It loses 1 wound at the end of the turning point.',
  },
  'purity-token': {
    name: 'Purity token',
    text: 'Once: a harmful event or power does nothing to its bearer. The app asks before it does.',
  },
  restraints: {
    name: 'Restraints',
    text: 'An incapacitated enemy within 1″ is a captive, worth experience if it is carried off.',
  },
  'seal-of-passage': {
    name: 'Seal of passage',
    text: 'Once per campaign, one barred way or one effect of a failed mission does not count.',
  },
  'forbidden-tome': {
    name: 'Forbidden tome',
    text: 'Investigation rolls have +1. Who reads it may become a latent psyker.',
  },
  'void-suit': { name: 'Void suit', text: 'Toxic air and vacuum do nothing to its wearer.' },
  'refractor-amulet': {
    name: 'Refractor amulet',
    text: 'Once per turning point the damage of one attack die against its wearer is ignored.',
  },
  'master-made-pistol': { name: 'Master-made pistol', text: 'A bolt pistol whose critical damage is 1 higher.' },
  'relic-blade': { name: 'Relic blade', text: 'A power weapon that is also Severe.' },
};
