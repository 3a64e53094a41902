import type { BattleStanding, Ledger } from '../../../log/standing.ts';
import type { BattleState } from '../model/battle.ts';
import type { BattleModel } from '../model/battleModel.ts';
import { slotsOf } from '../flow/legal/acts.ts';
import { modelById } from '../model/lookup.ts';

/** More than a list can show, and a stored summary should carry. */
const MOST = 24;

const PHASES: Readonly<Record<BattleState['step'], Ledger['phase']>> = {
  setUp: 'setUp',
  deploy: 'setUp',
  start: 'strategy',
  turns: 'firefight',
  end: 'turningPointOver',
  length: 'turningPointOver',
  over: 'turningPointOver',
};

const lineOf = ({ side, name, wounds, wn, down, inPlay, placed }: BattleModel): Ledger['operatives'][number] => ({
  side,
  name,
  wounds,
  harmed: wounds < wn,
  down: down || (placed && !inPlay),
});

/** Who acts, with the slots that are left. */
function actingIn(state: BattleState): Ledger['acting'] {
  const { activation } = state;
  if (activation === null) return null;
  return { name: modelById(state, activation.model).name, ap: slotsOf(activation) - activation.used };
}

/** What the list of battles says of one of war bands. */
export const standingOf = (state: BattleState): BattleStanding => ({
  mission: state.scenario.name,
  turningPoint: state.round,
  operatives: state.models.length,
  ledger: {
    phase: PHASES[state.step],
    turn: state.turn ?? state.sides[0].id,
    turningPoints: state.lastRound,
    counts: 'rounds',
    acting: actingIn(state),
    operatives: state.models.slice(0, MOST).map(lineOf),
  },
});
