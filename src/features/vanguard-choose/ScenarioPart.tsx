import { Fragment } from 'react';
import type { BandScenario } from '../../content/schema/warBands/bandScenario.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { PrepBrief, PrepHead, PrepHint } from '../../ui/PrepSection.tsx';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { type DraftProps, scenarioOf } from './draft.ts';

type Part = { readonly title: string; readonly hint: string | null; readonly lines: readonly string[] };

/** How long it lasts (V-81, V-83). */
function useLength() {
  const said = useWords('warBands');
  return ({ rounds, endDie }: BandScenario): string =>
    endDie === null ? said.rounds(rounds) : said.endDie(rounds, endDie);
}

/** The table, the objectives with what they are worth, zones and edges, special lines: in the order of the set-up. */
function useParts(names: readonly [string, string]) {
  const words = useWords('play');
  const said = useWords('warBands');
  const say = (text: string): string => packName(words, text);
  return ({
    map,
    layout,
    objectives,
    deployment,
    fallback,
    special,
    leaderObjectives,
  }: BandScenario): readonly Part[] =>
    [
      {
        title: said.parts.table,
        hint: null,
        lines: [say(map), say(layout.text), ...special.map(({ text }) => say(text))],
      },
      {
        title: said.parts.objectives,
        hint: objectives.length === 0 ? null : said.eachRound,
        lines: [
          ...objectives.map(({ name, where, points: { first, second } }) =>
            said.objective(say(name), said.worth(first, second, names), say(where)),
          ),
          ...leaderObjectives.map(({ name, deed, points }) => said.deeds[deed](say(name), points)),
        ],
      },
      {
        title: said.parts.setUp,
        hint: null,
        lines: (['first', 'second'] as const).flatMap((side, at) => [
          say(deployment[side]),
          said.falls(names[at] ?? side, words.common.list(fallback[side].map((edge) => said.edges[edge]))),
        ]),
      },
    ].filter(({ lines }) => lines.length > 0);
}

/** Which scenario is played, and all that it says (V-83, V-88). */
export function ScenarioPart({ packs, draft, onChange }: DraftProps) {
  const words = useWords('play');
  const said = useWords('warBands');
  const lengthOf = useLength();
  const partsOf = useParts([packName(words, draft.first.name), packName(words, draft.second.name)]);
  const offered = packs.flatMap((pack) =>
    [...pack.bandScenarios.values()].map((row) => ({
      pack: pack.manifest.id,
      row,
      key: `${pack.manifest.id}/${row.id}`,
    })),
  );
  const scenario = scenarioOf(packs, draft);
  return (
    <>
      <ChoiceList
        label={said.chooseScenario}
        options={offered.map(({ row, key }) => ({
          id: key,
          title: packName(words, row.name),
          reason: `${packName(words, row.text)} ${lengthOf(row)}`,
        }))}
        value={`${draft.scenario.pack}/${draft.scenario.id}`}
        onChange={(key) => {
          const found = offered.find((each) => each.key === key);
          if (found !== undefined) onChange({ ...draft, scenario: { pack: found.pack, id: found.row.id } });
        }}
      />
      {scenario !== undefined && (
        <>
          <PrepHint>{said.layout[scenario.layout.provenance]}</PrepHint>
          {partsOf(scenario).map(({ title, hint, lines }) => (
            <Fragment key={title}>
              <PrepHead title={title} level={3} />
              {hint !== null && <PrepHint>{hint}</PrepHint>}
              <PrepBrief lines={lines} />
            </Fragment>
          ))}
        </>
      )}
    </>
  );
}
