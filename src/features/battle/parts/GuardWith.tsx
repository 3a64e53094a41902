import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { RulingNotes } from '../../../forms/RulingNotes.tsx';
import { useScene } from '../../../scene/useScene.ts';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import { contentName } from '../../../words/content.ts';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { actCommand } from '../view/planAction.ts';

/**
 * It has just gone on guard and has several guns: where a rule lets it shoot with one of them alone, that one is of its guard
 * (C-59). The same Guard is made anew, as if it had been said at once.
 */
export function GuardWith({ actor }: { readonly actor: Operative }) {
  const { words, battle } = useScene();
  const { act, undo } = useDesk();
  const { guardWith } = useWords('rulings').rulings;
  const guns = actor.weapons.filter(({ kind }) => kind === 'ranged');
  const { undoes } = battle;
  if (guns.length < 2 || undoes?.type !== 'act' || undoes.action !== 'guard') return null;
  const only = actor.guardWith ?? null;
  const bind = (weapon: string | null) => {
    if (weapon !== only && undo()) act(actCommand('guard', weapon === null ? {} : { weapon }, undoes.override ?? null));
  };
  return (
    <>
      <ChipRow label={guardWith.title}>
        <FactChip on={only === null} label={guardWith.any} onPress={() => bind(null)} />
        {guns.map(({ id, name }) => (
          <FactChip key={id} on={only === id} label={contentName(words, id, name)} onPress={() => bind(id)} />
        ))}
      </ChipRow>
      <RulingNotes ids={['C-59']} />
    </>
  );
}
