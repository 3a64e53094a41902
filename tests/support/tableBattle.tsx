import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { quickStart } from '../../src/content/quickStart.ts';
import type { Command } from '../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import { topTask } from '../../src/engine/family/killteam/model/lookup.ts';
import type { DiceMode } from '../../src/engine/family/killteam/model/settings.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { Request } from '../../src/engine/family/killteam/model/request.ts';
import { AttackScreen } from '../../src/features/attack/AttackScreen.tsx';
import { DiceTray } from '../../src/features/dice-tray/DiceTray.tsx';
import { TrayBar } from '../../src/features/dice-tray/TrayBar.tsx';
import { useGame } from '../../src/state/base/useApp.ts';
import { app, render } from './app.tsx';
import { killTeamIn, killTeamPlayOf } from '../../src/state/battle/killTeam.ts';

const { dispatch, startBattle } = killTeamPlayOf(app);

/** The open battle, which must be there. */
export function stateNow(): BattleState {
  const battle = killTeamIn(app.store.getState().battle);
  if (battle === null) throw new Error('no battle is open');
  return battle.state;
}

export const requestNow = (): Request | null => killTeamIn(app.store.getState().battle)?.request ?? null;

export function operativeNow(id: string): Operative {
  const found = stateNow().operatives.find((operative) => operative.id === id);
  if (found === undefined) throw new Error(`no operative ${id}`);
  return found;
}

/** Carries out a command that must not be refused. */
export function done(command: Command): void {
  const refusal = dispatch(command);
  if (refusal !== null) throw new Error(`${command.type}: ${refusal.code}`);
}

/** Answers the open roll with these faces. */
export const rolled = (...faces: number[]): void =>
  done({ type: 'answer', requestId: requestNow()?.id ?? '', answer: { kind: 'faces', faces } });

type Table = {
  readonly dice?: { readonly retinue: DiceMode; readonly enemy: DiceMode };
  readonly change?: (state: BattleState) => BattleState;
};

const onTable = { retinue: 'table', enemy: 'table' } as const;

/** Opens the quick start before it begins, everybody on Engage. */
export async function opened({ dice = onTable, change = (state) => state }: Table = {}): Promise<void> {
  const pack = await loadBundledPack();
  const players = [{ id: 'p1', name: 'Ana', mark: 'A' }];
  const state = quickStart(pack, { players, dice, seed: 'table' });
  const readings = { ...state.settings.readings, retinueAlwaysFirst: true };
  const operatives = state.operatives.map((operative) => ({ ...operative, order: 'engage' as const }));
  const made = { title: 'Night', ruleset: { id: 'acolyte', version: '1' }, packs: [] };
  startBattle(change({ ...state, settings: { ...state.settings, readings }, operatives }), made);
}

/** The quick start in its first firefight, the retinue to act; `change`: before it begins. */
export async function firefight(table: Table = {}): Promise<void> {
  await opened(table);
  done({ type: 'startBattle' });
  done({ type: 'startFirefight' });
}

export const VEX = 'isaura-vex';
export const VOICE = 'cult-leader-1';

/** Vex shoots The Voice with her laspistol: four dice, Hit 4+, 3/4, Range 8, Piercing Crits 1; Save 5+, nine wounds. */
export async function vexShoots(table: Table = {}): Promise<void> {
  await firefight(table);
  done({ type: 'activate', operative: VEX, order: 'engage' });
  done({ type: 'shoot', weapon: 'hot-shot-laspistol', target: VOICE });
}

/** Vex fights The Voice: sword, Hit 4+, 3/4, against ritual blade, Hit 3+, 4/5. */
export async function vexFights(table: Table = {}): Promise<void> {
  await firefight(table);
  done({ type: 'activate', operative: VEX, order: 'engage' });
  done({ type: 'setEngaged', pair: [VEX, VOICE], on: true });
  done({ type: 'fight', weapon: 'sword', target: VOICE });
}

function Screen() {
  const kind = useGame(({ battle: any }) => {
    const battle = killTeamIn(any);
    return battle === null ? null : (topTask(battle.state)?.kind ?? null);
  });
  if (kind === 'shoot' || kind === 'fight') return <AttackScreen tray={<DiceTray />} bar={<TrayBar />} />;
  return (
    <>
      <DiceTray />
      <TrayBar />
    </>
  );
}

/** The attack screen with the tray, as the app puts them together; the tray alone when no attack is open. */
export const showAttack = () => render(<Screen />);
