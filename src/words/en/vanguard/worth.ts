const woundsSaid = (wounds: string): string => `${wounds} ${/^[+−-]?1$/u.test(wounds) ? 'wound' : 'wounds'}`;

/** What attacks are expected to come to, and what choices are worth. */
export const worth = {
  /** What becomes of whoever is attacked: chances, wounds on average. */
  deals: (out: string, wounds: string) => `${out} to take it out, ${woundsSaid(wounds)}`,
  dealsFloored: (out: string, floored: string, wounds: string) =>
    `${out} to take it out, ${floored} to floor it, ${woundsSaid(wounds)}`,
  /** What comes back at whoever attacks, or at whoever chooses. */
  takes: (out: string, wounds: string) => `${out} to be out itself, ${woundsSaid(wounds)}`,
  back: (out: string, wounds: string) => `Hit back: ${out} to be out itself, ${woundsSaid(wounds)}`,
  on: (name: string, said: string) => `${name}: ${said}`,
  blast: (chance: string, length: string) => `${chance} for the blast, on all within ${length}`,
  passes: (chance: string) => `succeeds in ${chance}`,
  nothing: 'changes nothing',
  omitted: 'An ability of the target is left out',
  none: 'No odds for these numbers',
  title: 'To expect',
  toOut: (change: string) => `${change} to take it out`,
  toWounds: (change: string) => woundsSaid(change),
  backIsWorth: 'worth the fatigue',
  restIsWorth: 'rested it is worth more next',
  shared: (said: string) => `Shared so: ${said}`,
  best: (shares: string, said: string) => `Best: ${shares}: ${said}`,
  share: (name: string, dice: number) => `${name} ${dice}`,
  isBest: 'No better way to share them',
  takeBest: 'Share them so',
  gains: (out: string, wounds: string) => `gains ${out} to take one out, ${woundsSaid(wounds)} next round`,
  gainsNothing: 'gains no attack as all stand',
};
