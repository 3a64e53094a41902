import { useScene } from '../../../scene/useScene.ts';
import type { Lasting } from '../../../engine/family/killteam/model/lasting.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { FactChip } from '../../../ui/FactChip.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { useDesk } from '../desk.ts';
import { lastingSentence, overruledSaid } from '../../../words/lastingSaid.ts';
import type { Stat } from '../../../words/names.ts';
import { Block } from './Sheet.tsx';
import styles from './EffectsBlock.module.css';

const BY_HAND = 'hand';
const STATS = ['apl', 'hit', 'move', 'save'] as const;

/** What changes its figures for a time: each can be ended, and one of ±1 can be added until the turning point ends. */
export function EffectsBlock({ operative }: { readonly operative: Operative }) {
  const { words, look, battle, view } = useScene();
  const { act } = useDesk();
  const add = (stat: Stat, by: number) => {
    const lasting: Lasting = {
      id: `${BY_HAND}.${battle.length}`,
      source: { kind: BY_HAND, id: BY_HAND, name: BY_HAND },
      on: { kind: 'operative', operative: operative.id },
      change: { op: 'stat', stat, by, least: null },
      until: 'turningPoint',
    };
    act({ type: 'correct', correction: { what: 'impose', lasting } });
  };
  return (
    <Block label={words.battle.card.effects}>
      {view.lasting.onCard(operative).map((lasting) => (
        <FactChip
          key={lasting.id}
          on
          label={words.battle.card.effectRemove(
            overruledSaid(words, lastingSentence(words, lasting, look), {
              by: view.lasting.overruledBy(lasting),
              look,
            }),
          )}
          onPress={() => act({ type: 'correct', correction: { what: 'lift', lasting: lasting.id } })}
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
