import { rangeOf } from '../../../engine/family/killteam/attack/targeting.ts';
import type { ShotFacts } from '../../../engine/family/killteam/model/facts.ts';
import type { GuideId } from '../../../words/guideIds.ts';
import type { ShotScene } from './shotScene.ts';

/** A fact that is one tap: what it is called, whether it is so, and what the tap makes of it. */
export interface Chip {
  readonly id: string;
  readonly label: string;
  readonly on: boolean;
  readonly facts: Partial<ShotFacts>;
}

const factsOf = ({ task }: ShotScene): ShotFacts => task.sequence.facts;

const WITHIN = new Set(['weaponRule', 'attackDice']);

/** Some trait of the shooter asks whether the target is within 3 inches. */
const asksWithin3 = ({ inHand }: ShotScene): boolean =>
  inHand.shooter.traits?.some(({ modifiers }) =>
    modifiers.some((change) => WITHIN.has(change.op) && 'when' in change && change.when === 'within3'),
  ) ?? false;

/** Facts of nearly every shot: cover, the weapon's range, obscured; and what only matters together with these. */
export function mainChips(scene: ShotScene): readonly Chip[] {
  const { words, game, inHand, task } = scene;
  const facts = factsOf(scene);
  const { chips, within } = words.facts;
  const range = rangeOf(game.rules, game.state, { ...inHand, via: task.via });
  const light = facts.cover && inHand.target.order === 'conceal';
  return [
    { id: 'cover', label: chips.cover, on: facts.cover, facts: { cover: !facts.cover } },
    ...(range === null
      ? []
      : [{ id: 'inRange', label: within(range), on: facts.inRange, facts: { inRange: !facts.inRange } }]),
    { id: 'obscured', label: chips.obscured, on: facts.obscured, facts: { obscured: !facts.obscured } },
    ...(light
      ? [
          {
            id: 'coverIsLight',
            label: chips.coverIsLight,
            on: facts.coverIsLight,
            facts: { coverIsLight: !facts.coverIsLight },
          },
        ]
      : []),
    ...(asksWithin3(scene)
      ? [
          {
            id: 'within3',
            label: chips.within3,
            on: facts.within3 === true,
            facts: { within3: facts.within3 !== true },
          },
        ]
      : []),
  ];
}

/** Facts that are seldom otherwise. */
export function moreChips(scene: ShotScene): readonly Chip[] {
  const facts = factsOf(scene);
  const { chips } = scene.words.facts;
  return [
    { id: 'visible', label: chips.visible, on: facts.visible, facts: { visible: !facts.visible } },
    { id: 'fromVantage', label: chips.fromVantage, on: facts.fromVantage, facts: { fromVantage: !facts.fromVantage } },
  ];
}

/** Cover and obscured need two different features: asked while both are on. */
export const asksOneFeature = (scene: ShotScene): boolean => factsOf(scene).cover && factsOf(scene).obscured;

/** Height matters from Vantage only. */
export const asksHeight = (scene: ShotScene): boolean => factsOf(scene).fromVantage;

/** Rules of the table that bear on the facts as they are. */
export function factGuides(scene: ShotScene): readonly GuideId[] {
  const { cover, obscured, fromVantage } = factsOf(scene);
  if (!obscured) return [];
  const guides: readonly (readonly [GuideId, boolean])[] = [
    ['A-22', true],
    ['A-23', cover],
    ['A-33', fromVantage],
  ];
  return guides.filter(([, matters]) => matters).map(([id]) => id);
}
