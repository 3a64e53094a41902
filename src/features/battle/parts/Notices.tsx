import { type PlayScene, useScene } from '../../../scene/useScene.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { Toast } from '../../../ui/Toast.tsx';
import { creditKill } from '../acts.ts';
import { type Sheet, useDesk } from '../desk.ts';
import type { MoveId } from '../../../engine/family/killteam/rules/killTeamRules.ts';
import { moveNotes } from '../view/moves.ts';
import styles from './Notices.module.css';

/** Who brought an enemy down whose wounds were set by hand: nobody, unless one tap says so. */
function CreditQuestion({ enemy }: { readonly enemy: string }) {
  const desk = useDesk();
  const { words, look, state, view } = useScene();
  const { tell } = desk;
  const friends = state.operatives.filter(
    (operative) => operative.side === state.sides[0].id && view.table.standing(operative),
  );
  return (
    <section className={styles.credit} aria-label={words.battle.creditTitle(look.name(enemy))}>
      <h2>{words.battle.creditTitle(look.name(enemy))}</h2>
      <ChipRow label={words.battle.creditTitle(look.name(enemy))}>
        <FactChip on label={words.battle.creditNobody} onPress={() => tell(null)} />
        {friends.map(({ id }) => (
          <PlainButton key={id} label={look.name(id)} onPress={() => creditKill(desk, enemy, id)} />
        ))}
      </ChipRow>
    </section>
  );
}

/** What the hands do now, and what shortens the move; the rules of the table are behind More. */
function moveText({ words, look, view }: PlayScene, operative: Operative, move: MoveId): string {
  const reach = words.withWhat.move(view.actions.reach(operative, move));
  return [words.battle.moveNow[move](look.name(operative.id), reach), ...moveNotes(words, view, operative)].join(' ');
}

function Said({ text, more = null }: { readonly text: string; readonly more?: Sheet | null }) {
  const { words } = useScene();
  const { tell, openSheet } = useDesk();
  return (
    <Toast
      text={text}
      {...(more !== null && { action: { label: words.common.more, onPress: () => openSheet(more) } })}
      dismissLabel={words.common.dismiss}
      onDismiss={() => tell(null)}
    />
  );
}

/** The sentence above the bar. */
export function Notices() {
  const scene = useScene();
  const { view } = scene;
  const { notice } = useDesk();
  switch (notice?.kind) {
    case undefined:
      return null;
    case 'credit':
      return <CreditQuestion enemy={notice.operative} />;
    case 'say':
      return <Said text={notice.text} />;
    case 'moved': {
      const { move, operative } = notice;
      const text = moveText(scene, view.table.operative(operative), move);
      return <Said text={text} more={{ kind: 'move', move, operative }} />;
    }
  }
}
