import type { Migration } from '../heading.ts';
import { addRedoAndReadings } from './001-redo-and-readings.ts';
import { makeSides } from './002-sides.ts';
import { signEntries } from './003-signed-entries.ts';
import { listWhatLasts } from './004-one-list-of-what-lasts.ts';
import { knowFreeDice } from './005-dice-of-the-table.ts';
import { knowKillTeam2021 } from './007-kill-team-2021.ts';
import { knowGamesForTwo } from './008-games-for-two.ts';
import { knowChoices } from './009-choices-of-a-mission.ts';
import { knowMoreOfTheTable } from './011-more-of-the-table.ts';
import { knowPloysOfTheThird } from './012-ploys-of-the-third-edition.ts';
import { knowEntries } from './013-markers-on-a-board.ts';
import { knowOverruled } from './014-the-table-overrules.ts';
import { knowTraps } from './015-traps-and-taken-markers.ts';
import { knowBarricades } from './016-barricades-on-a-board.ts';
import { knowLying } from './017-markers-by-a-rule.ts';

/** Step i turns a battle of version i into one of version i + 1; the current version is their number. */
export const battleSteps: readonly Migration[] = [
  addRedoAndReadings,
  makeSides,
  signEntries,
  listWhatLasts,
  knowFreeDice,
  knowKillTeam2021,
  knowGamesForTwo,
  knowChoices,
  knowMoreOfTheTable,
  knowPloysOfTheThird,
  knowEntries,
  knowOverruled,
  knowTraps,
  knowBarricades,
  knowLying,
];
