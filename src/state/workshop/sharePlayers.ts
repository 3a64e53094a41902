import { MANIFEST_FILE, ROW_FILES } from '../../content/packFiles.ts';
import { playersCopy } from '../../content/playersCopy.ts';
import { scenariosIn } from '../../content/scenarioFiles.ts';
import { manifestOf } from '../../content/workshopFiles.ts';
import type { App } from '../base/app.ts';
import { type ShareWays, waysOf } from './sharePack.ts';
import { workshopStoreOf } from './workshopStore.ts';

const STEM = 50;

/** A scenario for the players, without its secrets and under an id of its own; null: there is none of that id. */
export async function shareWithPlayers(
  app: App,
  id: string,
  { author, origin }: { readonly author: string; readonly origin: string },
): Promise<ShareWays | null> {
  const files = (await workshopStoreOf(app).read()) ?? {};
  const row = scenariosIn(files).find((each) => each.id === id);
  if (row === undefined) return null;
  const by = author === '' ? (row.plan?.author ?? '') : author;
  const said = manifestOf(`${id.slice(0, STEM).replace(/-+$/u, '')}-players`, row.name);
  const about = { kind: 'scenario' as const, title: row.name, author: by, savedAt: app.ports.now(), needs: [] };
  const pack = { ...said, credits: by === '' ? [] : [by] };
  return waysOf({ about, files: { [MANIFEST_FILE]: pack, [ROW_FILES.missions.file]: [playersCopy(row)] } }, origin);
}
