/** Abilities beyond the card, for the sheet from which they are used. */
export const traits = {
  open: 'Abilities',
  openDetail: (usable: number): string => (usable === 0 ? 'nothing to use now' : `${usable} to use now`),
  useOne: 'Use one of them',
  now: 'To use during this attack, if you like',
  beyond: 'Beyond its card',
  title: (who: string) => `Abilities of ${who}`,
  strategic: 'Strategic ploys',
  strategicText: 'Before the firefight, by whoever knows them.',
  usable: 'To use',
  always: 'To remember',
  use: (name: string) => `Use ${name}`,
  anyway: (name: string) => `Use ${name} anyway`,
  by: (who: string) => `Known to ${who}`,
  leftNow: (left: number, per: 'turningPoint' | 'battle'): string =>
    `${left} left in this ${per === 'battle' ? 'battle' : 'turning point'}`,
  test: (needed: number) => `psychic test on ${needed}+`,
  byTable: 'the table carries it out',
  none: 'Nothing to use',
};
