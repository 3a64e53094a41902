import type { BattleMoment } from '../../../engine/family/killteam/card/moments.ts';
import type { EffectStep } from '../../../engine/family/killteam/tables/effect.ts';
import type { SideWord } from '../../../engine/family/killteam/tables/selector.ts';
import type { EffectWords } from '../../scenarioSpeech.ts';
import { inches } from '../../format.ts';
import { withWeapons } from '../changes.ts';
import { effects as stats } from '../effects.ts';

const upOrDown = (by: number): string => (by < 0 ? `down by ${-by}` : `up by ${by}`);
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const ORDERS = { engage: 'on Engage', conceal: 'on Conceal' };

const shots = (by: number): string => `${by < 0 ? 'loses' : 'gains'} ${some(Math.abs(by), 'shot', 'shots')}`;

type Lasting = Pick<Extract<EffectStep, { op: 'lasts' }>, 'for' | 'expires' | 'uses'>;

const CONCERNED = { battle: 'for everybody', retinue: 'for the retinue', enemy: 'for the enemy' };

const until = ({ expires, uses }: Pick<Lasting, 'expires' | 'uses'>): string =>
  `${stats.expires[expires]}${uses === undefined ? '' : `, ${times(uses)} at most`}`;

const SOMEBODY: Readonly<Record<SideWord | 'battle', string>> = {
  battle: 'somebody',
  retinue: 'somebody of the retinue',
  enemy: 'an enemy',
};

const MOMENTS: Readonly<Record<BattleMoment, (who: string) => string>> = {
  activates: (who) => `${who} begins an activation`,
  moved: (who) => `${who} ends a move`,
  movedTwice: (who) => `${who} has made a Reposition and a Dash in one activation`,
  shot: (who) => `${who} has shot`,
  activationOver: (who) => `${who} ends an activation`,
  turningPointBegins: () => 'a turning point begins',
  turningPointOver: () => 'a turning point ends',
};

const span = (from: number, to: number): string => (from === to ? `${from}` : `${from}-${to}`);
const failsOn = (upTo: number, from = 1): string => (from > 1 && upTo === 6 ? `${from}+` : span(from, upTo));

/** What an effect does, as a clause. */
export const effects = {
  cp: ({ by }) => (by < 0 ? `you lose ${-by} CP` : `you gain ${by} CP`),
  alert: ({ by, to, order }) =>
    `${to === null ? `Alert goes ${upOrDown(by ?? 0)}` : `Alert becomes ${to}`}${order === undefined ? '' : ` if it is ${ORDERS[order]}`}`,
  stat: ({ stat, by, to, expires, group }, { who }) =>
    `${who(to)} has ${stats.label(stat, by)}${group === undefined ? '' : withWeapons[group]} ${stats.expires[expires]}`,
  damage: ({ to, amount, half }, said) =>
    half === true
      ? `${said.who(to)} loses half of its wounds, rounded up`
      : `${said.who(to)} takes ${said.amount(amount)} damage`,
  heal: ({ to, amount }, said) => `${said.who(to)} regains ${said.amount(amount)} wounds`,
  jam: ({ to }, { who }) => `${who(to)} has its gun jammed`,
  ammo: ({ to, set, by }, { who }) =>
    `${who(to)} ${set === null ? shots(by) : { max: 'is fully loaded again', empty: 'has no shots left' }[set]}`,
  order: ({ to, order }, { who }) => `${who(to)} is now ${ORDERS[order]}`,
  readiness: ({ to, readiness }, { who }) =>
    `${who(to)} ${{ ready: 'is ready again', expended: 'counts as having acted' }[readiness]}`,
  free: ({ to, action }, { who }) => `${who(to)} may ${{ dash: 'Dash', reposition: 'Reposition' }[action]} for free`,
  sight: ({ inches: far, expires }) => `nobody sees farther than ${inches(far)} ${stats.expires[expires]}`,
  initiative: ({ side }) =>
    `${side === 'retinue' ? 'the retinue' : 'the enemy'} has the initiative in the next turning point`,
  turningPoints: ({ by }) =>
    `the battle is ${some(Math.abs(by), 'turning point', 'turning points')} ${by < 0 ? 'shorter' : 'longer'}`,
  flag: ({ flag }, { name }) => `the campaign will remember “${name('flag', flag)}”`,
  loot: ({ to, count }, { who }) => `${who(to)} rolls for loot ${times(count)} after the battle`,
  spawn: ({ where, order, dv, card, faction, side }, { name }) => {
    const arrives = side === 'retinue' ? 'comes to the help of the retinue' : 'arrives';
    const from = faction === undefined ? '' : `, ${name('faction', faction)},`;
    const group = dv === undefined ? `reinforcements${from} arrive` : `reinforcements of ${dv} DV${from} arrive`;
    return `${card === undefined ? group : `${name('card', card)} ${arrives}`}: ${name('place', where)}, ${ORDERS[order]}`;
  },
  mark: ({ mark, where }, { name }) => `a mark is laid down, ${name('place', where)}: “${name('mark', mark)}”`,
  environment: ({ tag, on, expires }, { name }) =>
    on ? `“${name('environment', tag)}” begins, ${stats.expires[expires]}` : `“${name('environment', tag)}” ends`,
  rise: ({ to, from, as }, { who, name }) =>
    as === null
      ? `${who(to)} rolls a D6 and stands up with all its wounds on ${from}+`
      : `${who(to)} rolls a D6; on ${from}+ another takes its place: ${name('card', as)}`,
  steady: ({ to }, { who }) => `${who(to)} is steady again: what lowers its APL ends`,
  hold: ({ to }, { who }) => `${who(to)} stays at 1 wound, once in the battle`,
  ward: ({ to }, { who }) => `${who(to)} is spared what was about to happen to it`,
  doors: ({ state }) => `every door ${{ open: 'opens', shut: 'shuts' }[state]}`,
  counter: ({ counter, by }, { name }) => `“${name('counter', counter)}” goes ${upOrDown(by)}`,
  tick: ({ tick, on }, { name }) => `“${name('tick', tick)}” is ${on ? 'ticked' : 'cleared'}`,
  tell: ({ passage }, { name }) => `“${name('passage', passage)}” is read aloud`,
  reveal: ({ objective }, { name }) => `the objective “${name('objective', objective)}” is revealed`,
  wave: ({ wave }, { name }) => `“${name('wave', wave)}” arrives`,
  roll: ({ table }, { name }) => `the table “${name('table', table)}” is rolled`,
  xp: ({ to, by }, { who }) => `${who(to)} ${by < 0 ? 'loses' : 'gains'} ${Math.abs(by)} XP after the battle`,
  carry: ({ to, marker }, { who }) => `${who(to)} carries this from now on: ${marker}`,
  priority: ({ to }, { who }) => `${who(to)} becomes the Priority Target`,
  place: ({ where }, { name }) =>
    where === null ? 'there is no Target Location any more' : `the Target Location is now: ${name('place', where)}`,
  test: ({ to, upTo, from, fail }, { who, failed }) =>
    `${who(to)} rolls a D6; on ${failsOn(upTo, from)}, ${failed(fail)}`,
  incapacitate: ({ to }, { who }) => `${who(to)} goes down, whatever wounds are left`,
  leave: ({ to }, { who }) => `${who(to)} leaves the board`,
  unjam: ({ to }, { who }) => `${who(to)} has its jams cleared`,
  push: ({ to, inches: far, amount }, said) =>
    `${said.who(to)} is moved ${inches(far)} straight away; terrain that stops it costs it ${said.amount(amount)} wounds`,
  shot: ({ to, weapon }, { who }) =>
    `whoever brought it about shoots for free at ${who(to)}${weapon === undefined ? '' : ' with a weapon of its own'}`,
  ambush: ({ to }, { who }) => `${who(to)} may shoot at it for free`,
  flee: ({ inches: far }) => `each bystander moves ${inches(far)} away from the nearest operative`,
  foresee: () => 'the next event is rolled twice and one row chosen, or 1 CP is gained',
  calm: () => 'one environment in force never concerns whoever brought it about',
  foretell: () => 'the die of the next event is rolled now',
  reroll: () => 'this table is rolled once more',
  next: ({ to }, { who }) => `${who(to)} may be activated next`,
  lasts: (step, { changes, amount }) =>
    `${CONCERNED[step.for]}, ${until(step)}: ${changes(step.changes)}${step.places === undefined ? '' : `, in ${amount(step.places)} places at random`}`,
  change: (step, { who, changes }) => `${who(step.to)} has, ${until(step)}: ${changes(step.changes)}`,
  whenever: (step, { effects: inner }) =>
    step.trap === undefined
      ? `${until(step)}, each time ${MOMENTS[step.on](SOMEBODY[step.for])}: ${inner(step.effects)}`
      : `${until(step)}, the first time ${MOMENTS[step.on](SOMEBODY[step.for])} within ${inches(step.trap)} of the mark: ${inner(step.effects)}`,
} satisfies EffectWords;

/** Operations as a list offers them. */
export const effectNames = {
  tell: 'Read a passage aloud',
  reveal: 'Reveal an objective',
  counter: 'Change a counter',
  tick: 'Set or clear a tick',
  wave: 'Bring on a wave',
  spawn: 'Bring on reinforcements',
  roll: 'Roll on a table',
  flag: 'Have the campaign remember something',
  xp: 'Give experience',
  loot: 'Give rolls for loot',
  alert: 'Change Alert',
  cp: 'Change CP',
  initiative: 'Give the initiative',
  turningPoints: 'Make the battle longer or shorter',
  carry: 'Have somebody carry a marker',
  priority: 'Name a Priority Target',
  place: 'Name a Target Location',
  damage: 'Damage',
  heal: 'Heal',
  test: 'Let them roll against something',
  stat: 'Change a stat',
  order: 'Change an order',
  readiness: 'Make ready, or spend',
  free: 'A free move',
  steady: 'Steady somebody',
  hold: 'Keep somebody at 1 wound',
  ward: 'Spare somebody what is coming',
  rise: 'Let the fallen rise',
  jam: 'Jam a gun',
  ammo: 'Change ammunition',
  sight: 'Limit sight',
  environment: 'Begin or end an environment',
  mark: 'Lay down a mark',
  doors: 'Open or shut doors',
  leave: 'Have somebody leave',
  incapacitate: 'Bring somebody down',
  unjam: 'Clear jams',
  push: 'Push somebody away',
  shot: 'A free shot',
  ambush: 'A free shot at whoever it is about',
  flee: 'Let bystanders flee',
  foresee: 'Foresee an event, or 1 CP',
  calm: 'Keep an environment away',
  foretell: 'Roll the next event now',
  reroll: 'Roll on this table once more',
  next: 'Let somebody go next',
  lasts: 'A change for a side, or for all',
  change: 'A change for operatives',
  whenever: 'Something each time',
} satisfies Record<keyof typeof effects, string>;
