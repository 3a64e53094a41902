import { type ReactNode, useContext } from 'react';
import type { Command } from '../../engine/family/killteam/model/command.ts';
import type { StrategyOffer } from '../../engine/family/killteam/plugins/strategy/strategyStep.ts';
import type { StrategyView } from '../../engine/family/killteam/plugins/strategy/view.ts';
import { useHalfDone } from '../../scene/useHalfDone.ts';
import { useOpenScene, useScene } from '../../scene/useScene.ts';
import { cpOf } from '../../state/battle/sides.ts';
import { usePlay } from '../../state/battle/play.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { StripAside } from '../../ui/stripAside.ts';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { lastUndo } from '../../words/lastUndo.ts';
import type { Look } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';
import { Heads } from './Heads.tsx';
import { Offers } from './Offers.tsx';
import styles from './Strategy.module.css';
import { Talk } from './Talk.tsx';

type Speaking = { readonly words: Words<'strategy'>; readonly look: Look; readonly strategy: StrategyView };

/** What a pass leads to. */
function passLeadsTo({ words: { strategy: say }, look, strategy: { afterPass } }: Speaking): string {
  return typeof afterPass === 'string' ? say.over[afterPass] : say.next(look.side(afterPass.side));
}

const commandOf = ({ side }: StrategyView, offer: StrategyOffer | null): Command =>
  offer === null ? { type: 'passStep', side } : { type: 'sayPloy', side, ploy: offer.id };

type BarProps = Speaking & { readonly offer: StrategyOffer | null; readonly onSaid: () => void };

/** Undo, and the one next thing: what is chosen, else a pass. */
function SpeakingBar({ onSaid, offer, ...speaking }: BarProps) {
  const { words, look, battle, state, act } = useScene();
  const { undo } = usePlay();
  const { strategy: say } = speaking.words;
  const { strategy } = speaking;
  const other = look.side(state.sides.find(({ id }) => id !== strategy.side)?.id ?? '');
  const price = (cp: number) => say.use(words.common.cp(cp), cpOf(state, strategy.side) - cp, other);
  const [title, detail] =
    offer === null ? [say.pass, passLeadsTo(speaking)] : [look.contentName(offer.id, offer.name), price(offer.cp)];
  return (
    <ThumbBar
      label={words.battle.bar}
      undo={<UndoButton {...lastUndo(words, battle, look)} keyHint={words.keys.undoKey} onPress={undo} />}
      next={
        <NextButton
          title={title}
          detail={detail}
          pressKey={battle.length}
          onPress={() => {
            act(commandOf(strategy, offer));
            onSaid();
          }}
        />
      }
    />
  );
}

type Around = {
  readonly top: ReactNode;
  /** The orders of the set-up, in a game whose set-up has no screen of its own. */
  readonly orders?: ReactNode;
};

function Conversation({ strategy, top, orders }: Around & { readonly strategy: StrategyView }) {
  const words = useWords('strategy');
  const { look, state, view } = useScene();
  const [wanted, want] = useHalfDone<string | null>('ploy', null);
  const points = useContext(StripAside);
  const { side, offers } = strategy;
  const offer = offers.find(({ id, reason }) => id === wanted && reason === null) ?? null;
  const title = words.strategy.ask.ploys(look.side(side));
  return (
    <ScreenLayout
      label={words.strategy.title(state.turningPoint)}
      top={top}
      bar={<SpeakingBar words={words} look={look} strategy={strategy} offer={offer} onSaid={() => want(null)} />}
    >
      <Heads words={words} speaks={side} />
      {points !== null && <div className={styles.points}>{points}</div>}
      <h2 className={styles.step}>{words.strategy.ploys}</h2>
      <Talk words={words} />
      <section className={styles.floor}>
        <h2>{title}</h2>
        <Offers label={title} offers={offers} chosen={offer?.id ?? null} onChoose={want} />
      </section>
      {view.parts.setUp === undefined && orders}
    </ScreenLayout>
  );
}

/**
 * Before a firefight the sides speak in turn: which ploys were used, who has the word, what it can say. What is revealed has a
 * screen of its own, for it is hidden until then. Nothing without a battle.
 */
export function StrategyScreen(around: Around) {
  const scene = useOpenScene();
  const strategy = scene?.view.parts.strategy ?? null;
  return strategy === null || strategy.step !== 'ploys' ? null : <Conversation strategy={strategy} {...around} />;
}
