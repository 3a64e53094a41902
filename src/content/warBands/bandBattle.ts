import { present } from '../../engine/core/invariant.ts';
import type { BattleSettings, Player } from '../../engine/family/vanguard/model/battle.ts';
import type { BattleModel } from '../../engine/family/vanguard/model/battleModel.ts';
import { freshBattle, type FreshSide, freshModel, usualSettings } from '../../engine/family/vanguard/model/fresh.ts';
import { foesFor } from '../../engine/plugins/foes/firstChoice.ts';
import type { FoeBattle } from '../../engine/plugins/foes/state.ts';
import type { Pack } from '../pack.ts';
import type { BandScenario } from '../schema/warBands/bandScenario.ts';
import { type BandChoice, bandNames } from './bandChoice.ts';
import { fieldModel } from './fieldModel.ts';
import { shippedRoundTables } from '../shippedRoundTables.ts';
import { playedScenario } from './playedScenario.ts';

type From = BattleSettings['dice'][string];

/** A side of a battle of war bands. `pack`: where it is from; `player`: whose it is, null: the tables'; `dice`: where its own come from. */
export interface BandSidePick {
  readonly pack: Pack;
  readonly choice: BandChoice;
  readonly player: Player | null;
  readonly dice: From;
}

/** A battle of war bands as it is prepared. */
export interface BandPlan {
  readonly ruleset: string;
  readonly scenario: BandScenario;
  readonly sides: readonly [BandSidePick, BandSidePick];
  readonly automation: BattleSettings['automation'];
  readonly seed: string;
}

const IDS = ['first', 'second'] as const;

function modelsOf({ pack, choice, player }: BandSidePick, side: string): BattleModel[] {
  const names = bandNames(pack, choice);
  const faction = pack.bandFactions.get(choice.faction);
  return choice.members.map((member) => {
    const card = present(pack.bandModels.get(member.model), `no card ${member.model}`);
    const { kind: _kind, ...fielded } = fieldModel(card, member, faction);
    return freshModel({
      ...fielded,
      id: `${side}-${member.id}`,
      side,
      owner: player?.id ?? null,
      name: names.get(member.id) ?? card.name,
      card: card.id,
    });
  });
}

const sideOf = (at: 0 | 1, { pack, choice, player }: BandSidePick, name: string): FreshSide => ({
  id: IDS[at],
  name,
  faction: pack.bandFactions.get(choice.faction)?.name ?? choice.faction,
  hand: player === null ? 'tables' : 'people',
});

/** The same war band twice is told apart by a number. */
function sidesOf({ sides: [first, second] }: BandPlan): [FreshSide, FreshSide] {
  const { name } = second.choice;
  return [sideOf(0, first, first.choice.name), sideOf(1, second, first.choice.name === name ? `${name} 2` : name)];
}

/** Where tables play a side: our own tables are copied in, each model plays by the one that fits it. */
function withFoes(state: FoeBattle): FoeBattle {
  const tables = state.sides.some(({ hand }) => hand === 'tables');
  return tables ? { ...state, foes: foesFor(state, [...shippedRoundTables().values()]) } : state;
}

/**
 * A battle of two war bands before anything is done in it: cards, factions and scenario are copied in, so that it goes on
 * without their packs. Throws when a pack lacks a card that a war band names.
 */
export function bandBattle(plan: BandPlan): FoeBattle {
  const [first, second] = plan.sides;
  const state = freshBattle({
    ruleset: plan.ruleset,
    seed: plan.seed,
    settings: {
      ...usualSettings(IDS),
      dice: { [IDS[0]]: first.dice, [IDS[1]]: second.dice },
      automation: plan.automation,
    },
    players: plan.sides.flatMap(({ player }) => (player === null ? [] : [player])),
    sides: sidesOf(plan),
    scenario: playedScenario(plan.scenario, { first: IDS[0], second: IDS[1] }),
    models: [...modelsOf(first, IDS[0]), ...modelsOf(second, IDS[1])],
  });
  return withFoes(state);
}
