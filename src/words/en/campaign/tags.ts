/** What the tags of a segment are called and do, by id; `/milder`: once they are. */
export const tags = {
  'tag-combat': { name: 'Combat', text: 'A quarter more enemies, and a tenth more experience.' },
  'tag-combat/milder': { name: 'Combat', text: 'A tenth more enemies, and a tenth more experience.' },
  'tag-investigation': {
    name: 'Investigation',
    text: 'Two clue markers more; secondary objectives count and pay as primary ones.',
  },
  'tag-investigation/milder': {
    name: 'Investigation',
    text: 'Three clue markers more; secondary objectives count and pay as primary ones.',
  },
  'tag-priority-target': {
    name: 'Priority target',
    text: 'Silence the Voice or Bring Them Home. The Acolyte deployed first is a priority target.',
  },
  'tag-priority-target/milder': { name: 'Priority target', text: 'Silence the Voice or Bring Them Home.' },
  'tag-blocked': { name: 'Blocked', text: 'No scenario can be played there until a flag opens it.' },
  'tag-blocked/milder': { name: 'Blocked', text: 'Open.' },
  'tag-xenothreat': { name: 'Xenothreat', text: 'The enemies are the Brood.' },
  'tag-xenothreat/milder': { name: 'Xenothreat', text: 'The enemies are the Brood, a tenth fewer.' },
  'tag-heretics': { name: 'Heretics', text: 'The enemies are the Chaos cult.' },
  'tag-heretics/milder': { name: 'Heretics', text: 'The enemies are the Chaos cult, a tenth fewer.' },
  'tag-rebellion': { name: 'Rebellion', text: 'The enemies are the Underhive gang.' },
  'tag-rebellion/milder': { name: 'Rebellion', text: 'The enemies are the Underhive gang, a tenth fewer.' },
  'tag-invasio-daemonum': {
    name: 'Invasio daemonum',
    text: 'The enemies are the Chaos cult, with daemons in the place of half its fighters.',
  },
  'tag-invasio-daemonum/milder': { name: 'Invasio daemonum', text: 'The same, and a tenth fewer enemies.' },
};
