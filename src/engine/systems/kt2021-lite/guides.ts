import type { GuideRules } from '../../family/killteam/rules/killTeamRules.ts';
import { closeQuarters } from '../kt2021/closeQuarters.ts';
import { guides } from '../kt2021/guides.ts';
import { usesCore } from './usesCore.ts';

const ifSo = (holds: boolean, ...ids: readonly string[]): readonly string[] => (holds ? ids : []);

const plainMove: GuideRules['move'] = (state, operative, move) => [
  ...ifSo(move === 'charge', 'L-13'),
  'L-12',
  'L-17',
  ...ifSo(operative.abilities.includes('fly'), 'C-14'),
  ...ifSo(closeQuarters(state), 'C-55'),
];

const plainShot: GuideRules['shot'] = (state, shot) => [
  ...ifSo(shot.facts.cover, 'L-19'),
  ...ifSo(shot.facts.obscured, 'L-18'),
  ...guides.shot(state, shot).filter((id) => !id.startsWith('K')),
];

/**
 * The same by the Lite sheet: plain moves, its own words for cover and obscured, its own set-up (L-01 to L-03).
 * with the core rules for what it leaves out, those.
 */
export const liteGuides: GuideRules = {
  ...guides,
  move: (state, operative, move) => (usesCore(state) ? guides.move : plainMove)(state, operative, move),
  shot: (state, shot) => (usesCore(state) ? guides.shot : plainShot)(state, shot),
  setUp: (state) => ['L-01', 'L-02', 'L-03', ...guides.setUp(state).filter((id) => id !== 'K-10')],
};
