import type { Words } from '../../words.ts';
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
  rollTables,
  packEditor,
  generator,
} satisfies Words<'workshop'>;
