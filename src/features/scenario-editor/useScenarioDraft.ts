import type { MissionRow } from '../../content/schema/mission.ts';
import { isScenario, keptScenario, type EditedScenario, scenarioOf } from '../../content/scenarioFiles.ts';
import type { DraftHistory } from '../../forms/draftHistory.ts';
import type { Drafted } from '../../forms/useDocument.ts';
import { useRowDraft } from '../../forms/useRowDraft.ts';
import type { App } from '../../state/base/app.ts';
import { openTimeline } from '../../state/workshop/documentTimelines.ts';
import { useMadeScenarios } from '../../state/workshop/madeScenarios.ts';
import { isSection, type SectionId } from './sectionIds.ts';

type History = DraftHistory<EditedScenario, SectionId>;

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
export const openScenario = ({ ports }: App, row: MissionRow): Promise<History> =>
  openTimeline(
    { kind: 'missions', id: row.id, row },
    scenarioOf(row),
    { draft: isScenario, did: isSection },
    ports.durable,
  );

/** A scenario in the making. */
export function useScenarioDraft({ nameless, ...props }: ScenarioDraftProps) {
  const madeScenarios = useMadeScenarios();
  return useRowDraft<MissionRow, EditedScenario, SectionId>({
    ...props,
    rowOf: (draft) => keptScenario(draft, nameless),
    draftOf: scenarioOf,
    keep: madeScenarios.keep,
    park: madeScenarios.park,
  });
}

export type DraftedScenario = Drafted<EditedScenario, SectionId>;
