import type { PickRequest, Request, RollRequest } from '../../../engine/family/vanguard/model/request.ts';
import { edgesShown, modelName, playerOf, sideName } from '../../../scene/vanguardLook.ts';
import type { VanguardScene } from '../../../scene/useVanguardScene.ts';

/** Whose question it is: a model, else its side. */
const whose = (scene: VanguardScene, { side, operative }: Pick<RollRequest, 'side' | 'operative'>): string =>
  operative === null ? sideName(scene, side) : modelName(scene, operative);

/** These dice are brought by sixes: dice of the roll lie already. */
function areBrought({ view }: VanguardScene, purpose: 'hit' | 'armour'): boolean {
  const dice = purpose === 'hit' ? view.attack?.hitDice : view.attack?.armourDice;
  return dice?.some(({ face }) => face !== null) === true;
}

function rollText(scene: VanguardScene, request: RollRequest): string {
  const { tray, attack, acts } = scene.words;
  const { count, purpose } = request;
  const who = whose(scene, request);
  switch (purpose) {
    case 'hit':
      return areBrought(scene, purpose) ? tray.roll.hitMore(count, who) : tray.roll.hit(count, who);
    case 'armour':
      return areBrought(scene, purpose) ? tray.roll.armourMore(count, who) : tray.roll.armour(count, who);
    case 'reroll':
      return tray.roll.reroll(who);
    case 'recovery':
      return attack.recovery(who);
    case 'nerve':
      return scene.view.nerve?.second === true ? acts.nerve.again(who) : acts.nerve.title(who);
    case 'rollOff':
      return tray.roll[scene.view.step === 'deploy' ? 'rollOffSetUp' : purpose](playerOf(scene, request.side));
    case 'endDie':
      return tray.roll.endDie(playerOf(scene, request.side));
  }
}

/** What is asked, as a sentence. */
export function questionText(scene: VanguardScene, request: Request): string {
  const { tray } = scene.words;
  switch (request.kind) {
    case 'roll':
      return rollText(scene, request);
    case 'pick':
      return tray.questions[request.question](whose(scene, request));
    case 'tick': {
      const around = request.around === null ? sideName(scene, request.side) : modelName(scene, request.around);
      return tray.ticks[request.question](around, tray.within(request.inches ?? 0));
    }
    case 'number':
      return tray.numbers[request.question](whose(scene, request));
    case 'reroll':
    case 'look':
      return '';
  }
}

type Option = PickRequest['options'][number];

/** An option by its name. */
export function optionTitle(scene: VanguardScene, { code, params }: Option): string {
  const said = (key: string, value: string): string => {
    if (key === 'model') return modelName(scene, value);
    return key === 'edge' ? edgesShown(scene, value) : scene.shown(value);
  };
  const named = Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? said(key, value) : value]),
  );
  return scene.words.tray.options[code](named);
}

/** What an option costs or brings; null: its name says it. */
export function optionNote(scene: VanguardScene, { question }: PickRequest, { code, params }: Option): string | null {
  const { notes } = scene.words.tray;
  const cp = Number(params['cp'] ?? 0);
  switch (code) {
    case 'byArmour':
    case 'byInvulnerable':
    case 'keepDice':
      return notes[code];
    case 'ability':
    case 'die':
      return cp > 0 ? notes.cp(cp) : null;
    case 'with':
      return question === 'retaliate' ? notes.retaliate : null;
    case 'doNot':
      return question === 'retaliate' ? notes.retaliateNot : null;
    case 'asHit':
    case 'asAp':
    case 'noAbility':
    case 'edge':
    case 'model':
    case 'nobody':
      return null;
  }
}
