import { factsOf, packOf } from '../../content/warBands/bandChoice.ts';
import type { Pack } from '../../content/pack.ts';
import { useSeated } from '../../scene/useSeated.ts';
import { useChance, useGame } from '../../state/base/useApp.ts';
import { type Beginning, fetchGameOf } from '../../state/battle/beginBattle.ts';
import { packRef } from '../../state/library/packRef.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { battleOf, type BandsDraft, scenarioOf } from './draft.ts';
import { useFactSaid } from './useFactSaid.ts';

type BandsBarProps = {
  /** The id of its system. */
  readonly game: string;
  readonly packs: readonly Pack[];
  readonly draft: BandsDraft;
  readonly begin: (prepare: () => Promise<Beginning>, onBegun: (id: string) => void) => void;
  readonly onBegun: (id: string) => void;
  /** What it says. */
  readonly start: string;
};

/** The packs that a battle was built from, each once. */
const builtFrom = (packs: readonly Pack[], { first, second, scenario }: BandsDraft) =>
  [...new Set([packOf(packs, first), packOf(packs, second), packOf(packs, scenario)])].map(packRef);

/** Why a draft is not begun: the first thing that is against it, and whose it is; null: it is. */
function useRefusal(packs: readonly Pack[], draft: BandsDraft): string | null {
  const words = useWords('play');
  const said = useWords('warBands');
  const factSaid = useFactSaid();
  if (scenarioOf(packs, draft) === undefined) return said.chooseScenario;
  const [first] = [draft.first, draft.second].flatMap((choice) =>
    factsOf(packOf(packs, choice), choice, draft.limit).map((fact) =>
      said.against(packName(words, choice.name), factSaid(fact)),
    ),
  );
  return first ?? null;
}

/** The start, under the thumb, or why there is none yet. */
export function BandsBar({ game, packs, draft, begin, onBegun, start: title }: BandsBarProps) {
  const { newSeed } = useChance();
  const words = useWords('play');
  const said = useWords('warBands');
  const settings = useGame((each) => each.settings);
  const players = useSeated();
  const refusal = useRefusal(packs, draft);
  const start = () => {
    if (refusal !== null) return;
    const state = battleOf(packs, draft, { ruleset: game, players, settings, seed: newSeed() });
    if (state === null) return;
    const name = packName(words, state.scenario.name);
    begin(async () => {
      await fetchGameOf(state);
      return { packs: builtFrom(packs, draft), state, title: name };
    }, onBegun);
  };
  const [first, second] = [packName(words, draft.first.name), packName(words, draft.second.name)];
  return (
    <ThumbBar
      label={words.common.continue}
      next={
        <NextButton
          title={title}
          detail={refusal ?? said.begin(first, second)}
          impossible={refusal !== null}
          onPress={start}
        />
      }
    />
  );
}
