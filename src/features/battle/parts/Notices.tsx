import { type PlayScene, useScene } from '../../../scene/useScene.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { Toast } from '../../../ui/Toast.tsx';
import { creditKill } from '../acts.ts';
import { type Sheet, useDesk } from '../desk.ts';
import type { MoveId } from '../../../engine/view/reach.ts';
import { guidesIn } from '../../../words/guideSaid.ts';
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

/** How far a move goes, what shortens it, and the first rule of the table that belongs to it. */
function moveText({ words, view }: PlayScene, operative: Operative, move: MoveId): string {
  const reach = words.withWhat.move(view.actions.reach(operative, move));
  const rules = guidesIn(words, view.guides.move(operative, move)).slice(0, 1);
  return [`${words.actions[move].full} ${reach}.`, ...moveNotes(words, view, operative), ...rules].join(' ');
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
