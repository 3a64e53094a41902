import { forPlayers } from '../../engine/plugins/scenario/forPlayers.ts';
import { battleHead, battleShape } from '../../persistence/battleFile.ts';
import { wrap } from '../../persistence/heading.ts';
import { newId } from '../../persistence/newId.ts';
import type { App } from '../base/app.ts';
import { type ExportedFile, fileOf } from '../log/exportPlay.ts';
import { killTeamBattlesOf, killTeamIn } from './killTeam.ts';

/**
 * The open battle as a file for its players, from this moment on: nothing of what is secret, and nothing of the log that
 * led here. Null: none is open, or something is being asked.
 */
export function playersFile(app: App, title: string): ExportedFile | null {
  if (killTeamIn(app.store.getState().battle) === null) return null;
  const { play } = killTeamBattlesOf(app);
  const now = app.ports.now();
  if (play === null || play.state.tasks.length > 0) return null;
  const { campaign: _campaign, ...meta } = play.meta;
  const setup = forPlayers(play.state);
  const text = wrap(
    battleShape,
    { savedAt: now, revision: 0 },
    {
      ...battleHead({ ...meta, id: newId(), title, createdAt: now }, setup),
      entries: [],
      redo: [],
      result: setup.result,
    },
  );
  return fileOf('battle', title, now, text);
}
