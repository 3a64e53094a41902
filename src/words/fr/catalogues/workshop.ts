import type { Words } from '../../words.ts';
import { boardEditor } from '../boardEditor.ts';
import { generator } from '../generator.ts';
import { moduleEditor } from '../moduleEditor.ts';
import { packEditor } from '../packEditor.ts';
import { rollTables } from '../rollTables.ts';
import { scenarioEditor } from '../scenario/editor.ts';
import { workshop as tables } from '../workshop/workshop.ts';

export const workshop = {
  ...tables,
  scenarioEditor,
  moduleEditor,
  boardEditor,
  rollTables,
  packEditor,
  generator,
} satisfies Words<'workshop'>;
