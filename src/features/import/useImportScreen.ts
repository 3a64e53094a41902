import { useEffect, useEffectEvent, useState } from 'react';
import { isEqual } from '../../engine/core/isEqual.ts';
import type { ImportedRoster } from '../../content/importers/roster.ts';
import { toPackFiles } from '../../content/importers/toPackFiles.ts';
import { packGoneSaid } from '../../forms/packGone.ts';
import { begunOf } from '../../state/answer/begun.ts';
import { useApp } from '../../state/base/useApp.ts';
import { usePacks } from '../../state/library/ownPacks.ts';
import { packUse } from '../../state/workshop/packUse.ts';
import { useWords } from '../../words/useWords.ts';
import { type Choices, choicesIn, firstChoices, packNameOf, type ParkedChoices, parkedChoices } from './choices.ts';
import { useImport } from './useImport.ts';
import { useOwnPacks } from './useOwnPacks.ts';

/** A sentence above the bar, with at most one way on. */
export interface BarSentence {
  readonly text: string;
  readonly harm?: boolean;
  readonly undo?: () => void;
}

const SAVED = { auxiliary: 'savedAuxiliary', enemy: 'savedEnemy', team: 'savedTeam' } as const;

type PackChoices = Choices & { readonly as: 'auxiliary' | 'enemy' | 'team' };

/** The packs here, what is said about them, and removing one. */
function useShelf() {
  const { removePack, putPackBack } = usePacks();
  const app = useApp();
  const { own } = useWords('importing');
  const { common } = useWords('shared');
  const { packs, again } = useOwnPacks();
  const [said, setSaid] = useState<BarSentence | null>(null);
  const remove = async (id: string) => {
    const use = await packUse(app, id);
    if (use.leaning.length > 0) return setSaid({ text: own.inUse(common.list(use.leaning)), harm: true });
    const removed = await removePack(id);
    const back = async () => {
      const done = removed !== null && (await putPackBack(removed));
      setSaid({ text: done ? own.back(removed.name) : own.notBack, harm: !done });
      await again();
    };
    setSaid(
      removed === null
        ? { text: own.notRemoved, harm: true }
        : { text: packGoneSaid(own.gone, common.list, removed.name, use), undo: () => void back() },
    );
    await again();
  };
  return { packs, again, said, setSaid, remove };
}

const placeOf = ({ edition, name }: ImportedRoster): string => `import ${edition} ${name}`;

/** What the player chooses of a roster; begins anew with every other roster, and where it was left when this one is read again. */
function useChoices(roster: ImportedRoster | null) {
  const begun = begunOf(useApp());
  const [made, setMade] = useState<{ readonly of: ImportedRoster; readonly choices: Choices } | null>(null);
  const firstOf = (of: ImportedRoster): Choices => {
    const parked = begun.read(placeOf(of)) as ParkedChoices | null;
    return parked === null ? firstChoices(of) : choicesIn(parked);
  };
  const choices = roster === null ? null : made?.of === roster ? made.choices : firstOf(roster);
  const choose = (next: Choices) => {
    if (roster === null) return;
    const parked = parkedChoices(next);
    begun.put(placeOf(roster), isEqual(parked, parkedChoices(firstChoices(roster))) ? null : parked);
    setMade({ of: roster, choices: next });
  };
  const forget = (of: ImportedRoster) => begun.put(placeOf(of), null);
  return { choices, choose, forget };
}

/** Everything the screen shows and what its buttons do. `brought`: a file that is read at once. */
export function useImportScreen(brought: File | null) {
  const { storePack } = usePacks();
  const { save } = useWords('importing');
  const reading = useImport();
  const readBrought = useEffectEvent(() => {
    if (brought !== null) void reading.readFile(brought);
  });
  useEffect(() => readBrought(), []);
  const shelf = useShelf();
  const { shown } = reading;
  const { choices, choose, forget } = useChoices(shown.kind === 'read' ? shown.roster : null);
  const savePack = async (roster: ImportedRoster, { as, dv, ...chosen }: PackChoices) => {
    const name = packNameOf({ as, dv, ...chosen }, roster);
    const outcome = await storePack({ ...toPackFiles({ ...roster, name }, as, dv) });
    if (outcome.kind === 'stored') {
      forget(roster);
      reading.saved(save[SAVED[as]](name));
      await shelf.again();
      return;
    }
    const problems =
      outcome.kind === 'refused' ? outcome.problems.map(({ path, message }) => `${path} ${message}`) : [];
    shelf.setSaid({ text: [save[outcome.kind], ...problems.slice(0, 1)].join(' '), harm: true });
  };
  return { reading, shelf, choices, choose, forget, savePack };
}
