import { diff } from '../diff.ts';

/** A linked campaign on the campaign's home: its chapter at hand, the ways on, and what became of its pack. */
export const module = {
  title: 'Linked campaign',
  choose: 'Begin a linked campaign',
  chooseDetail: (count: number) =>
    count === 1
      ? 'scenarios in sequence, played with this retinue; one is here'
      : `scenarios in sequence, played with this retinue; ${count} are here`,
  begin: 'Begin',
  chapters: (count: number) => (count === 1 ? '1 chapter' : `${count} chapters`),
  atHand: (number: number) => `Chapter ${number}`,
  playedAs: (scenario: number) => `played as scenario ${scenario}`,
  inPlay: 'its battle is under way',
  ways: 'What comes next',
  brought: 'From the chapters before',
  ended: 'It has ended here. What it brought stays.',
  lacking: 'No pack has its scenario any more. Bring the pack back to play it.',
  gone: 'Its pack is gone. It goes on by the copies kept in this campaign.',
  leave: 'Leave the linked campaign',
  leaveDetail: 'flags and chronicle stay; undo brings it back',
  changed: 'The pack of this linked campaign has changed',
  changedHint: 'Until you take the new one, the campaign is played as it was when it began.',
  playsNewest: 'It is played as its pack is now.',
  playsOlder: 'It is played as it was when it was last taken; its pack has changed since.',
  playsOlderNow: 'Its pack has changed. After this battle the new one can be taken.',
  takeAfterAll: 'Take the new one after all',
  diff: {
    ...diff,
    added: (names: string) => `New: ${names}`,
    removed: (names: string) => `Gone: ${names}`,
    changed: (names: string) => `Changed: ${names}`,
  },
  kinds: {
    modules: (name: string) => `${name} (the campaign itself)`,
    missions: (name: string) => `${name} (scenario)`,
    tables: (name: string) => `${name} (table)`,
    operatives: (name: string) => `${name} (card)`,
    weapons: (name: string) => `${name} (weapon)`,
    armour: (name: string) => `${name} (armour)`,
    factions: (name: string) => `${name} (faction)`,
    behaviours: (name: string) => `${name} (decision table)`,
  },
  keep: 'Keep the old',
  take: 'Take the new',
};
