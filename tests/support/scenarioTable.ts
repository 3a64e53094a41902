import { type BattleFrame, buildBattle } from '../../src/content/buildBattle.ts';
import { scenarioPlan } from '../../src/content/quickStart.ts';
import { QUICK_START } from '../../src/content/readyScenario.ts';
import type { Pack } from '../../src/content/pack.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { isReady, ofSide } from '../../src/engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { Request } from '../../src/engine/family/killteam/model/request.ts';
import { counteractOffered } from '../../src/engine/family/killteam/flow/turns.ts';
import { activate, END, play, type Play, type Reply } from './decide.ts';
import { gameOf } from '../../src/engine/systems/killTeams.ts';

const MOST_STEPS = 400;

const canAct = (operative: Operative): boolean => isReady(operative) && !operative.abilities.includes('cannotInteract');

const enemies: BattleFrame['enemies'] = [
  { card: 'ganger', weapons: ['autogun', 'knife'] },
  { card: 'ganger', weapons: ['autogun', 'knife'] },
];

/** The battle of a scenario of this pack: the ready-made retinue, two enemies, what its plan prepares. */
export function scenarioBattle(pack: Pack, mission: string, flags: readonly string[] = []): BattleState {
  const players = [{ id: 'p1', name: 'Ana', mark: 'A' }];
  const dice = { retinue: 'table', enemy: 'table' } as const;
  const table = scenarioPlan(pack, QUICK_START, { players, dice, seed: `table/${mission}` });
  const plan = present(pack.missions.get(mission)?.plan, mission);
  const eventTable = plan.eventTable ?? table.eventTable;
  return buildBattle({ ...table, mission, faction: plan.faction ?? table.faction, enemies, eventTable, flags });
}

/** Plays a scenario at the table: dice fall as told, everything else is what the first choice is. */
export class ScenarioTable {
  #now: Play;
  readonly #faces: (request: Extract<Request, { kind: 'roll' }>) => number;

  /** `faces`: how every die of a roll falls; 6 when left out, so that the retinue has the initiative. */
  constructor(battle: BattleState, faces: (request: Extract<Request, { kind: 'roll' }>) => number = () => 6) {
    this.#faces = faces;
    this.#now = this.#settled(play(battle).does({ type: 'startBattle' }));
  }

  get state(): BattleState {
    return this.#now.state;
  }

  get entries(): Play['entries'] {
    return this.#now.entries;
  }

  /** Passages told so far, in order. */
  get told(): readonly string[] {
    return this.#now.told('passageTold').map(({ passage }) => passage);
  }

  /** Somebody of the retinue does an action of the scenario and ends the activation; throws when it is refused. */
  acts(action: string, dice?: readonly number[]): this {
    this.#toRetinue();
    this.#now = this.#now.does({ type: 'actInScenario', action });
    if (dice !== undefined) this.#now = this.#now.answers(dice);
    this.#now = this.#settled(this.#now);
    if (this.state.result === null && this.state.activation !== null) this.#end();
    return this;
  }

  /** Why the action cannot be done by whoever is next. */
  refuses(action: string): string {
    this.#toRetinue();
    const { code } = this.#now.refuses({ type: 'actInScenario', action });
    this.#end();
    return code;
  }

  /** Goes on to the firefight of a turning point, everybody passing time. */
  until(turningPoint: number): this {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const { state } = this;
      if (state.result !== null) return this;
      if (state.turningPoint >= turningPoint && state.phase === 'firefight') return this;
      this.#step();
    }
    throw new Error('the turning point does not come');
  }

  /** Goes on until the battle is over by itself. */
  toEnd(): this {
    return this.until(99);
  }

  /** An operative falls, by the table's word. */
  falls(named: string): this {
    return this.has(named, 0);
  }

  /** An operative has so many wounds, by the table's word. */
  has(named: string, to: number): this {
    const { id } = present(
      this.state.operatives.find(({ name }) => name === named),
      named,
    );
    this.#now = this.#settled(
      this.#now.does({ type: 'correct', correction: { what: 'wounds', operative: id, to, credit: null } }),
    );
    return this;
  }

  /** The table sets Alert. */
  alarm(to: number): this {
    this.#now = this.#settled(this.#now.does({ type: 'correct', correction: { what: 'alert', to } }));
    return this;
  }

  #settled(from: Play): Play {
    let now = from;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const { pending } = now;
      if (pending === null) return now;
      now = now.answers(this.#reply(pending));
    }
    throw new Error('it asks without end');
  }

  #reply(request: Request): Reply {
    switch (request.kind) {
      case 'roll':
        return Array.from({ length: request.count }, () => Math.min(request.sides, this.#faces(request)));
      case 'pick':
        return { kind: 'pick', option: request.usual };
      case 'tick':
        return { kind: 'tick', operatives: [] };
      case 'reroll':
        return { kind: 'reroll', dice: [] };
      case 'number':
        return { kind: 'number', value: 0 };
      case 'look':
        return { kind: 'look', look: { kind: 'dontKnow' } };
    }
  }

  #end(): void {
    this.#now = this.#settled(this.#now.does(END));
  }

  #toRetinue(): void {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const { state } = this;
      const [next] = ofSide(state, 'retinue').filter(canAct);
      if (
        state.phase === 'firefight' &&
        state.turn === 'retinue' &&
        next !== undefined &&
        !counteractOffered(gameOf(state))
      ) {
        this.#now = this.#settled(this.#now.does(activate(next.id, 'conceal')));
        return;
      }
      this.#step();
    }
    throw new Error('the retinue is never next');
  }

  #step(): void {
    const { state } = this;
    if (state.phase === 'strategy') this.#now = this.#now.does({ type: 'startFirefight' });
    else if (state.phase === 'turningPointOver') this.#now = this.#now.does({ type: 'nextTurningPoint' });
    else if (counteractOffered(gameOf(state))) this.#now = this.#now.does({ type: 'passCounteract' });
    else {
      const next = present(
        state.operatives.find((operative) => operative.side === state.turn && isReady(operative)),
        `nobody of ${state.turn} is ready`,
      );
      this.#now = this.#settled(this.#now.does(activate(next.id, 'conceal'))).does(END);
    }
    this.#now = this.#settled(this.#now);
  }
}
