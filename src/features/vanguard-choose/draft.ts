import { bandBattle, type BandPlan } from '../../content/warBands/bandBattle.ts';
import { type BandChoice, choiceOf, factsOf, packOf } from '../../content/warBands/bandChoice.ts';
import type { Pack } from '../../content/pack.ts';
import type { BandScenario } from '../../content/schema/warBands/bandScenario.ts';
import type { PlayerBase } from '../../engine/log/battleBase.ts';
import type { AppSettings } from '../../state/base/store.ts';

type From = BandPlan['sides'][0]['dice'];

/** A battle of war bands as it is prepared: `limit`: points of each side; `dice`: where those of each side come from. */
export interface BandsDraft {
  readonly scenario: { readonly pack: string; readonly id: string };
  readonly limit: number;
  readonly first: BandChoice;
  readonly second: BandChoice;
  readonly against: 'people' | 'tables';
  readonly dice: { readonly first: From; readonly second: From };
}

/** Which of the two sides. */
export type BandSide = 'first' | 'second';

/** What the sections get: the packs there are, the draft, and how to replace it. */
export interface DraftProps {
  readonly packs: readonly Pack[];
  readonly draft: BandsDraft;
  readonly onChange: (draft: BandsDraft) => void;
}

/** Whether everything that was chosen is in these packs. */
export const areHere = (packs: readonly Pack[], draft: BandsDraft): boolean =>
  scenarioOf(packs, draft) !== undefined &&
  [draft.first, draft.second].every(({ pack: id, band, faction, members }) => {
    const of = packs.find(({ manifest }) => manifest.id === id);
    return (
      of?.bandFactions.has(faction) === true &&
      (band === null || of.warBands.has(band)) &&
      members.every(({ model }) => of.bandModels.has(model))
    );
  });

const keysOf = (map: ReadonlyMap<string, unknown>): readonly string[] => [...map.keys()];

/** The first scenario and the first two war bands of a pack, both played by people. */
export function firstDraft(pack: Pack, { dice }: Pick<AppSettings, 'dice'>): BandsDraft {
  const [scenario = ''] = keysOf(pack.bandScenarios);
  const [one = '', two = one] = keysOf(pack.warBands);
  return {
    scenario: { pack: pack.manifest.id, id: scenario },
    limit: pack.warBands.get(one)?.limit ?? 0,
    first: choiceOf(pack, one),
    second: choiceOf(pack, two),
    against: 'people',
    dice: { first: dice.retinue, second: dice.retinue },
  };
}

/** The scenario of a draft; undefined: its pack has gone. */
export const scenarioOf = (packs: readonly Pack[], { scenario }: BandsDraft): BandScenario | undefined =>
  packs.find(({ manifest }) => manifest.id === scenario.pack)?.bandScenarios.get(scenario.id);

/** The draft with somebody else on the second side; where its dice come from goes with that. */
export const withAgainst = (
  draft: BandsDraft,
  against: BandsDraft['against'],
  { dice }: Pick<AppSettings, 'dice'>,
): BandsDraft => ({
  ...draft,
  against,
  dice: { ...draft.dice, second: against === 'tables' ? dice.enemy : dice.retinue },
});

/** Whether a war band of the draft breaks the rules of war bands: then it is not begun. */
export const isRefused = (packs: readonly Pack[], draft: BandsDraft): boolean =>
  scenarioOf(packs, draft) === undefined ||
  [draft.first, draft.second].some((choice) => factsOf(packOf(packs, choice), choice, draft.limit).length > 0);

/** What a battle is begun with beside its draft. */
interface Begun {
  readonly ruleset: string;
  readonly players: readonly [PlayerBase, PlayerBase];
  readonly settings: Pick<AppSettings, 'automation'>;
  readonly seed: string;
}

/** The battle that a draft comes to; null: its scenario is gone. */
export function battleOf(packs: readonly Pack[], draft: BandsDraft, { ruleset, players, settings, seed }: Begun) {
  const scenario = scenarioOf(packs, draft);
  if (scenario === undefined) return null;
  const { first, second, dice, against } = draft;
  return bandBattle({
    ruleset,
    scenario,
    seed,
    automation: { attack: settings.automation.attack, enemy: settings.automation.enemy ?? 'assisted' },
    sides: [
      { pack: packOf(packs, first), choice: first, player: players[0], dice: dice.first },
      {
        pack: packOf(packs, second),
        choice: second,
        player: against === 'people' ? players[1] : null,
        dice: dice.second,
      },
    ],
  });
}
