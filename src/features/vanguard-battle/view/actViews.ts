import type { ActView, ActorView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { barredSaid } from '../../../scene/vanguardLook.ts';
import type { VanguardScene } from '../../../scene/useVanguardScene.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';

/** One act as a button. `reason` null: it can be done now. */
export interface ActShown {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  readonly slots: number;
  readonly key: string | null;
  readonly reason: string | null;
  readonly act: ActView;
}

const ICONS = {
  attack: 'shoot',
  walk: 'walk',
  run: 'dash',
  charge: 'charge',
  aim: 'aim',
  focus: 'fight',
  standUp: 'reanimate',
  own: 'honour',
} as const satisfies Record<ActView['action'], IconName>;

/** The figures of an attack: "3D6, 3+, within 12″, AP 1". */
export function profileSaid({ words }: Pick<VanguardScene, 'words'>, { attack }: ActView): string {
  if (attack === null) return '';
  const { detail } = words.acts;
  return [
    detail.profile(attack.dice, attack.hit),
    detail.range(attack.range),
    attack.ap > 0 && detail.ap(attack.ap),
    attack.d > 1 && detail.d(attack.d),
    attack.blast !== null && detail.blast(attack.blast),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** The same in short: "3D6, 3+, AP 1". */
function attackSaid({ words }: VanguardScene, { attack }: ActView): string {
  if (attack === null) return '';
  const { detail } = words.acts;
  const dice = detail.profile(attack.dice, attack.hit);
  return attack.ap > 0 ? `${dice}, ${detail.ap(attack.ap)}` : dice;
}

function ownSaid({ words, shown }: VanguardScene, { effect, cp }: ActView): string {
  const { own, detail } = words.acts;
  const price = cp > 0 ? detail.cp(cp) : null;
  const said = effect === null ? null : effectSaid(own, effect, shown);
  return [said, price].filter((part) => part !== null).join(', ');
}

function effectSaid(
  own: VanguardScene['words']['acts']['own'],
  effect: NonNullable<ActView['effect']>,
  shown: VanguardScene['shown'],
): string {
  switch (effect.kind) {
    case 'return':
    case 'heal':
    case 'mortal':
      return own[effect.kind](effect.wounds, effect.within);
    case 'token':
      return own.token(shown(effect.token), effect.count);
  }
}

function detailOf(scene: VanguardScene, act: ActView): string {
  const { detail } = scene.words.acts;
  switch (act.action) {
    case 'attack':
      return attackSaid(scene, act);
    case 'walk':
    case 'run':
    case 'charge':
      return act.inches === null ? '' : detail.move(act.inches);
    case 'aim':
    case 'focus':
    case 'standUp':
      return detail[act.action];
    case 'own':
      return ownSaid(scene, act);
  }
}

const icon = ({ action, attack }: ActView): IconName =>
  action === 'attack' && attack?.ranged === false ? 'fight' : ICONS[action];

/** The letter of an act: of several attacks and own acts, only of the first. */
const keyOf = ({ words }: VanguardScene, acts: readonly ActView[], act: ActView): string | null =>
  acts.find(({ action, why }) => action === act.action && why === null) === act ? words.acts.keys[act.action] : null;

/** What the model that acts can do, and what it cannot with the reason. */
export function actViews(scene: VanguardScene, { acts, freeAttack }: ActorView): readonly ActShown[] {
  const { names, detail } = scene.words.acts;
  return acts.map((act) => {
    const said = detailOf(scene, act);
    const extra = act.byPush
      ? detail.byPush
      : act.slots === 0 && freeAttack !== null && act.action === 'attack'
        ? detail.free
        : null;
    return {
      id: act.id,
      icon: icon(act),
      title: act.of === null ? names[act.action] : scene.shown(act.of.name),
      detail: [said, extra].filter((part) => part !== null && part !== '').join(', '),
      slots: act.slots,
      key: keyOf(scene, acts, act),
      reason: act.why === null ? null : barredSaid(scene, act.why),
      act,
    };
  });
}
