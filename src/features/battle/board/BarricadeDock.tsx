import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Laying } from '../../../forms/board/laying.ts';
import { turnedOn } from '../../../forms/board/layKey.ts';
import { useScene } from '../../../scene/useScene.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import styles from '../../../ui/board/BoardForm.module.css';
import { KeyButton } from '../../../ui/KeyButton.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import type { BattleView } from '../../../engine/view/battleView.ts';
import { capital } from '../../../words/capital.ts';
import { reason } from '../../../words/reason.ts';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { ByNumbers } from './ByNumbers.tsx';
import { useHand } from './hand.ts';
import { barricadeInHand, barricadesIn, layingOf, putBarricade } from './barricades.ts';

type BarricadeProps = { readonly laying: Laying; readonly board: BattleBoard };

type There = ReturnType<NonNullable<BattleView['parts']['setUp']>['barricadeAt']>;
type ThereProps = { readonly laying: Laying; readonly at: Spot; readonly there: There };

/** Puts a barricade that is elsewhere than it stood down there, or does so whatever the rules say. */
function PutThere({ laying, at, there }: ThereProps) {
  const place = { desk: useDesk(), hand: useHand() };
  const told = useWords('barricades');
  const { doAnyway, doAnywayReason } = useScene().words.battle;
  if (there === null) return null;
  if (there.problem === null)
    return <KeyButton waiting label={told.there} onPress={() => putBarricade(place, laying, { spot: at })} />;
  if (!there.agreeable) return null;
  return (
    <PlainButton
      label={doAnyway}
      onPress={() => putBarricade(place, laying, { spot: at, override: { reason: doAnywayReason } })}
    />
  );
}

/** A barricade is in hand: turned, and put down by a tap on the ground, a drag of it, arrows or two numbers. */
export function BarricadeDock({ laying, board }: BarricadeProps) {
  const { marker, spot, turned = 0 } = laying;
  const desk = useDesk();
  const hand = useHand();
  const { look, words } = useScene();
  const told = useWords('barricades');
  const { put } = useWords('board');
  const held = barricadeInHand(desk.scene, board, laying);
  if (held === null) return null;
  const { barricade, at, there } = held;
  const problem = there?.problem ?? null;
  const isElsewhere = laying.held !== true && (spot !== undefined || turned !== barricade.turned);
  return (
    <div className={styles.put} data-part="barricade">
      <SectionHead asked title={told.title(look.side(barricade.side), barricade.number + 1)} note={told.how} />
      <p role="status">{problem === null ? told.hint : capital(reason(words, problem, look))}</p>
      <div className={styles.ways}>
        {at !== null && isElsewhere && <PutThere laying={laying} at={at} there={there} />}
        <PlainButton icon="redo" tone="quiet" label={told.turnIt} onPress={() => hand.start(turnedOn(laying))} />
        <ByNumbers what={marker} onThere={(to) => putBarricade({ desk, hand }, laying, { spot: to })} />
        <PlainButton icon="back" tone="quiet" label={put.cancel} onPress={() => hand.start(null)} />
      </div>
    </div>
  );
}

/** The barricades that stand already, to be put elsewhere. */
export function StandingBarricades() {
  const hand = useHand();
  const scene = useScene();
  const told = useWords('barricades');
  const all = barricadesIn(scene).filter(({ stands }) => stands !== null);
  if (all.length === 0) return null;
  return (
    <details className={styles.numbers}>
      <summary>{told.standing}</summary>
      <div className={styles.keys}>
        {all.map((barricade) => (
          <PlainButton
            key={barricade.id}
            label={told.short(scene.look.side(barricade.side), barricade.number + 1)}
            name={told.move(scene.look.side(barricade.side), barricade.number + 1)}
            onPress={() => hand.start(layingOf(barricade))}
          />
        ))}
      </div>
    </details>
  );
}
