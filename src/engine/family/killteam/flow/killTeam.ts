import type { CommandType } from '../model/command.ts';
import type { BattleEvent } from '../model/event.ts';
import type { BattleState } from '../model/state.ts';
import type { DecidersOf, TaskModules } from '../rules/game.ts';
import type { KillTeamRules } from '../rules/killTeamRules.ts';
import type { BattleHooks, KillTeam, Plugin } from '../rules/plugin.ts';
import { fightModule } from '../attack/fight/fight.ts';
import { hotModule } from '../attack/hot.ts';
import { shootModule } from '../attack/shoot/shoot.ts';
import { act } from './decide/act.ts';
import { answer } from './decide/answer.ts';
import { fight, logAttack, repeatShot, shoot } from './decide/attack.ts';
import * as between from './decide/between.ts';
import * as byHand from './decide/byHand.ts';
import { correct } from './decide/correct.ts';
import * as flow from './decide/flow.ts';
import * as open from './decide/openAttack.ts';
import * as table from './decide/table.ts';
import { evolveBy, flowHandlers } from './evolve/evolve.ts';
import { afterActionModule } from './tasks/afterAction.ts';
import { fallingModule } from './tasks/falling.ts';
import { lastBreathModule } from './tasks/lastBreath.ts';

/** What every system of the family decides. */
const deciders: Partial<DecidersOf<CommandType>> = {
  startBattle: flow.startBattle,
  nextTurningPoint: flow.nextTurningPoint,
  startFirefight: flow.startFirefight,
  activate: flow.activate,
  endActivation: flow.endActivation,
  counteract: between.counteract,
  passCounteract: between.passCounteract,
  giveOrder: between.giveOrder,
  passGroup: between.passGroup,
  passInterrupt: between.passInterrupt,
  act,
  shoot,
  fight,
  repeatShot,
  logAttack,
  answer,
  setFacts: open.setFacts,
  setAssists: open.setAssists,
  commandReroll: open.commandReroll,
  cancelAttack: open.cancelAttack,
  correct,
  fall: byHand.fall,
  addOperative: byHand.addOperative,
  changeSettings: byHand.changeSettings,
  assign: byHand.assign,
  renamePlayer: byHand.renamePlayer,
  setEngaged: table.setEngaged,
  setFlag: table.setFlag,
  setHeight: table.setHeight,
  setCounter: table.setCounter,
  setTick: table.setTick,
  endBattle: table.endBattle,
  goOn: table.goOn,
};

const tasks: Partial<TaskModules> = {
  shoot: shootModule,
  fight: fightModule,
  hot: hotModule,
  afterAction: afterActionModule,
  falling: fallingModule,
  lastBreath: lastBreathModule,
};

type Events = readonly BattleEvent[];

const NOTHING: Events = [];

const all =
  <A extends readonly unknown[]>(hooks: readonly ((...asked: A) => Events)[]) =>
  (...asked: A): Events => {
    let told: Events = NOTHING;
    for (const hook of hooks) {
      const events = hook(...asked);
      if (events.length > 0) told = told.length === 0 ? events : [...told, ...events];
    }
    return told;
  };

/** The first hook that has something to say. */
const one =
  <A extends readonly unknown[]>(hooks: readonly ((...asked: A) => Events)[]) =>
  (...asked: A): Events => {
    for (const hook of hooks) {
      const events = hook(...asked);
      if (events.length > 0) return events;
    }
    return NOTHING;
  };

/** Each hook asks all plugins, in order. `first`: the first that has something to do goes first. */
function hooksOf(plugins: readonly Plugin[]): BattleHooks {
  const having = <K extends keyof BattleHooks>(name: K): readonly BattleHooks[K][] =>
    plugins.flatMap(({ hooks }) => {
      const hook = hooks?.[name];
      return hook === undefined ? [] : [hook];
    });
  return {
    first: one(having('first')),
    follows: all(having('follows')),
    idle: one(having('idle')),
    turningPointBegins: all(having('turningPointBegins')),
    readied: all(having('readied')),
    activates: all(having('activates')),
    actionOver: all(having('actionOver')),
    acted: all(having('acted')),
    goesDown: one(having('goesDown')),
    harms: one(having('harms')),
    fell: all(having('fell')),
    interrupts: all(having('interrupts')),
    activationOver: all(having('activationOver')),
    lastCalls: all(having('lastCalls')),
    verdict: all(having('verdict')),
    turningPointOver: all(having('turningPointOver')),
  };
}

/** A system of the family: its rules, and the plugins it has, in the order in which they speak. */
export function killTeam(rules: KillTeamRules, plugins: readonly Plugin[]): KillTeam {
  const evolve = evolveBy([...plugins.map(({ handlers }) => handlers ?? {}), flowHandlers]);
  return {
    ...rules,
    plugins,
    actions: Object.assign({}, rules.actions, ...plugins.map(({ actions }) => actions ?? {})),
    deciders: Object.assign({}, deciders, ...plugins.map((plugin) => plugin.deciders ?? {})),
    tasks: Object.assign({ initiative: rules.initiative }, tasks, ...plugins.map((plugin) => plugin.tasks ?? {})),
    hooks: hooksOf(plugins),
    views: Object.assign({}, ...plugins.map(({ views }) => views ?? {})),
    evolve: (state, events) => events.reduce(evolve, state),
  };
}

/** A new battle's slices of the plugins. */
export const slicesOf = ({ plugins }: Pick<KillTeam, 'plugins'>): Partial<BattleState> =>
  Object.assign({}, ...plugins.map(({ slice }) => slice?.initial() ?? {}));
