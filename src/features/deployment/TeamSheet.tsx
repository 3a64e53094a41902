import { archetypesOf } from '../../content/killTeams/teamFacts.ts';
import { choiceOf, teamOf } from '../../content/killTeams/sideChoice.ts';
import type { Pack } from '../../content/pack.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { contentName } from '../../words/content.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import type { SideHalfProps } from './SideHalf.tsx';

type TeamSheetProps = Pick<SideHalfProps, 'pack' | 'choice' | 'onChange'> & { readonly onClose: () => void };

function useReason(pack: Pack) {
  const words = useWords('play');
  const said = useWords('killTeams');
  return (roster: string): string => {
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
export function TeamSheet({ pack, choice, onChange, onClose }: TeamSheetProps) {
  const words = useWords('play');
  const reason = useReason(pack);
  return (
    <SheetDialog open title={words.deployment.chooseSide} closeLabel={words.common.close} onClose={onClose}>
      <ChoiceList
        label={words.deployment.chooseSide}
        options={[...pack.retinues.values()].map(({ id, name }) => ({
          id,
          title: contentName(words, id, name),
          reason: reason(id),
        }))}
        value={choice.roster}
        onChange={(id) => {
          if (id !== choice.roster) onChange(choiceOf(pack, id));
          onClose();
        }}
      />
    </SheetDialog>
  );
}
