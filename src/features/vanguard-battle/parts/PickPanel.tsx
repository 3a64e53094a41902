import { useContext } from 'react';
import { modelName } from '../../../scene/vanguardLook.ts';
import { useVanguardScene, type VanguardScene } from '../../../scene/useVanguardScene.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { tapCard, targetOf } from '../acts.ts';
import { type Desk, type Picked, TargetNotes, useDesk } from '../desk.ts';
import { profileSaid } from '../view/actViews.ts';
import { diceLeft, withDice } from '../view/aimed.ts';
import { useActWorths } from '../view/useActWorths.ts';
import { MoveForm } from './MoveForm.tsx';
import styles from './PickPanel.module.css';
import { SplitWorth } from './SplitWorth.tsx';

type Choosing = Exclude<Picked, { kind: 'move' | 'flight' | 'way' | 'put' | 'lay' }>;
type Attack = Extract<Picked, { kind: 'attack' }>;

/** What the question is: who attacks whom with what. */
function titleOf(scene: VanguardScene, pick: Choosing): string {
  const { acts } = scene.words;
  const who = modelName(scene, scene.view.actor?.model.id ?? '');
  switch (pick.kind) {
    case 'attack':
      return acts.pick.attack(who, scene.shown(pick.act.of?.name ?? ''));
    case 'charge':
      return acts.pick.charge(who);
    case 'again':
      return acts.turn.tapAgain;
    case 'followUp':
      return acts.turn.tapFollow;
  }
}

/** Everybody in question as a row: what is in its way, else its armour. */
function Targets({ pick }: { readonly pick: Choosing }) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const { acts } = scene.words;
  const { ofTarget } = useActWorths();
  const noteOf = useContext(TargetNotes);
  const models = scene.view.sides.flatMap((side) => side.models).filter(({ id }) => targetOf(desk, id).offered);
  if (models.length === 0) return <p className={styles.said}>{acts.pick.none}</p>;
  const said = ({ id, ar }: (typeof models)[number]): string => {
    const worth = 'act' in pick ? ofTarget(pick.act, id) : null;
    return [acts.pick.armour(ar), noteOf(id), worth].filter((part) => part !== null).join(' · ');
  };
  /** Why it is none, and what the board knows of it all the same. */
  const barred = ({ id }: (typeof models)[number]): string | null => {
    const { why } = targetOf(desk, id);
    return why === null ? null : [why, noteOf(id)].filter((part) => part !== null).join(' · ');
  };
  const rows = (of: typeof models) =>
    of.map((model) => (
      <ListRow
        key={model.id}
        icon={pick.kind === 'charge' ? 'charge' : 'next'}
        title={modelName(scene, model.id)}
        detail={barred(model) ?? said(model)}
        onPress={() => tapCard(desk, model.id)}
      />
    ));
  const open = models.filter(({ id }) => targetOf(desk, id).why === null);
  const shut = models.filter((model) => !open.includes(model));
  return (
    <div>
      {rows(open)}
      {shut.length > 0 && (
        <details className={styles.fold} open={open.length === 0}>
          <summary>{acts.pick.cannot(shut.length)}</summary>
          {rows(shut)}
        </details>
      )}
    </div>
  );
}

/** The dice split between targets before any of them is rolled (V-53, V-54). */
function Split({ pick }: { readonly pick: Attack }) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const { acts, common } = scene.words;
  const { act } = pick;
  const dice = pick.dice ?? new Map<string, number>();
  const left = diceLeft(act, dice);
  return (
    <>
      <p className={styles.said}>{act.attack?.ranged === false ? acts.pick.splitMelee : acts.pick.splitHint}</p>
      <div className={styles.rows}>
        {act.targets
          .filter(({ model }) => targetOf(desk, model).why === null || dice.has(model))
          .map(({ model }) => {
            const count = dice.get(model) ?? 0;
            const label = acts.pick.diceOn(modelName(scene, model));
            return (
              <SettingRow key={model} label={modelName(scene, model)}>
                <Stepper
                  label={label}
                  value={count}
                  max={count + left}
                  lessLabel={common.less(label)}
                  moreLabel={common.oneMore(label)}
                  onChange={(to) => desk.setPick({ ...pick, dice: withDice(dice, model, to) })}
                />
              </SettingRow>
            );
          })}
      </div>
      <SplitWorth pick={pick} />
    </>
  );
}

/** What its AP does, in plain words. */
function Piercing({ pick: { act } }: { readonly pick: Attack }) {
  const { acts } = useVanguardScene().words;
  const ap = act.attack?.ap ?? 0;
  return ap > 0 ? <p className={styles.said}>{acts.pick.ap(ap)}</p> : null;
}

/** More dice than one, and somebody else to give one to; not the free attack of a charge. */
function maySplit(desk: Pick<Desk, 'scene' | 'pick'>, { act }: Attack): boolean {
  const open = act.targets.filter(({ model }) => targetOf(desk, model).why === null);
  return (act.attack?.dice ?? 0) > 1 && open.length > 1 && act.slots > 0;
}

/** What is being chosen in place of the acts: a target, how dice are split, who acts again, what came of a move. */
export function PickPanel({ pick }: { readonly pick: Exclude<Picked, { kind: 'flight' }> }) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const { acts } = scene.words;
  if (pick.kind === 'move') return <MoveForm pick={pick} />;
  // Chosen on the board, below which it is told.
  if (pick.kind === 'way' || pick.kind === 'put' || pick.kind === 'lay') return null;
  const attack = pick.kind === 'attack' ? pick : null;
  return (
    <section className={styles.pick} aria-label={titleOf(scene, pick)}>
      <h2 className={styles.title}>{titleOf(scene, pick)}</h2>
      {attack !== null && <p className={styles.said}>{profileSaid(scene, attack.act)}</p>}
      {attack !== null && <Piercing pick={attack} />}
      {attack === null || attack.dice === null ? <Targets pick={pick} /> : <Split pick={attack} />}
      <div className={styles.keys}>
        {attack !== null && maySplit(desk, attack) && (
          <PlainButton
            icon="different"
            label={attack.dice === null ? acts.pick.split : acts.pick.whole}
            onPress={() => desk.setPick({ ...attack, dice: attack.dice === null ? new Map() : null })}
          />
        )}
        <PlainButton icon="back" tone="quiet" label={acts.pick.back} onPress={() => desk.setPick(null)} />
      </div>
    </section>
  );
}
