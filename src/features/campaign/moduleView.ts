import { type PackDiff, type RowName, pinnedDiff } from '../../content/packDiff.ts';
import type { ModuleContent } from '../../engine/campaign/model/content.ts';
import { isStateOf, newerModule } from '../../engine/campaign/decide/modules.ts';
import { PINNED_KINDS, type PinnedRow } from '../../engine/campaign/model/module.ts';
import type { RunningModule } from '../../engine/campaign/model/state.ts';
import { contentName } from '../../words/content.ts';
import type { CampaignLook } from '../../words/optionName.ts';

/** The new state of its pack, when nobody has decided about it yet; null: there is none, or its battle is under way. */
export function undecided({ state, content }: CampaignLook, module: RunningModule): ModuleContent | null {
  const newer = state.scenario?.chapter === undefined ? newerModule(state.module, content.modules) : null;
  return newer === null || isStateOf(newer, module.refused) ? null : newer;
}

/** What a row calls itself. */
function titleOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null) return null;
  if ('name' in row && typeof row.name === 'string') return row.name;
  return 'title' in row && typeof row.title === 'string' ? row.title : null;
}

type Kind = PinnedRow['kind'];
const isKind = (kind: RowName['kind']): kind is Kind => PINNED_KINDS.some((each) => each === kind);

/** What is new, gone and changed, a line each. */
export function changesOf({ words }: CampaignLook, module: RunningModule, newer: ModuleContent): readonly string[] {
  const { diff, kinds } = words.campaign.module;
  const rows = [...newer.pinned, ...module.pinned];
  const named = ({ kind, id }: RowName): string => {
    const row = rows.find((each) => each.kind === kind && each.id === id)?.row;
    const name = contentName(words, id, titleOf(row) ?? id);
    return isKind(kind) ? kinds[kind](name) : name;
  };
  const found: PackDiff = pinnedDiff(module.pinned, newer.pinned);
  return (['added', 'removed', 'changed'] as const)
    .filter((way) => found[way].length > 0)
    .map((way) => diff[way](found[way].map(named).join(', ')));
}
