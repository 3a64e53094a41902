/** One side has nobody ready: who acts out of turn, or whether the other goes on. */
export const overwatch = {
  title: (mine: string, theirs: string): string => `Nobody of ${mine} is ready: Overwatch, or let ${theirs} go on`,
  rule: 'One free shot, BS one worse. Each once in a turning point.',
  at: (gun: string, target: string, wounds: string): string => `${gun} at ${target} · ${wounds}`,
  wounds: (mean: string): string => `${mean} wounds`,
  down: (chance: string, wounds: string): string => `${chance} to take it down, ${wounds} on average`,
  concealed: 'Conceal: no Overwatch',
  engaged: 'In engagement range: no Overwatch',
  watched: 'Overwatch already done',
  unarmed: 'No gun for Overwatch',
  let: (theirs: string): string => `Let ${theirs} go on`,
  again: 'asked again after their next',
};
