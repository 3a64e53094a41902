import { standing } from '../../../engine/battle/lookup.ts';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { Toast } from '../../../ui/Toast.tsx';
import { creditKill } from '../acts.ts';
import { useDesk } from '../desk.ts';
import styles from './Notices.module.css';

/** Who brought an enemy down whose wounds were set by hand: nobody, unless one tap says so. */
function CreditQuestion({ enemy }: { readonly enemy: string }) {
  const desk = useDesk();
  const { words, look, state, tell } = desk;
  const friends = state.operatives.filter((operative) => operative.side === 'retinue' && standing(operative));
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

/** The sentence above the bar. */
export function Notices() {
  const { words, notice, tell, openSheet } = useDesk();
  if (notice === null) return null;
  if (notice.kind === 'credit') return <CreditQuestion enemy={notice.operative} />;
  const { text, more } = notice;
  return (
    <Toast
      text={text}
      {...(more !== null && { action: { label: words.common.more, onPress: () => openSheet(more) } })}
      dismissLabel={words.common.dismiss}
      onDismiss={() => tell(null)}
    />
  );
}
