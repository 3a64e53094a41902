import type { Operative } from './operative.ts';
import type { BattleState } from './state.ts';

/** What has happened to an operative so far: nothing. All start with Conceal; Engage is what is offered first. */
export const unharmed = () =>
  ({
    order: 'conceal',
    usualOrder: 'engage',
    readiness: 'ready',
    down: false,
    downedBy: null,
    slain: false,
    removed: false,
    reanimations: 0,
    guard: false,
    counteracted: false,
    cannotRetaliate: false,
    lastWeapon: null,
    limitedUsed: {},
    kills: 0,
    killedHeavy: 0,
    height: 0,
    onEdge: false,
    onVantage: false,
    inStronghold: false,
    nearMarker: false,
    carries: null,
    carriesMarker: null,
    carriedBy: null,
  }) satisfies Partial<Operative>;

/** What has happened in a battle so far: nothing. Turning point 0, in phase `setUp`. New arrays and objects each time. */
export const nothingYet = () =>
  ({
    engagement: [],
    facts: {},
    turningPoint: 0,
    phase: 'setUp',
    initiative: null,
    nextInitiative: null,
    activations: 0,
    actions: 0,
    activation: null,
    group: null,
    interrupt: null,
    counteractPassed: false,
    tasks: [],
    lasting: [],
    flags: [],
    marks: [],
    counters: {},
    ticks: {},
    result: null,
  }) satisfies Partial<BattleState>;
