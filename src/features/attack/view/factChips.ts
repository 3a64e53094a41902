import type { PlayScene } from '../../../scene/useScene.ts';
import type { ShotFacts } from '../../../engine/family/killteam/model/facts.ts';
import type { ShotView } from '../../../engine/view/shot.ts';
import type { KillTeamEntry } from '../../../state/battle/killTeam.ts';

/** A fact that is one tap: what it is called, whether it is so, and what the tap makes of it. */
export interface Chip {
  readonly id: string;
  readonly label: string;
  readonly on: boolean;
  readonly facts: Partial<ShotFacts>;
}

const factsOf = (shot: ShotView): ShotFacts => shot.task.sequence.facts;

const chipIf = (matters: boolean, chip: Chip): readonly Chip[] => (matters ? [chip] : []);

/** Facts that only matter where others are so, or where something asks for them. */
function askedChips({ words }: PlayScene, shot: ShotView): readonly Chip[] {
  const { coverIsLight, within3 = false, near = false, pastAccurate = false, holding = false } = factsOf(shot);
  const { chips, beyond, within } = words.facts;
  const { asks } = shot;
  return [
    ...chipIf(asks.coverIsLight, {
      id: 'coverIsLight',
      label: chips.coverIsLight,
      on: coverIsLight,
      facts: { coverIsLight: !coverIsLight },
    }),
    ...chipIf(asks.within3, { id: 'within3', label: chips.within3, on: within3, facts: { within3: !within3 } }),
    ...chipIf(asks.near !== undefined, {
      id: 'near',
      label: within(asks.near ?? 0),
      on: near,
      facts: { near: !near },
    }),
    ...chipIf(asks.holding === true, {
      id: 'holding',
      label: chips.holding,
      on: holding,
      facts: { holding: !holding },
    }),
    ...chipIf(asks.accurateWithin !== undefined, {
      id: 'pastAccurate',
      label: beyond(asks.accurateWithin ?? 0),
      on: pastAccurate,
      facts: { pastAccurate: !pastAccurate },
    }),
  ];
}

/** What smokes now, by its names: through it a target is obscured as well; empty: nothing does. */
const smokesSaid = ({ words, look, view }: PlayScene): string =>
  words.common.list(
    view.lasting.onTable
      .filter(({ change }) => change.op === 'smoke')
      .map(({ source }) => look.contentName(source.id, source.name)),
  );

/** Heavy terrain alone obscures, but for smoke (K-67): there is some, or nobody has said what there is. */
const mayObscure = ({ view: { parts } }: PlayScene, smoke: string): boolean =>
  smoke !== '' || (parts.terrain?.parts ?? null) === null || parts.terrain?.with('heavy').length !== 0;

const obscuredChip = ({ words }: PlayScene, shot: ShotView, smoke: string): Chip => {
  const { obscured } = factsOf(shot);
  const { chips, obscuredBy } = words.facts;
  return {
    id: 'obscured',
    label: smoke === '' ? chips.obscured : obscuredBy(smoke),
    on: obscured,
    facts: { obscured: !obscured },
  };
};

/** Facts of nearly every shot: cover, the weapon's range, obscured; and what only matters together with these. */
export function mainChips(scene: PlayScene, shot: ShotView): readonly Chip[] {
  const { words } = scene;
  const { cover, inRange, obscured } = factsOf(shot);
  const { chips, within } = words.facts;
  const { range } = shot;
  const smoke = smokesSaid(scene);
  return [
    { id: 'cover', label: chips.cover, on: cover, facts: { cover: !cover } },
    ...chipIf(range !== null, {
      id: 'inRange',
      label: within(range ?? 0),
      on: inRange,
      facts: { inRange: !inRange },
    }),
    ...chipIf(mayObscure(scene, smoke) || obscured, obscuredChip(scene, shot, smoke)),
    ...askedChips(scene, shot),
  ];
}

/** Facts that are seldom otherwise. */
export function moreChips(scene: PlayScene, shot: ShotView): readonly Chip[] {
  const facts = factsOf(shot);
  const { chips } = scene.words.facts;
  const smoke = smokesSaid(scene);
  return [
    ...chipIf(!mayObscure(scene, smoke) && !facts.obscured, obscuredChip(scene, shot, smoke)),
    { id: 'visible', label: chips.visible, on: facts.visible, facts: { visible: !facts.visible } },
    { id: 'fromVantage', label: chips.fromVantage, on: facts.fromVantage, facts: { fromVantage: !facts.fromVantage } },
  ];
}

/**
 * The facts of this shot are those that the table gave for an earlier shot of the same pair, and are not the usual ones;
 * nobody has touched them since this attack was declared. `recent`: the last entries of the log, oldest first.
 */
export function isRemembered({ toldUnusual, target }: ShotView, recent: readonly KillTeamEntry[]): boolean {
  const events = recent.flatMap((entry) => entry.events);
  const since = events.slice(events.findLastIndex(({ type }) => type === 'attackDeclared') + 1);
  return toldUnusual && !since.some((event) => event.type === 'factsSet' && event.target === target.id);
}
