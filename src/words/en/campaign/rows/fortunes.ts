/** What battle scars and ploys are called and mean. */
export const fortunes = {
  'shattered-leg': { name: 'Shattered leg', text: 'No Dash. Move 1″ less.' },
  'slow-bleed': { name: 'Slow bleed', text: 'Wounds 2 less, never below 5.' },
  'ruined-eye': { name: 'Ruined eye', text: 'Hits 1 worse with ranged weapons.' },
  'crushed-hand': {
    name: 'Crushed hand',
    text: 'Hits 1 worse with melee weapons. Two-handed weapons cost 1 wargear point more.',
  },
  'nerve-damage': { name: 'Nerve damage', text: 'Its APL is never raised.' },
  haunted: { name: 'Haunted', text: 'Its first activation of each battle must be with Conceal.' },
  'punctured-lung': { name: 'Punctured lung', text: 'Picks up and carries nothing and nobody. Charges 1″ less far.' },
  'shaken-faith': { name: 'Shaken faith', text: 'Its ploys cost 1 CP more.' },
  'marked-by-the-enemy': { name: 'Marked by the enemy', text: 'Enemies treat it as their priority target.' },
  'grim-resolve': {
    name: 'Grim resolve',
    text: 'Only a scar. Once per battle, being injured changes nothing for one activation.',
  },
  'word-of-the-master': {
    name: 'Word of the Master',
    text: 'Each retinue operative that starts its activation within 6″ of this Acolyte may Dash for free once in this turning point.',
  },
  'covering-plan': {
    name: 'Covering Plan',
    text: 'Point-blank shots of the retinue on Guard are no harder in this turning point.',
  },
  'quiet-advance': {
    name: 'Quiet Advance',
    text: 'Operatives with Conceal that end in cover do not raise Alert in this turning point.',
  },
  'steady-hands': {
    name: 'Steady Hands',
    text: 'The first Reload of each retinue operative costs 0 AP in this turning point.',
  },
  'purge-order': {
    name: 'Purge Order',
    text: 'Choose one enemy: retinue weapons are Balanced against it in this turning point.',
  },
  'read-the-omens': { name: 'Read the Omens', text: 'Roll the event twice and choose one.' },
  'not-yet': {
    name: 'Grit Your Teeth',
    text: 'An operative that 3 damage or less would take down stays at 1 wound. Once per battle for each.',
  },
  improvise: {
    name: 'Improvise',
    text: 'After a jam or with an empty weapon: one shot more, and the jam is cleared.',
  },
  'by-authority': { name: 'By Authority', text: 'A visible enemy with Conceal within 6″ has Engage.' },
  'swift-hands': {
    name: 'Swift Hands',
    text: 'Interact and investigating cost this operative 1 AP less in this activation.',
  },
  'fall-in': {
    name: 'Fall In',
    text: 'At the end of this Acolyte’s activation, one ready follower within 3″ activates next.',
  },
  'point-of-faith': {
    name: 'Point of Faith',
    text: 'An event or power that concerns a retinue operative is ignored on a D6 of 3+.',
  },
  'fire-at-will': {
    name: 'Fire at Will',
    text: 'Ranged weapons of this operative are Ceaseless in this activation while it has not moved.',
  },
  'cut-them-down': { name: 'Cut Them Down', text: 'An enemy leaves control range: a free Fight with it first.' },
};
