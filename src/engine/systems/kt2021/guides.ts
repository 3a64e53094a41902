import type { BattleState } from '../../family/killteam/model/state.ts';
import type { GuideRules, MoveId } from '../../family/killteam/rules/killTeamRules.ts';
import type { Request } from '../../family/killteam/model/request.ts';
import { closeQuarters } from './closeQuarters.ts';
import { hasKind, mayHave } from './terrain/state.ts';

const ifSo = (holds: boolean, ...ids: readonly string[]): readonly string[] => (holds ? ids : []);

/** K-71 to K-74, and what is ruled of them: to traverse (C-11) only where something agreed on is Traversable. */
const overTerrain = (state: BattleState): readonly string[] =>
  ['K-72', 'K-73', 'K-74'].concat(ifSo(mayHave(state, 'traversable'), 'K-71', 'C-11'), 'C-12', 'C-13', 'C-15');

/** C-50 to C-52: in the killzone with scrap piles, for the moves that go over them; C-53: in the one with hatches. */
const ofKillzone = (state: BattleState, move: MoveId): readonly string[] => [
  ...ifSo(hasKind(state, 'scrapPile'), ...OVER_SCRAP[move]),
  ...ifSo(hasKind(state, 'hatch'), 'C-53'),
];
const OVER_SCRAP: Readonly<Record<MoveId, readonly string[]>> = {
  reposition: ['C-51', 'C-52'],
  dash: ['C-50'],
  charge: ['C-50', 'C-51', 'C-52'],
  fallBack: [],
};

/** K-34 to K-36: the path, and where it may end. C-16: a Dash finishes a climb or a drop. C-55: walls. */
const moveGuides: GuideRules['move'] = (state, { abilities }, move) => [
  ...ifSo(move === 'charge', 'K-36'),
  ...(abilities.includes('fly') ? ['K-35', 'K-75', 'C-14'] : ['K-34', ...overTerrain(state)]),
  ...ifSo(move === 'dash', 'C-16'),
  ...ofKillzone(state, move),
  ...ifSo(closeQuarters(state), 'C-55'),
];

/** K-64 to K-67 and K-70: where lines run, and what they cross. */
const shotGuides: GuideRules['shot'] = (state, { facts, shooter, target }) => {
  const { visible, cover, obscured, fromVantage } = facts;
  const onVantage = fromVantage || shooter.onVantage || target.onVantage;
  const crossed = cover || obscured;
  return [
    ...ifSo(!visible, 'K-64'),
    ...ifSo(cover, 'K-65', 'K-66'),
    ...ifSo(obscured, 'K-67', 'C-02'),
    ...ifSo(target.onVantage, 'K-70'),
    ...ifSo(crossed, 'C-01', 'C-03', 'C-54'),
    ...ifSo(crossed && onVantage, 'C-05'),
    ...ifSo(closeQuarters(state), 'C-57', 'C-58'),
  ];
};

const BEFORE = ['K-10', 'K-09', 'K-08', 'K-68', 'K-76', 'K-77', 'C-54', 'C-40', 'C-43', 'C-53'];

/** K-08 to K-10, K-68, K-76, K-77: measures and terrain are agreed before the battle. */
const beforeBattle = (state: BattleState): readonly string[] => [
  ...BEFORE,
  ...ifSo(closeQuarters(state), 'C-55', 'C-56'),
];

/** Rulings by which a question of one of these is asked. */
const BY_QUESTION: Readonly<Record<string, readonly string[]>> = {
  coverSave: ['C-20'],
  defenderWeapon: ['C-18'],
  guardInterrupt: ['C-36', 'C-39', 'C-60', 'C-62', 'C-63'],
  invalidTarget: ['C-21', 'C-33'],
  mayRule: ['C-29'],
  shrug: ['C-24'],
  onMiss: ['C-30', 'C-31'],
  blast: ['C-32'],
  sentries: ['C-45'],
};

/** What a fight lets its dice do: a parry of nothing, a parry of two. */
const ofDie = (codes: readonly string[]): readonly string[] => [
  ...ifSo(
    codes.some((code) => code.startsWith('blockNothing')),
    'C-22',
  ),
  ...ifSo(
    codes.some((code) => /^block(?:Two|Both)/u.test(code)),
    'C-17',
  ),
];

/** Dice are rolled, or used, as if fighting. */
const asIf = ({ tasks }: BattleState, request: Request): boolean => {
  const task = tasks.at(-1);
  return task?.kind === 'fight' && task.asIf === true && (request.kind === 'roll' || request.kind === 'pick');
};

function asked(state: BattleState, request: Request): readonly string[] {
  return [...ifSo(asIf(state, request), 'C-26', 'C-27', 'C-28'), ...askedBy(request)];
}

function askedBy(request: Request): readonly string[] {
  if (request.kind === 'reroll' || (request.kind === 'roll' && request.purpose === 'reroll')) return ['C-25'];
  if (request.kind !== 'pick' && request.kind !== 'tick') return [];
  const codes = request.kind === 'pick' ? request.options.map(({ code }) => code) : [];
  return [...(BY_QUESTION[request.question] ?? []), ...ofDie(codes)];
}

/** What Kill Team 2021 has the table apply itself, and the rulings by which it asks and decides. */
export const guides: GuideRules = {
  move: moveGuides,
  shot: shotGuides,
  setUp: beforeBattle,
  marker: ['K-62'],
  commentary: true,
  asked,
};
