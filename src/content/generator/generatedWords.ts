const texts = {
  'generated/name': '{mission}: {place}',
  'generated/difficulty': 'Difficulty: {difficulty}. Acolytes: {acolytes}.',
  'generated/seed': 'Made by dice, seed {seed}.',
  'generated/burn-ledger-action': 'The ledger marker in control range. Twice, and it is burnt.',
  'generated/ledger-marker': 'in the half of the board farther from the retinue',
  'generated/secondary/leave-no-trace': 'Alert never reaches 3.',
  'generated/secondary/take-one-alive': 'A captive is carried off.',
  'generated/secondary/burn-the-ledger': 'Twice, an operative spends 1 AP at the ledger marker.',
  'generated/secondary/all-come-back': 'No operative of the retinue is slain or left behind.',
  'generated/secondary/save-the-ammunition':
    'No weapon is ever empty. Without ammunition rules: no CP is left unspent.',
  'generated/hidden/0': 'Nobody of the retinue is down when the primary objective is done.',
  'generated/hidden/1': 'The primary objective is done by turning point 4.',
  'generated/hidden/2': 'Five enemies or more are down when the primary objective is done.',
  'generated/hidden/3': 'Two enemies at the most are down when the primary objective is done.',
  'generated/hidden/4': 'Alert has reached 3, and the primary objective is done all the same.',
  'generated/hidden/5': 'An Acolyte stands when the primary objective is done, and no leader of the enemy does.',
  'kt2/setUp/0':
    'Killzone, set-up and conditions: mission {number}, {name}, of the Kill Team (2nd edition) book {book}, for those who own it.',
  'kt2/primary': 'The retinue wins the mission of the book.',
  'clues-about/text':
    'There are clue markers too: four, one more for each Acolyte after the first. Whoever investigates one rolls on the Investigation table.',
} as const;

const names = {
  'burn-ledger-action': 'Burn the ledger',
  'ledger-marker': 'Ledger',
  captives: 'Captives',
  'difficulty/easy': 'Easy',
  'difficulty/medium': 'Medium',
  'difficulty/hard': 'Hard',
  'kt2-won': 'The retinue has won the mission',
  'kt2-not-won': 'The mission cannot be won any more',
} as const;

/** What the generator writes beside the sentences of the pack, by path and in English. */
export const generatedTexts: Readonly<Record<keyof typeof texts, string>> = texts;
/** Names that only generated scenarios have, by id and in English. */
export const generatedNames: Readonly<Record<keyof typeof names, string>> = names;
