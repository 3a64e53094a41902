import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { Bust, bustFor } from '../../ui/icons/Bust.tsx';
import { type Face, Faces } from '../../ui/Faces.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Tally } from '../../ui/Tally.tsx';
import { lookOf, operativeName } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './BattleEnd.module.css';
import { reckon } from './casualties.ts';

/** Who still stands, with the wounds left, and who fell: those whom people play, the standing first. */
export function Roll({ state }: { readonly state: BattleState }) {
  const words = useWords('play');
  const { owing, without, standing } = reckon(state);
  const look = lookOf(words, state);
  const down = [...owing, ...without.map(({ operative }) => operative)];
  if (standing.length + down.length === 0) return null;
  const faceOf = (operative: Operative): Omit<Face, 'note' | 'number' | 'fallen'> => ({
    id: operative.id,
    name: operativeName(words, operative),
    bust: <Bust name={bustFor(operative.portrait)} />,
    deeds: operative.kills > 0 && <Tally count={operative.kills} label={words.end.killsOf(operative.kills)} />,
  });
  const faces = [
    ...standing.map((operative) => ({
      ...faceOf(operative),
      number: `${operative.wounds}`,
      note: words.end.wounds(operative.wounds, operative.maxWounds),
      fallen: false,
    })),
    ...down.map((operative) => ({
      ...faceOf(operative),
      number: null,
      note: operative.downedBy === null ? words.end.down : words.end.downedBy(look.name(operative.downedBy)),
      fallen: true,
    })),
  ];
  return (
    <section className={styles.section}>
      <SectionHead title={words.end.standing} note={words.end.standingOf(standing.length, faces.length)} />
      <Faces label={words.end.standing} faces={faces} />
    </section>
  );
}
