import type { Command } from '../../../engine/family/killteam/model/command.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import type { Side } from '../../../engine/core/ids.ts';
import type { Look } from '../../../words/look.ts';
import type { Words } from '../../../words/words.ts';
import type { Pick } from './picking.ts';
import { confirmCommand } from './planAction.ts';
import type { Situation } from '../../../engine/view/situation.ts';

/** The one next thing: brass with a command, or quiet while the table has to speak first. */
export interface NextThing {
  readonly title: string;
  readonly detail: string | null;
  /** Null: nothing to press, the next thing is a tap elsewhere. */
  readonly command: Command | null;
}

/** What tells nobody from others. */
const ARTICLES = ['The', 'Le', 'La', 'Les'];

/**
 * Table mode reads across the table: the first name of one's own, or the last where `others` have the first too; an enemy's number
 * tells it from the others.
 */
export function tableName(name: string, side: Side, others: readonly string[] = []): string {
  if (side === 'enemy') return name;
  const [first = name, ...rest] = name.split(' ');
  if (rest.length === 0) return name;
  const isShared = others.some((other) => other !== name && other.split(' ')[0] === first);
  return isShared || ARTICLES.includes(first) ? rest.join(' ') : first;
}

interface NextLook {
  readonly words: Words<'battle'>;
  readonly look: Look;
  readonly view: BattleView;
}

const quiet = (title: string, detail: string | null = null): NextThing => ({ title, detail, command: null });

function pickNext({ words, look }: NextLook, pick: Pick): NextThing {
  const command = confirmCommand(pick);
  switch (pick.kind) {
    case 'attack':
      return quiet(pick.action === 'shoot' ? words.withWhat.tapTarget : words.withWhat.tapFought);
    case 'charge': {
      if (command === null) return quiet(words.withWhat.tapCharged);
      return { title: words.actions.charge.name, detail: words.common.list(pick.enemies.map(look.name)), command };
    }
    case 'watch':
      return {
        title: words.battle.counteract,
        detail:
          pick.shot === null
            ? look.name(pick.operative)
            : words.common.named(look.name(pick.operative), look.name(pick.shot.target)),
        command,
      };
    case 'friend':
      return quiet(words.withWhat.chooseFriend);
    case 'reload':
      return quiet(words.withWhat.chooseReload);
    case 'hatch':
      return quiet(words.withWhat.hatchWhich);
    case 'note':
      return { title: words.actions[pick.action].name, detail: pick.note === '' ? null : pick.note, command };
    case 'log':
      return { title: words.withWhat.logIt, detail: look.name(pick.target), command };
  }
}

function endNext({ words, look, view }: NextLook, counteract: boolean, who: string): NextThing {
  const command: Command = { type: 'endActivation' };
  return counteract
    ? { title: words.battle.endCounteract, detail: look.name(who), command }
    : {
        title: words.battle.endActivation,
        detail: words.battle.unspent(view.figures(view.table.operative(who)).apLeft),
        command,
      };
}

function chooseNext(
  { words, look, view }: NextLook,
  { side, ready }: Extract<Situation, { kind: 'choose' }>,
): NextThing {
  const [only] = ready;
  if (only === undefined || ready.length > 1)
    return quiet(words.battle.tapToActivate(side), words.battle.turnOf(side, look.side(side)));
  const { id } = only;
  const order = view.actions.orderOf(only);
  return {
    title: words.battle.activate(look.name(id)),
    detail: words.orders[order].on,
    command: { type: 'activate', operative: id, order },
  };
}

/** No more of the group; where the rules want another of it, the table decides otherwise, and the key says so. */
const passGroup = ({ battle }: Words<'battle'>, must: boolean): NextThing => ({
  title: battle.passGroup,
  detail: must ? battle.doAnyway : null,
  command: { type: 'passGroup', ...(must && { override: { reason: battle.doAnywayReason } }) },
});

/** By the rules one of them goes next: the only one, at a press, else the one that is tapped. */
function groupNext(desk: NextLook, { operatives, must }: Extract<Situation, { kind: 'group' }>): NextThing {
  const [first] = operatives;
  return must && first !== undefined
    ? chooseNext(desk, { kind: 'choose', side: first.side, ready: operatives })
    : passGroup(desk.words, must);
}

/** What stands on the bar's large button. */
export function nextThing(desk: NextLook, pick: Pick | null): NextThing {
  const { words, look, view } = desk;
  const { situation } = view;
  if (pick !== null) return pickNext(desk, pick);
  if (view.enemyDue)
    return {
      title: words.battle.enemyActivates,
      detail: words.battle.enemyActivatesDetail,
      command: { type: 'enemyActivates', operative: null },
    };
  switch (situation.kind) {
    case 'waiting':
      return quiet(words.battle.answerAbove, words.battle.answerAboveDetail);
    case 'interrupt':
      return {
        title: words.battle.passInterrupt,
        detail: look.name(situation.operative.id),
        command: { type: 'passInterrupt' },
      };
    case 'acting':
      return endNext(desk, situation.counteract, situation.operative.id);
    case 'group':
      return groupNext(desk, situation);
    case 'counteract':
      return { title: words.battle.passCounteract, detail: null, command: { type: 'passCounteract' } };
    case 'choose':
      return chooseNext(desk, situation);
    case 'idle':
      return quiet(words.turningPoint.phases[view.state.phase]);
  }
}
