import type { ConditionWords, Counted, Span } from '../../scenarioSpeech.ts';

const value = (span: Span): string => {
  if (span.is === 'any') return 'at any value';
  if (span.is === 'between') return `${span.from} to ${span.to}`;
  return { exactly: `${span.number}`, least: `${span.number} or more`, most: `${span.number} or less` }[span.is];
};

const noun = ({ side, keyword, named }: Counted, many: boolean): string => {
  const kind =
    side === 'enemy' ? (many ? 'enemies' : 'enemy') : many ? 'operatives of the retinue' : 'operative of the retinue';
  return [
    kind,
    ...(keyword === undefined ? [] : [`with the keyword ${keyword}`]),
    ...(named === undefined ? [] : [`called ${named}`]),
  ].join(' ');
};

/** "at least 2 enemies stand": how many, who, and what they do; `one`, `many`: the verb. */
function counted(who: Counted, span: Span, [one, many]: readonly [string, string]): string {
  const all = (number: number): string => (number === 1 ? `${noun(who, false)} ${one}` : `${noun(who, true)} ${many}`);
  if (span.is === 'any') return `any number of ${noun(who, true)} ${many}`;
  if (span.is === 'between') return `${span.from} to ${span.to} ${noun(who, true)} ${many}`;
  if (span.number === 0 && span.is !== 'least') return `no ${noun(who, false)} ${one}`;
  const how = { exactly: 'exactly', least: 'at least', most: 'at most' }[span.is];
  return `${how} ${span.number} ${all(span.number)}`;
}

const times = (number: number): string => ['never', 'once', 'twice'][number] ?? `${number} times`;

const often = (span: Span): string => {
  if (span.is === 'any') return 'any number of times';
  if (span.is === 'between') return `${span.from} to ${span.to} times`;
  if (span.number === 0 && span.is !== 'least') return 'not yet';
  return {
    exactly: `exactly ${times(span.number)}`,
    least: `at least ${times(span.number)}`,
    most: `at most ${times(span.number)}`,
  }[span.is];
};

const turningPoint = (span: Span): string => {
  if (span.is === 'any') return 'it is any turning point';
  if (span.is === 'between') return `it is turning point ${span.from} to ${span.to}`;
  return `it is turning point ${span.number}${{ exactly: '', least: ' or later', most: ' or earlier' }[span.is]}`;
};

/** What must be so, as a clause behind "if". */
export const conditions = {
  counter: (_, { name, span }) => `“${name}” is ${value(span)}`,
  share: ({ of, percent }, { name }) =>
    `“${name}” is ${percent} percent ${{ retinue: 'of the retinue', enemy: 'of the enemies', most: 'of its most' }[of]} or more`,
  tick: (_, { name }) => `“${name}” is ticked`,
  flag: (_, { name }) => `the campaign remembers “${name}”`,
  turningPoint: (_, { span }) => turningPoint(span),
  alert: (_, { span }) => `Alert is ${value(span)}`,
  standing: (leaf, { span }) => counted(leaf, span, ['stands', 'stand']),
  down: (leaf, { span }) => counted(leaf, span, ['is out of the fight', 'are out of the fight']),
  hurt: (leaf, { span }) =>
    counted(leaf, span, [
      `stands with fewer than ${leaf.percent} percent of its wounds`,
      `stand with fewer than ${leaf.percent} percent of their wounds`,
    ]),
  carrying: ({ side, marker }, { name }) =>
    `${side === 'retinue' ? 'somebody of the retinue' : 'an enemy'} carries ${marker === undefined ? 'a marker' : `“${name}”`}`,
  within: (leaf, { name, span }) => counted(leaf, span, [`is within “${name}”`, `are within “${name}”`]),
  controls: ({ side }, { name }) => `${side === 'retinue' ? 'the retinue controls' : 'the enemies control'} “${name}”`,
  objective: ({ as }, { name }) => `the objective “${name}” is ${as}`,
  acted: (_, { name, span }) => `“${name}” was done ${often(span)}`.replace('was done not yet', 'was not done yet'),
} satisfies ConditionWords;

/** How conditions are joined. */
export const joints = {
  and: (parts: readonly string[]) => parts.join(' and '),
  or: (parts: readonly string[]) => parts.join(' or '),
  inner: (said: string) => `(${said})`,
  not: (said: string) => `it is not so that ${said}`,
  always: 'always',
  if: (said: string) => `If ${said}`,
};
