import type { App } from '../state/base/app.ts';
import { downloadText } from '../ui/downloadText.ts';

/** Offers a battle as a file, the open one by default. False: there is none. Rejects when the app cannot be fetched. */
export async function exportSave(app: App, id?: string): Promise<boolean> {
  const { playOf } = await import('../state/battle/play.ts');
  const file = await playOf(app).exportBattle(id);
  if (file === null) return false;
  downloadText(file.fileName, file.text);
  return true;
}
