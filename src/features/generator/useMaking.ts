import { useEffect, useMemo, useState } from 'react';
import { generate } from '../../content/generator/generate.ts';
import { resolve } from '../../content/generator/resolve.ts';
import { type GeneratorState, PART_IDS, type PartId, rolledAnew } from '../../content/generator/state.ts';
import { loadBundledPack } from '../../content/bundledPack.ts';
import type { Ground } from '../../content/ground.ts';
import { killzonesForScenarios } from '../../content/killzones/boardsForScenarios.ts';
import { loadBundledKillzones } from '../../content/killzones/bundledKillzones.ts';
import type { Killzone } from '../../content/killzones/loadKillzones.ts';
import { ownRowId } from '../../content/ownRowId.ts';
import type { Pack } from '../../content/pack.ts';
import { type MissionRow, missionRow } from '../../content/schema/mission.ts';
import { useGenerated, useGenerator } from '../../state/workshop/generator.ts';
import type { KeptRow } from '../../state/workshop/madeRows.ts';
import { type Scenarios, useMadeScenarios } from '../../state/workshop/madeScenarios.ts';
import { useApp } from '../../state/base/useApp.ts';
import type { GameStore } from '../../state/base/store.ts';
import { useWords } from '../../words/useWords.ts';
import { sayIn } from './partSaid.ts';

/** What a scenario is generated out of: missions of the app, and whoever a scenario of one’s own may name. */
export interface Material {
  readonly pack: Pack;
  readonly whose: Ground['whose'];
  /** Those that it may be bound to. */
  readonly killzones: readonly Killzone[];
}

const materialOf = ({ base, ground: { pack, whose } }: Scenarios): Omit<Material, 'killzones'> => ({
  pack: { ...pack, missions: base.missions, tables: new Map([...pack.tables, ...base.tables]) },
  whose,
});

const bundledMaterial = async (): Promise<Omit<Material, 'killzones'>> => ({
  pack: await loadBundledPack(),
  whose: () => 'app',
});

/** The material; undefined until it is here, null when it cannot be had. Where one’s own cannot be read it is that of the app. */
export function useMaterial(): Material | null | undefined {
  const madeScenarios = useMadeScenarios();
  const [material, setMaterial] = useState<Material | null>();
  useEffect(() => {
    const read = async (): Promise<Material> => {
      const [all, ours] = await Promise.all([madeScenarios.read(), loadBundledKillzones()]);
      const rows = all === null ? await bundledMaterial() : materialOf(all);
      return { ...rows, killzones: [...killzonesForScenarios(rows.pack.killzones, ours.killzones).values()] };
    };
    read().then(setMaterial, () => setMaterial(null));
  }, [madeScenarios]);
  return material;
}

/** A sentence above the bar. */
interface BarSentence {
  readonly text: string;
  readonly harm: boolean;
  /** The scenario that can be opened; left out: none. */
  readonly kept?: string;
}

const WORKSHOP = 'workshop';
type Difficulty = ReturnType<GameStore['getState']>['settings']['difficulty'];
const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** What the last change was about, when there was one: one part, or all that hangs on the seed. */
function lastChange(before: GeneratorState | undefined, now: GeneratorState): PartId | 'seed' | null {
  if (before === undefined) return null;
  if (before.seed !== now.seed) return 'seed';
  return PART_IDS.find((id) => before.parts[id] !== now.parts[id]) ?? 'seed';
}

/** The scenario that is being generated and what can be done with it. `onPlay`: it is to be played, by its id. */
export function useMaking({ pack, killzones }: Material, onPlay: (mission: string) => void) {
  const madeScenarios = useMadeScenarios();
  const { changeSettings } = useApp();
  const { changeGenerated, shortSeed } = useGenerator();
  const words = useWords('workshop').generator;
  const shared = useWords('shared');
  const { now, before } = useGenerated();
  const [said, setSaid] = useState<BarSentence | null>(null);
  const resolved = useMemo(() => resolve(pack, now, killzones), [pack, now, killzones]);
  const scenario = useMemo(() => generate(pack, now, sayIn(shared), killzones), [pack, now, shared, killzones]);
  const keep = async (made: MissionRow): Promise<KeptRow<MissionRow>> => {
    // As it would be read again, so that what is there already is known as the same.
    const row = missionRow.parse(made);
    const kept = await madeScenarios.keep(() => ({ row, was: row, copyName: words.copyName }));
    if (kept.kind === 'stored') setSaid({ text: words.kept(kept.row.name), harm: false, kept: kept.row.id });
    else setSaid({ text: kept.kind === 'tooLarge' ? words.tooLarge : words.failed, harm: true });
    return kept;
  };
  const play = async () => {
    const kept = await keep(scenario);
    if (kept.kind !== 'stored') return;
    const difficulty = DIFFICULTIES.find((each) => each === resolved.values.difficulty);
    if (difficulty !== undefined) changeSettings({ difficulty });
    onPlay(ownRowId(WORKSHOP, kept.row.id));
  };
  const rollAll = () => {
    setSaid(null);
    changeGenerated(rolledAnew(now, shortSeed(), (id) => resolved.values[id] ?? now.parts[id].value));
  };
  return {
    state: now,
    undoes: lastChange(before.at(-1), now),
    resolved,
    scenario,
    said,
    setSaid,
    keep: () => void keep(scenario),
    play: () => void play(),
    rollAll,
  };
}
export type MakingNow = ReturnType<typeof useMaking>;
