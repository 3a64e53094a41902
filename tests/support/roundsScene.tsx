import { vi } from 'vitest';
import type { ReactNode } from 'react';
import type { BattleState } from '../../src/engine/family/vanguard/model/battle.ts';
import type {
  ActView,
  ActorView,
  AttackView,
  ModelView,
  SideView,
  TurnOffers,
  VanguardView,
} from '../../src/engine/family/vanguard/view/vanguardView.ts';
import type { Request } from '../../src/engine/family/vanguard/model/request.ts';
import { type VanguardScene, VanguardSceneContext } from '../../src/scene/useVanguardScene.ts';
import { vanguard as words } from '../../src/words/en/vanguard/vanguard.ts';
import { render } from './app.tsx';

/** A model as its card, changed where a test says so. */
export const model = (id: string, change: Partial<ModelView> = {}): ModelView => ({
  id,
  name: id,
  card: 'card',
  side: 'one',
  owner: null,
  leader: false,
  wounds: 2,
  wn: 2,
  cp: 0,
  sp: 5,
  ar: 4,
  ne: 4,
  invulnerable: [],
  base: { shape: 'round', width: 25, length: 25 },
  status: 'ready',
  tired: false,
  floored: false,
  engaged: [],
  tokens: {},
  slots: { of: 2, used: 0, pushed: false },
  tap: null,
  barred: null,
  testsNerve: false,
  ...change,
});

export const side = (id: string, change: Partial<SideView> = {}): SideView => ({
  id,
  name: id === 'one' ? 'Iron Third' : 'Bone Choir',
  faction: 'faction',
  hand: 'people',
  player: id === 'one' ? 'Anna' : 'Ben',
  dice: 'screen',
  edge: 'the south edge',
  cp: 4,
  passTokens: 0,
  points: 3,
  finished: false,
  broken: false,
  standing: 2,
  started: 2,
  models: [],
  ...change,
});

/** Anna's Thorn and Hesk against Ben's Bass and Alto, in the third round of five. */
export function view(change: Partial<VanguardView> = {}): VanguardView {
  return {
    kind: 'rounds',
    state: { models: [] as BattleState['models'] } as BattleState,
    onBoard: null,
    scenario: {
      id: 's',
      name: 'Crossing',
      map: 'A crossing in the middle.',
      rounds: 5,
      endDie: true,
      layout: null,
      zones: [],
      special: [],
    },
    round: 3,
    lastRound: 5,
    step: 'turns',
    turn: 'one',
    sides: [
      side('one', {
        models: [
          model('Thorn', { tap: 'activate', leader: true, wn: 3 }),
          model('Hesk', { status: 'activated', tap: 'activateAgain' }),
        ],
      }),
      side('two', { cp: 5, points: 6, models: [model('Bass', { side: 'two' }), model('Alto', { side: 'two' })] }),
    ],
    actor: null,
    attack: null,
    offers: null,
    nerve: null,
    starts: null,
    clearable: [],
    end: null,
    objectives: [],
    score: [],
    result: null,
    ...change,
  };
}

const barred = (code: string, params: Record<string, string | number> = {}) => ({ code, params });

export const offers = (change: Partial<TurnOffers> = {}): TurnOffers => ({
  side: 'one',
  activate: ['Thorn', 'Hesk'],
  again: { models: ['Hesk'], cp: 1, why: null },
  pass: { left: 1, fewer: 1, why: null },
  finish: { waiting: ['Thorn'], why: barred('notAllActivated', { models: 'Thorn' }) },
  followUp: { models: [], cp: 1, why: barred('notActivated') },
  ...change,
});

export const actView = (id: string, change: Partial<ActView> = {}): ActView => ({
  id,
  action: 'walk',
  of: null,
  slots: 1,
  cp: 0,
  inches: 5,
  why: null,
  byBoard: false,
  attack: null,
  effect: null,
  targets: [],
  byPush: false,
  done: false,
  ...change,
});

/** A shot of three dice at Bass, and at Alto if `alto` is no reason against it. */
export const shot = (alto: string | null = null): ActView =>
  actView('attack hotgun', {
    action: 'attack',
    of: { id: 'hotgun', name: 'Hotgun' },
    inches: null,
    attack: { ranged: true, range: 12, dice: 3, hit: 3, ap: 1, d: 1, blast: null },
    targets: [
      { model: 'Bass', why: null },
      { model: 'Alto', why: alto === null ? null : barred(alto) },
    ],
  });

export const actor = (change: Partial<ActorView> = {}): ActorView => ({
  model: model('Thorn', { status: 'acting', slots: { of: 2, used: 0, pushed: false } }),
  kind: 'activation',
  acts: [
    actView('walk'),
    shot(),
    actView('run', { action: 'run', slots: 2, why: barred('noActionsLeft', { left: 1 }) }),
  ],
  push: { why: null },
  unused: 2,
  fallback: null,
  aimed: false,
  focused: false,
  freeAttack: null,
  ...change,
});

const because = (value: number) => ({ value, because: [{ source: 'card', name: null, value }] });

/** Thorn shoots Bass: three dice, hit 3+; nothing rolled. */
export const attack = (change: Partial<AttackView> = {}): AttackView => ({
  kind: 'attack',
  attacker: 'Thorn',
  target: 'Bass',
  number: 1,
  of: 1,
  attack: { name: 'Hotgun', ranged: true, dice: because(3), d: 1 },
  toHit: because(3),
  ap: because(1),
  armour: because(5),
  hitDice: [],
  hits: null,
  armourDice: [],
  saved: null,
  mortal: 0,
  wounds: null,
  recovery: null,
  outcome: null,
  facts: [{ id: 'obscured', on: false, changes: 'hit', value: -1 }],
  back: true,
  step: 'hit',
  ...change,
});

export const rollOf = (change: Partial<Extract<Request, { kind: 'roll' }>> = {}): Request => ({
  kind: 'roll',
  id: 'roll.1',
  purpose: 'hit',
  side: 'one',
  operative: 'Thorn',
  count: 3,
  sides: 6,
  counts: false,
  success: { hit: 3, critical: 7 },
  ...change,
});

/** A scene of a hand-made view; what it is told to do is kept. */
export function sceneOf(change: Partial<VanguardScene> = {}) {
  return {
    id: 'b1',
    title: 'Crossing',
    view: view(),
    foes: null,
    request: null,
    words,
    moment: 1,
    shown: (name: string) => name,
    act: vi.fn<VanguardScene['act']>(() => null),
    answer: vi.fn<VanguardScene['answer']>(() => null),
    roll: vi.fn<VanguardScene['roll']>(),
    goOn: vi.fn<VanguardScene['goOn']>(),
    undoes: null,
    redoes: null,
    undo: vi.fn<VanguardScene['undo']>(() => true),
    redo: vi.fn<VanguardScene['redo']>(() => true),
    ...change,
  };
}

/** Draws a screen in a scene, and gives what it can be told. */
export function show<S extends VanguardScene>(node: ReactNode, scene: S) {
  const drawn = render(<VanguardSceneContext value={scene}>{node}</VanguardSceneContext>);
  const again = (next: VanguardScene) =>
    drawn.rerender(<VanguardSceneContext value={next}>{node}</VanguardSceneContext>);
  return { scene, again };
}
