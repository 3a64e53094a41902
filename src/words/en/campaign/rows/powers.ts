/** What psychic powers and perils are called and mean. */
export const powers = {
  'kinetic-shove': {
    name: 'Kinetic Shove',
    text: 'A visible enemy within 6″ moves 3″ straight away. Terrain that stops it costs it D3 wounds.',
  },
  'witch-bolt': {
    name: 'Witch-bolt',
    text: 'If it works, a free Shoot with Witch-bolt follows. The test costs its 1 AP either way.',
  },
  mend: { name: 'Mend', text: 'A friend within 3″ regains D3 + 1 wounds.' },
  'psychic-veil': { name: 'Veil', text: 'A friend within 6″ counts as obscured until it activates.' },
  dread: { name: 'Dread', text: 'A visible enemy within 6″ has 1 APL less until the end of its activation.' },
  foresight: { name: 'Foresight', text: 'The next event is rolled twice and one chosen, or 1 CP more.' },
  'practised-mind': { name: 'Practised mind', text: 'Psychic tests have +1.' },
  perils: { name: 'Perils', text: 'What a natural 1 of a psychic test brings.' },
  'torn-open': {
    name: 'Torn open',
    text: 'The psyker loses D3 + 1 wounds. If that takes it down, roll a D6: on a 6 everybody within 2″ of it loses D3 wounds.',
  },
  scorched: { name: 'Scorched', text: 'The psyker loses D3 wounds.' },
  reeling: { name: 'Reeling', text: 'The psyker has 1 APL less until the end of its activation.' },
  whispers: { name: 'Whispers', text: 'Everybody within 3″ of the psyker hits 1 worse in this turning point.' },
  'heard-afar': { name: 'Heard afar', text: 'Alert rises by 1.' },
  'held-back': { name: 'Held back', text: 'Nothing happens, and the power works after all.' },
};
