import { boardEditor } from '../boardEditor.ts';
import { generator } from '../generator.ts';
import { moduleEditor } from '../moduleEditor.ts';
import { packEditor } from '../packEditor.ts';
import { rollTables } from '../rollTables.ts';
import { scenarioEditor } from '../scenario/editor.ts';
import { workshop as tables } from '../workshop/workshop.ts';

/** The workshop, with all its editors. */
export const workshop = {
  ...tables,
  scenarioEditor,
  moduleEditor,
  boardEditor,
  rollTables,
  packEditor,
  generator,
};
