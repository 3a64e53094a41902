import { archetypesOf } from '../../content/killTeams/teamFacts.ts';
import { choiceOf, teamOf } from '../../content/killTeams/sideChoice.ts';
import type { Pack } from '../../content/pack.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { contentName } from '../../words/content.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import type { SideHalfProps } from './SideHalf.tsx';

type TeamSheetProps = Pick<SideHalfProps, 'packs' | 'choice' | 'onChange'> & { readonly onClose: () => void };

function useReason() {
  const words = useWords('play');
  const said = useWords('killTeams');
  return (pack: Pack, roster: string): string => {
    const names = pack.retinues.get(roster)?.members.map(({ name }) => packName(words, name)) ?? [];
    const archetypes = archetypesOf(teamOf(pack, choiceOf(pack, roster), 'matched'));
    return [
      names.join(', '),
      ...(archetypes.length === 0
        ? []
        : [said.archetypes(archetypes.map((each) => contentName(words, each, each)).join(', '))]),
    ].join(' · ');
  };
}

/** Which kill team a side is. */
export function TeamSheet({ packs, choice, onChange, onClose }: TeamSheetProps) {
  const words = useWords('play');
  const reason = useReason();
  const rosters = packs.flatMap((pack) =>
    [...pack.retinues.values()].map((row) => ({ pack, row, key: `${pack.manifest.id}/${row.id}` })),
  );
  const now = `${choice.pack}/${choice.roster}`;
  return (
    <SheetDialog open title={words.deployment.chooseSide} closeLabel={words.common.close} onClose={onClose}>
      <ChoiceList
        label={words.deployment.chooseSide}
        options={rosters.map(({ pack, row, key }) => ({
          id: key,
          title: contentName(words, row.id, row.name),
          reason: reason(pack, row.id),
        }))}
        value={now}
        onChange={(id) => {
          const found = rosters.find(({ key }) => key === id);
          if (found !== undefined && id !== now) onChange(choiceOf(found.pack, found.row.id));
          onClose();
        }}
      />
    </SheetDialog>
  );
}
