import { killTeam } from '../../family/killteam/flow/killTeam.ts';
import { alert } from '../../family/killteam/plugins/alert/plugin.ts';
import { ammo } from '../../family/killteam/plugins/ammo/plugin.ts';
import { effects } from '../../family/killteam/plugins/effects/plugin.ts';
import { events } from '../../family/killteam/plugins/events/plugin.ts';
import { reanimate } from '../../family/killteam/plugins/reanimate/plugin.ts';
import { traits } from '../../family/killteam/plugins/traits/plugin.ts';
import { markersOfTable } from '../../plugins/board/markersOfTable.ts';
import { hatches } from '../../plugins/board/hatches.ts';
import { boardOf } from '../../plugins/board/plugin.ts';
import { freeDice } from '../../plugins/freeDice/plugin.ts';
import { scenario } from '../../plugins/scenario/plugin.ts';
import { byTables } from '../tables/byTables.ts';
import { acolyteRules } from './rules.ts';
import { startOf } from './starts.ts';

/** ACOLYTE, whole: tables always play the enemies. Their morale is tested after the event of a Ready step: what is opened last is done first. */
export const acolyteKillTeam = killTeam(acolyteRules, [
  ammo,
  reanimate,
  traits,
  effects,
  alert,
  byTables,
  events,
  scenario,
  freeDice,
  boardOf('thirdEditionNearBoth', markersOfTable, startOf),
  hatches(),
]);
