import { type PackDiff, type RowName, pinnedDiff } from '../../content/packDiff.ts';
import type { ModuleContent } from '../../engine/campaign/model/content.ts';
import { isStateOf, newerModule } from '../../engine/campaign/decide/modules.ts';
import { PINNED_KINDS, type PinnedRow } from '../../engine/campaign/model/module.ts';
import type { RunningModule } from '../../engine/campaign/model/state.ts';
import { rowDiff } from '../../content/rowDiff.ts';
import { diffSaid } from '../../words/diffSaid.ts';
import { contentName } from '../../words/content.ts';
import type { CampaignLook } from '../../words/optionName.ts';

/** The new state of its pack, when nobody has decided about it yet; null: there is none, or its battle is under way. */
export function undecided({ state, content }: CampaignLook, module: RunningModule): ModuleContent | null {
  const newer = state.scenario?.chapter === undefined ? newerModule(state.module, content.modules) : null;
  return newer === null || isStateOf(newer, module.refused) ? null : newer;
}

/** The new state of its pack that was refused, to be taken after all; null: none was, or its battle is under way. */
export function refusedState({ state, content }: CampaignLook, module: RunningModule): ModuleContent | null {
  const newer = state.scenario?.chapter === undefined ? newerModule(state.module, content.modules) : null;
  return newer !== null && isStateOf(newer, module.refused) ? newer : null;
}

/** Whether its pack has another state than the one that is played. */
export const isOlder = ({ content }: CampaignLook, module: RunningModule): boolean =>
  newerModule(module, content.modules) !== null;

/** What a row calls itself. */
function titleOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null) return null;
  if ('name' in row && typeof row.name === 'string') return row.name;
  return 'title' in row && typeof row.title === 'string' ? row.title : null;
}

type Kind = PinnedRow['kind'];
const isKind = (kind: RowName['kind']): kind is Kind => PINNED_KINDS.some((each) => each === kind);

const rowIn = (rows: readonly PinnedRow[], { kind, id }: RowName): unknown =>
  rows.find((each) => each.kind === kind && each.id === id)?.row;

/** What is new, gone and changed, a line each; of what is changed, with what is different inside. */
export function changesOf({ words }: CampaignLook, module: RunningModule, newer: ModuleContent): readonly string[] {
  const { diff, kinds } = words.campaign.module;
  const rows = [...newer.pinned, ...module.pinned];
  const named = ({ kind, id }: RowName): string => {
    const row = rows.find((each) => each.kind === kind && each.id === id)?.row;
    const name = contentName(words, id, titleOf(row) ?? id);
    return isKind(kind) ? kinds[kind](name) : name;
  };
  const found: PackDiff = pinnedDiff(module.pinned, newer.pinned);
  const inside = (row: RowName): string =>
    diffSaid(diff, named(row), rowDiff(rowIn(module.pinned, row), rowIn(newer.pinned, row)));
  return [
    ...(['added', 'removed'] as const)
      .filter((way) => found[way].length > 0)
      .map((way) => diff[way](found[way].map(named).join(', '))),
    ...found.changed.map((row) => diff.changed(inside(row))),
  ];
}
