import { aplOf, type Field } from '../../../src/engine/family/killteam/stats/stats.ts';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import { act, activate } from '../decide.ts';
import { Lots } from './lots.ts';
import type { Course } from './asks.ts';
import { battleFor } from './battleOf.ts';
import { Board } from './board.ts';
import { forbidden } from './declared.ts';
import { drawSetup } from './drawSetup.ts';
import { fighting } from './fight.ts';
import { Hands } from './hands.ts';
import { bestOf, type Figure, type Setup } from './setup.ts';
import { shooting } from './shot.ts';
import { Table } from './table.ts';
import { linesOf } from './told.ts';
import { gameOf } from '../../../src/engine/systems/killTeams.ts';

/** How an attack went by the engine and by the rules. */
export interface Both {
  readonly setup: Setup;
  readonly engine: unknown;
  readonly rules: unknown;
  /** What was refused, asked and chosen, by name. */
  readonly met: ReadonlySet<string>;
}

function judge(course: Course<void>, hands: Hands): void {
  let next = course.next();
  while (next.done !== true) next = course.next(hands.reply(next.value));
}

/** How somebody stands when the attack is over. */
function standing(board: Board, figure: Figure) {
  const wounds = board.wounds(figure.id);
  const arm = board.cancelled ? undefined : board.used.get(figure.id);
  const limited = arm !== undefined && bestOf(arm, 'limited') > 0;
  const apl = board.stunned.has(figure.id) && wounds > 0 ? 2 : 3;
  return {
    id: figure.id,
    wounds,
    down: wounds === 0,
    removed: wounds === 0 && (figure.side === 'enemy' || board.setup.edition === 'kt3'),
    downedBy: board.downedBy.get(figure.id) ?? null,
    apl,
    kills: board.setup.figures.filter(({ id, side }) => side !== figure.side && board.downedBy.get(id) === figure.id)
      .length,
    used: limited ? { ...figure.used, [arm.id]: (figure.used[arm.id] ?? 0) + 1 } : figure.used,
    shots: figure.arms.flatMap(({ id, shots }) => (shots === null ? [] : [id === arm?.id ? shots - 1 : shots])),
  };
}

const stands = (field: Field, operative: Operative) => ({
  id: operative.id,
  wounds: operative.wounds,
  down: operative.down,
  removed: operative.removed,
  downedBy: operative.downedBy,
  apl: operative.down ? 3 : aplOf(field, operative),
  kills: operative.kills,
  used: operative.limitedUsed,
  shots: Object.values(operative.ammo).map(({ left }) => left),
});

/** Plays one attack by chance through the decider and beside it by the rules. */
export function playBoth(seed: string): Both {
  const lots = new Lots(seed);
  const setup = drawSetup(lots);
  const board = new Board(setup);
  const table = new Table(battleFor(setup));
  const attacker = board.figure(setup.attacker);
  table.does(activate(attacker.id, attacker.concealed ? 'conceal' : 'engage'));
  if (setup.moved !== null) table.does({ ...act(setup.moved), override: { reason: 'moved' } });
  const before = table.events.length;
  const refusal = table.does({ type: setup.action, weapon: setup.arm, target: setup.target });
  const reasons = forbidden(board);
  if (refusal !== null || reasons.length > 0)
    return {
      setup,
      engine: refusal,
      rules: reasons.includes(refusal ?? '') ? refusal : reasons,
      met: new Set([`refused ${refusal}`]),
    };
  const hands = new Hands(table, lots, setup);
  judge(setup.action === 'shoot' ? shooting(board) : fighting(board), hands);
  return {
    setup,
    met: hands.met,
    engine: {
      asked: table.asked,
      lines: linesOf(table.events.slice(before)),
      standing: table.state.operatives.map((operative) => stands(gameOf(table.state), operative)),
    },
    rules: { asked: null, lines: board.lines, standing: setup.figures.map((figure) => standing(board, figure)) },
  };
}
