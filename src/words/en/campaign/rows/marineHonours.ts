/** What battle honours of Space Marines, and tactics of their chapters, are called and mean. */
export const marineHonours = {
  assassin: { name: 'Assassin', text: 'May Charge on a Conceal order.' },
  'chapter-exemplar': { name: 'Chapter Exemplar', text: 'Learns one more tactic of its chapter, of choice.' },
  'honoured-by-the-armoury': {
    name: 'Honoured by the Armoury',
    text: 'One piece of equipment, the dearest it carries, costs 1 EP less.',
  },
  swift: { name: 'Swift', text: 'Charges 1″ farther: Move and 3″.' },
  specialized: { name: 'Specialized', text: 'Brings an honour of choice: Combat, Staunch, Marksman or Scout.' },
  'spiritual-resolve': {
    name: 'Spiritual Resolve',
    text: 'A recovery roll that fails may be made again. Two dice for a battle scar, and it chooses.',
  },
  'the-long-vigil': {
    name: 'The Long Vigil',
    text: 'In the drop zone of the players, or contesting an objective, it may roll one defence die again.',
  },
  'adaptive-swordsmanship': { name: 'Adaptive Swordsmanship', text: 'Nothing changes the Hit of its power weapon.' },
  'tactic-aggressive': { name: 'Aggressive', text: 'Melee weapons have Rending.' },
  'tactic-resolute': { name: 'Resolute', text: 'Nothing changes its APL.' },
  'tactic-siege-specialist': { name: 'Siege Specialist', text: 'Ranged weapons have Saturate.' },
  'tactic-stealthy': { name: 'Stealthy', text: 'In cover it retains one more save, or one as a critical.' },
};
