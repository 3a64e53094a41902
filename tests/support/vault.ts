import type { Mission } from '../../src/engine/family/killteam/model/mission.ts';
import type { Script } from '../../src/engine/plugins/scenario/script.ts';

const script: Script = {
  briefing:
    '# The vault\n\nFind *both* parts of the seal and bring them out. Whoever keeps them is not to know that you were there.\n\n> Nobody comes back from the lower door.\n\n<script>alert(1)</script>',
  notes: 'The second part is **behind the gate**. Let them search in vain for a while.',
  passages: [
    {
      id: 'gate',
      title: 'The gate',
      text: 'Something gives way behind the wall. *Dust falls.* Where there was stone, there is now a **gate**.',
    },
    { id: 'voice', title: 'A voice below', text: 'Somebody calls your name, from below.' },
  ],
  objectives: [
    {
      id: 'seal',
      kind: 'primary',
      text: 'Find both parts of the seal',
      done: { is: 'counter', counter: 'parts', least: 2 },
      failed: null,
      reveal: null,
      xp: null,
    },
    {
      id: 'way-in',
      kind: 'secondary',
      text: 'Find a way into the vault',
      done: { is: 'tick', tick: 'gate-open' },
      failed: null,
      reveal: null,
      xp: null,
    },
    {
      id: 'unseen',
      kind: 'secret',
      text: 'Leave nobody who saw you',
      done: null,
      failed: null,
      reveal: null,
      xp: null,
    },
  ],
  actions: [
    {
      id: 'search-wall',
      name: 'Search the wall',
      text: 'Feel along the wall for what does not belong there.',
      ap: 1,
      once: 'activation',
      times: null,
      engaged: false,
      keyword: null,
      if: null,
      table: null,
      effects: [{ op: 'counter', counter: 'parts', by: 1 }],
    },
    {
      id: 'pass-gate',
      name: 'Through the gate',
      text: 'Take the second part from behind the gate.',
      ap: 1,
      once: 'battle',
      times: null,
      engaged: false,
      keyword: null,
      if: { is: 'tick', tick: 'gate-open' },
      table: null,
      effects: [{ op: 'counter', counter: 'parts', by: 1 }],
    },
  ],
  hooks: [
    {
      id: 'wall-gives-way',
      name: 'The wall gives way',
      when: 'activationEnd',
      side: 'retinue',
      action: null,
      if: { is: 'counter', counter: 'parts', least: 1 },
      once: true,
      effects: [
        { op: 'tick', tick: 'gate-open', on: true },
        { op: 'tell', passage: 'gate' },
      ],
    },
    {
      id: 'somebody-hears',
      name: 'Somebody hears',
      when: 'activationEnd',
      side: null,
      action: null,
      if: null,
      once: false,
      effects: [{ op: 'counter', counter: 'suspicion', by: 1 }],
    },
  ],
  waves: [{ id: 'guard', name: 'The night guard', where: 'at the lower door', order: 'engage', dv: 3, operatives: [] }],
  endings: [{ id: 'out', name: 'Out with the seal', text: 'Nobody will know.', if: null, flags: ['seal'] }],
  hidden: ['suspicion'],
  flags: ['warned'],
  priorityTarget: { text: 'whoever carries the seal', to: null },
  targetLocation: 'the gate',
};

/** A scenario with something of everything that players see, do, hear, and must not see. */
export const vault: Pick<Mission, 'id' | 'name' | 'primary' | 'setUp' | 'counters' | 'ticks' | 'script'> = {
  id: 'vault',
  name: 'The Vault',
  primary: 'Bring both parts of the seal out of the vault.',
  setUp: ['One wall of the killzone is the vault.'],
  counters: [
    { id: 'parts', name: 'Parts of the seal', max: 2 },
    { id: 'suspicion', name: 'Suspicion', max: 9 },
  ],
  ticks: [{ id: 'gate-open', name: 'The gate is open', ends: 'no' }],
  script,
};
