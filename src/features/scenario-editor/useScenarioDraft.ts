import { useRef } from 'react';
import type { MissionRow } from '../../content/schema/mission.ts';
import { isScenario, keptScenario, type Scenario, scenarioOf } from '../../content/scenarioFiles.ts';
import { becoming, type DraftHistory } from '../../forms/draftHistory.ts';
import { type Drafted, useDocument, type Written } from '../../forms/useDocument.ts';
import { openTimeline } from '../../state/documentTimelines.ts';
import { madeScenarios } from '../../state/madeScenarios.ts';
import { isSection, type SectionId } from './sectionIds.ts';

type History = DraftHistory<Scenario, SectionId>;

interface ScenarioDraftProps {
  readonly first: History;
  /** The scenario as it is stored now. */
  readonly stored: MissionRow;
  readonly nameless: string;
  readonly copyName: (name: string) => string;
  /** Another tab has changed the scenario: this draft is kept beside it from now on. */
  readonly onBeside: (row: MissionRow) => void;
}

/** A stored scenario as it is opened, with what was done to it before. Never rejects. */
export const openScenario = (row: MissionRow): Promise<History> =>
  openTimeline({ kind: 'missions', id: row.id }, scenarioOf(row), { draft: isScenario, did: isSection });

/** A draft as the scenario that it is kept as. */
const keptUnder =
  ({ id, name }: MissionRow) =>
  (draft: Scenario): Scenario =>
    draft.id === id ? draft : { ...draft, id, name };

/** A scenario in the making. */
export function useScenarioDraft({ first, nameless, copyName, onBeside, ...props }: ScenarioDraftProps) {
  const stored = useRef(props.stored);
  const write = async (history: History): Promise<Written<Scenario>> => {
    const row = keptScenario(history.now, nameless);
    if (row === null) return { kind: 'unsaved' };
    const done = await madeScenarios.keep(() => ({
      row: { ...row, id: stored.current.id },
      was: stored.current,
      copyName,
      timeline: (kept) => ({ ...becoming(history, keptUnder(kept)), now: scenarioOf(kept) }),
    }));
    if (done.kind !== 'stored') return { kind: 'unsaved' };
    const beside = done.row.id !== stored.current.id;
    stored.current = done.row;
    if (!beside) return { kind: 'kept' };
    onBeside(done.row);
    return { kind: 'beside', change: keptUnder(done.row) };
  };
  return useDocument<Scenario, SectionId>({ first, write });
}

export type DraftedScenario = Drafted<Scenario, SectionId>;
