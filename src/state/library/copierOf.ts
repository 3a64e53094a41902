import type { BattleBase } from '../../engine/log/battleBase.ts';
import { gameFor } from '../../engine/systems/registry.ts';
import type { CampaignState } from '../../engine/campaign/model/state.ts';
import type { LogTypes } from '../../persistence/logKind.ts';
import type { BackupClock, Figures, WholeCopy } from './backups.ts';
import { olderCopy } from './olderCopy.ts';
import type { Copier, SavedLog } from '../log/playPorts.ts';

const isCampaign = (state: object): state is CampaignState => 'chronicle' in state;
const isBattle = (state: object): state is BattleBase => 'ruleset' in state && 'result' in state;

function campaignFigures({ members, scenarios, day }: CampaignState): Figures {
  const those = (fate: string) => members.filter((member) => member.fate === fate).length;
  return { scenarios, operatives: those('serving'), slain: those('slain'), days: day };
}

function battleFigures(state: BattleBase): Figures {
  const { turningPoint, operatives, ledger } = gameFor(state).standing(state);
  return ledger.counts === 'rounds' ? { round: turningPoint, models: operatives } : { turningPoint, operatives };
}

function figuresOf(state: object): Figures {
  if (isCampaign(state)) return campaignFigures(state);
  return isBattle(state) ? battleFigures(state) : {};
}

/** A log as it is now, for the ring of copies. */
export const wholeCopy = <T extends LogTypes>(log: SavedLog<T>): WholeCopy => ({
  text: log.text(),
  revision: log.revision,
  title: isCampaign(log.state) ? log.state.name : log.meta.title,
  line: { entries: log.journal.length, ...figuresOf(log.state) },
});

/** Whether a milestone is reached: a battle that is over, a campaign whose book was just closed. */
const isMilestone = <T extends LogTypes>({ state, journal }: SavedLog<T>): boolean =>
  (isBattle(state) && state.result !== null) || journal.last?.command.type === 'closeBook';

/** Tells a clock of what was saved and removed; milestones as such. */
export function copierOf(clock: BackupClock): Copier {
  const reached = new WeakSet<object>();
  return {
    saved: (log) => {
      const subject = { kind: log.ports.kind.format, id: log.meta.id };
      const source = () => wholeCopy(log);
      const milestone = isMilestone(log);
      clock.changed(subject, source);
      if (milestone && !reached.has(log)) clock.milestone(subject, source);
      if (milestone) reached.add(log);
      else reached.delete(log);
    },
    migrating: (kind, raw) => {
      const old = olderCopy(kind, raw);
      if (old !== null) void clock.before(old.subject, () => old.whole);
    },
    removing: (log) => {
      const whole = wholeCopy(log);
      return clock.removing({ kind: log.ports.kind.format, id: log.meta.id }, () => whole);
    },
    removed: (kind, id) => clock.removed({ kind, id }),
  };
}
