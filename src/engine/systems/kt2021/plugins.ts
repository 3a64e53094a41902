import { effectSteps } from '../../family/killteam/plugins/effects/plugin.ts';
import { ploys } from '../../family/killteam/plugins/ploys/plugin.ts';
import { traits } from '../../family/killteam/plugins/traits/plugin.ts';
import type { Plugin } from '../../family/killteam/rules/plugin.ts';
import type { Reading } from '../../board/battleBoard.ts';
import { hatches } from '../../plugins/board/hatches.ts';
import { boardOf } from '../../plugins/board/plugin.ts';
import { freeDice } from '../../plugins/freeDice/plugin.ts';
import { closeQuarters } from './closeQuarters.ts';
import { alarms } from './alarm/plugin.ts';
import { asIf } from './asIf.ts';
import { markersToLay } from './markers/onBoard.ts';
import { markers } from './markers/plugin.ts';
import { sameAbility } from './sameAbility.ts';
import { narrative } from '../../plugins/narrative/plugin.ts';
import { score } from './score/plugin.ts';
import { setUp } from './setup/plugin.ts';
import { terrain } from './terrain/plugin.ts';

/** What both books of 2021 have beside the rules of the family. `byTables`: what they have for a side that plays itself; `reading`: how
 * they read a board. */
export const pluginsWith = (byTables: readonly Plugin[], reading: Reading): readonly Plugin[] => [
  traits,
  effectSteps,
  sameAbility,
  ploys,
  ...byTables,
  freeDice,
  boardOf(reading, markersToLay),
  hatches(closeQuarters),
  markers,
  score,
  asIf,
  alarms,
  setUp,
  terrain,
  narrative,
];
