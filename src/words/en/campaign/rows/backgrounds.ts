/** What backgrounds are called and mean. */
export const backgrounds = {
  arbitrator: { name: 'Arbitrator', text: 'Point-blank shots on Guard are no harder for it.' },
  'gang-enforcer': {
    name: 'Gang Enforcer',
    text: 'Once per battle, the first strike after a Charge does 2 more damage: use it before the Fight.',
  },
  'veteran-of-the-line': {
    name: 'Veteran of the Line',
    text: 'The first Reload of each turning point costs 1 AP less.',
  },
  archivist: { name: 'Archivist', text: 'Rolls two dice for an investigation and keeps one.' },
  'mission-preacher': {
    name: 'Mission Preacher',
    text: 'Another operative within 3″ has 1 APL more until the end of its activation.',
  },
  'lay-technician': {
    name: 'Lay-Technician',
    text: 'Friends within 3″ clear a jam for 0 AP. Doors and consoles cost it 0 AP.',
  },
  'noble-scion': { name: 'Noble Scion', text: '1 WP more, and one Restricted item from the start.' },
  'void-born-runner': {
    name: 'Void-born Runner',
    text: 'Falls and drops of up to 4″ cost no movement and never hurt. Dashes 4″.',
  },
  'field-chirurgeon': {
    name: 'Field Chirurgeon',
    text: 'A medic. Its Reanimate rolls have +1; casualty rolls of others have +1 while it stands at the end.',
  },
  'unsanctioned-mind': { name: 'Unsanctioned Mind', text: 'A latent psyker from the start, with one power.' },
  'hive-ganger': { name: 'Ganger', text: 'One more attack die with pistols against targets within 3″.' },
  'tunnel-rat': { name: 'Tunnel Rat', text: 'Each climb counts 1″ less, never less than 1″.' },
  scrapper: {
    name: 'Scrapper',
    text: 'Once per battle, one melee strike against it does 2 damage less: the app asks.',
  },
  scavenger: { name: 'Scavenger', text: 'Its loot rolls have +1.' },
  'sump-hunter': { name: 'Sump Hunter', text: 'Ranged weapons are Severe while it has not moved.' },
  zealot: { name: 'Zealot', text: 'Its APL is never lowered.' },
  'line-trooper': {
    name: 'Line Trooper',
    text: 'Once per turning point, one attack die may be rolled again while it has not moved: use it before the attack.',
  },
  breacher: {
    name: 'Breacher',
    text: 'Opening or breaking terrain costs it 0 AP. Save 1 better against Blast and Torrent.',
  },
  sharpshooter: {
    name: 'Sniper',
    text: 'Silent weapons do not cost it Conceal. In Conceal, one cover save counts as a critical one.',
  },
  'vox-bearer': { name: 'Vox-bearer', text: '1 CP, once per battle.' },
  sapper: {
    name: 'Sapper',
    text: 'Lays one trap within 3″, once per turning point: the first enemy within 1″ of it loses D3 wounds and rolls a D6, on 1-2 it has 1 APL less. To take one up, lift it.',
  },
  'medic-orderly': { name: 'Medic-orderly', text: 'A medic.' },
};
