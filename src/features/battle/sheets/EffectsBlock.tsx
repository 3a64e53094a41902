import { useScene } from '../../../scene/useScene.ts';
import type { TimedEffect, Operative } from '../../../engine/family/killteam/model/operative.ts';
import { FactChip } from '../../../ui/FactChip.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { useDesk } from '../desk.ts';
import { BY_HAND, effectSentence } from '../view/profile.ts';
import { Block } from './Sheet.tsx';
import styles from './EffectsBlock.module.css';

const STATS = ['apl', 'hit', 'move', 'save'] as const;

/** What changes its figures for a time: each can be ended, and one of ±1 can be added until the turning point ends. */
export function EffectsBlock({ operative }: { readonly operative: Operative }) {
  const { words, battle, state } = useScene();
  const { act } = useDesk();
  const { id } = operative;
  const add = (stat: TimedEffect['stat'], by: number) => {
    const effect: TimedEffect = {
      id: `${BY_HAND}.${battle.length}`,
      stat,
      by,
      expires: 'turningPoint',
      source: BY_HAND,
    };
    act({ type: 'correct', correction: { what: 'addEffect', operative: id, effect } });
  };
  return (
    <Block label={words.battle.card.effects}>
      {operative.effects.map((effect) => (
        <FactChip
          key={effect.id}
          on
          label={words.battle.card.effectRemove(effectSentence(words, state.tables, effect))}
          onPress={() =>
            act({ type: 'correct', correction: { what: 'removeEffect', operative: id, effect: effect.id } })
          }
        />
      ))}
      <div className={styles.add} role="group" aria-label={words.battle.card.effectAdd}>
        {STATS.flatMap((stat) =>
          [-1, 1].map((by) => (
            <PlainButton key={`${stat}${by}`} label={words.effects.label(stat, by)} onPress={() => add(stat, by)} />
          )),
        )}
      </div>
    </Block>
  );
}
