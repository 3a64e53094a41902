import type { ActorView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { barredSaid, colourIn, modelName } from '../../../scene/vanguardLook.ts';
import { useVanguardScene, type VanguardScene } from '../../../scene/useVanguardScene.ts';
import { ActingHead } from '../../../ui/ActingHead.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ActionGrid } from '../../../ui/ActionGrid.tsx';
import { FoldedActions } from '../../../ui/FoldedActions.tsx';
import { Slots } from '../../../ui/Slots.tsx';
import { inches, target } from '../../../words/format.ts';
import { runAct } from '../acts.ts';
import { useDesk } from '../desk.ts';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { type ActShown, actViews } from '../view/actViews.ts';
import { useActWorths } from '../view/useActWorths.ts';
import styles from './ActorPanel.module.css';
import { BackToTables } from './BackToTables.tsx';

/** Acts beyond these fold into one row. */
const SHOWN_AT_ONCE = 8;

type ActorProps = { readonly actor: ActorView };

function slotsOf({ words }: VanguardScene, { model, push }: ActorView) {
  const { of, used, pushed } = model.slots;
  const more = pushed ? ('taken' as const) : push.why === null ? ('offered' as const) : null;
  return { of, used: Math.min(used, of), more, label: words.acts.slotsLabel(Math.max(0, of - used), of, pushed) };
}

/** The head of whoever acts: the same sheet as its card. */
export function Head({ actor }: ActorProps) {
  const scene = useVanguardScene();
  const wide = useMedia(WIDE);
  const { table, acts } = scene.words;
  const { model, aimed, focused } = actor;
  const { stats } = table;
  const facts = [table.speed(model.sp), table.armour(model.ar)];
  return (
    <ActingHead
      name={modelName(scene, model.id)}
      order={null}
      facts={[...(wide ? [] : facts), ...(aimed ? [acts.aimed] : []), ...(focused ? [acts.focused] : [])]}
      aside={<Slots {...slotsOf(scene, actor)} />}
      side={colourIn(scene.view, model.side)}
      {...(wide && {
        stats: [
          { id: 'sp', label: stats.sp, value: inches(model.sp) },
          { id: 'ar', label: stats.ar, value: target(model.ar) },
          { id: 'ne', label: stats.ne, value: target(model.ne) },
          { id: 'cp', label: stats.cp, value: `${model.cp}` },
        ],
      })}
    />
  );
}

function Act({ shown }: { readonly shown: ActShown }) {
  const desk = useDesk();
  const { words, moment } = useVanguardScene();
  const { title, reason, act } = shown;
  const { ofAct } = useActWorths();
  const detail = [shown.detail, ofAct(act) ?? ''].filter((part) => part !== '').join(' · ');
  return (
    <ActionButton
      icon={shown.icon}
      title={title}
      {...(detail !== '' && { detail })}
      slots={{ count: shown.slots, label: words.acts.takes(shown.slots) }}
      {...(shown.key !== null && { keyHint: shown.key })}
      impossible={reason}
      pressKey={moment}
      onPress={() => {
        if (reason === null) runAct(desk, act);
        else desk.openSheet({ kind: 'why', title, text: reason, ...(act.byBoard && { anyway: act }) });
      }}
    />
  );
}

/** Why no third short act can be taken; nothing while one can, or was. */
function NoPush({ actor }: ActorProps) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const { acts } = scene.words;
  const { why } = actor.push;
  if (why === null || actor.model.slots.pushed || actor.kind !== 'activation') return null;
  const text = barredSaid(scene, why);
  return (
    <ActionButton
      icon="tired"
      title={acts.push}
      impossible={text}
      pressKey={scene.moment}
      onPress={() => desk.openSheet({ kind: 'why', title: acts.push, text })}
    />
  );
}

/** Acts in one row that opens. */
function Folded({
  label,
  acts,
  possible,
  many,
}: {
  readonly label: string;
  readonly acts: readonly ActShown[];
  readonly possible: boolean;
  readonly many: boolean;
}) {
  if (acts.length === 0) return null;
  const names = acts.map(({ title }) => title).join(', ');
  return (
    <FoldedActions label={label} names={names} possible={possible} many={many}>
      {acts.map((shown) => (
        <Act key={shown.id} shown={shown} />
      ))}
    </FoldedActions>
  );
}

/** What the one that acts can do: possible first, one more act that leaves it tired, then what it cannot, with the reason. */
export function Actions({ actor }: ActorProps) {
  const scene = useVanguardScene();
  const { acts } = scene.words;
  const views = actViews(scene, actor);
  const possible = views.filter(({ reason }) => reason === null);
  const now = possible.filter(({ act }) => !act.byPush);
  const not = views.filter(({ reason }) => reason !== null);
  return (
    <ActionGrid label={scene.words.table.panel}>
      {now.map((shown) => (
        <Act key={shown.id} shown={shown} />
      ))}
      <Folded label={acts.pushOn} acts={possible.filter(({ act }) => act.byPush)} possible many />
      <NoPush actor={actor} />
      <BackToTables />
      <Folded label={acts.notNow(not.length)} acts={not} possible={false} many={views.length > SHOWN_AT_ONCE} />
    </ActionGrid>
  );
}

/** Who acts, and what it can do. */
export function ActorPanel({ actor }: ActorProps) {
  const { kinds } = useVanguardScene().words.acts;
  return (
    <>
      <Head actor={actor} />
      {actor.kind === 'again' && <p className={styles.rule}>{kinds.again}</p>}
      <Actions actor={actor} />
    </>
  );
}
