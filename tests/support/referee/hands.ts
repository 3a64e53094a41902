import { cpOf } from '../sides.ts';
import type { PickRequest, RollRequest } from '../../../src/engine/family/killteam/model/request.ts';
import type { RerollRequest } from '../../../src/engine/log/request.ts';
import type { Lots } from './lots.ts';
import type { Ask, Die, Reply } from './asks.ts';
import type { Seen, Setup } from './setup.ts';
import type { Table } from './table.ts';

type Of<K extends Ask['ask']> = Extract<Ask, { ask: K }>;

/** The same things, in whatever order; none of them twice. */
const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

/**
 * Whoever sits at the table: takes each moment the referee names, looks whether the engine asks the same, and answers both
 * with the same choice by chance. Throws where they ask for different things.
 */
export class Hands {
  readonly #table: Table;
  readonly #lots: Lots;
  readonly #setup: Setup;
  /** What was asked and chosen, by name: for whoever wants to know that nothing was left out. */
  readonly met = new Set<string>();

  constructor(table: Table, lots: Lots, setup: Setup) {
    this.#table = table;
    this.#lots = lots;
    this.#setup = setup;
  }

  reply(ask: Ask): Reply {
    switch (ask.ask) {
      case 'facts':
        return this.#tells(ask.target);
      case 'roll':
        return this.#rolls(ask);
      case 'reroll':
        return this.#rerolls(ask);
      case 'command':
        return this.#commands(ask);
      case 'pick':
        return this.#picks(ask);
      case 'tick':
        return this.#ticks(ask);
    }
  }

  #differs(ask: Ask): Error {
    return new Error(`the rules want ${JSON.stringify(ask)}, asked is ${JSON.stringify(this.#table.asked)}`);
  }

  #tells(target: string): Reply {
    const seen: Seen | undefined = this.#setup.seen[target];
    const refusal = seen === undefined ? null : this.#table.does({ type: 'setFacts', facts: seen });
    if (refusal !== null) throw new Error(`facts of ${target} are refused: ${refusal}`);
    return {};
  }

  #fallen(request: RollRequest): readonly Die[] {
    const lots = this.#lots;
    if (request.counts && lots.once(6)) {
      this.met.add('counts');
      const criticals = lots.below(request.count + 1);
      const normals = lots.below(request.count - criticals + 1);
      this.#table.answers(request, { kind: 'counts', criticals, normals });
      return Array.from({ length: request.count }, (_, at) => ({
        face: null,
        grade: at < criticals ? 'critical' : at < criticals + normals ? 'normal' : 'fail',
        again: false,
      }));
    }
    const faces = Array.from({ length: request.count }, () => 1 + lots.below(request.sides));
    this.#table.answers(request, { kind: 'faces', faces });
    return faces.map((face) => ({ face, grade: null, again: false }));
  }

  #rolls(ask: Of<'roll'>): Reply {
    const { asked } = this.#table;
    if (
      asked?.kind !== 'roll' ||
      asked.purpose !== ask.purpose ||
      asked.count !== ask.count ||
      asked.operative !== ask.who
    )
      throw this.#differs(ask);
    return { dice: this.#fallen(asked) };
  }

  #again(request: RerollRequest, ask: Of<'reroll'>): readonly number[] {
    const lots = this.#lots;
    const free = ask.dice.flatMap(({ again }, at) => (again ? [] : [at]));
    const first = lots.of(free) ?? 0;
    if (lots.once(4)) return [];
    if (request.mode === 'one') return [first];
    if (request.mode === 'any') return free.filter(() => lots.once(2));
    return free.filter((at) => ask.dice[at]?.face === ask.dice[first]?.face && !lots.once(6));
  }

  #rerolls(ask: Of<'reroll'>): Reply {
    const { asked } = this.#table;
    if (asked?.kind !== 'reroll' || asked.operative !== ask.who) throw this.#differs(ask);
    const right = ask.rights.find(({ rule }) => rule === asked.rule);
    const free = ask.dice.flatMap(({ again }, at) => (again ? [] : [at]));
    if (right?.mode !== asked.mode || !same(free, asked.dice)) throw this.#differs(ask);
    const again = this.#again(asked, ask);
    this.#table.answers(asked, { kind: 'reroll', dice: again });
    this.met.add(again.length === 0 ? 'passed' : asked.rule);
    return { rule: asked.rule, again };
  }

  /** Sometimes pays for a die to be rolled again; now and then tries what is not allowed. */
  #commands({ pool, who, dice }: Of<'command'>): Reply {
    const ours = this.#setup.figures.find(({ id }) => id === who)?.side === 'retinue';
    const die = this.#lots.below(dice.length);
    if (!this.#lots.once(3)) return {};
    const allowed = ours && cpOf(this.#table.state) > 0 && dice[die]?.again === false;
    const refusal = this.#table.does({ type: 'commandReroll', pool, die });
    if ((refusal === null) !== allowed) throw new Error(`Command Re-roll of ${who}: ${refusal ?? 'not refused'}`);
    this.met.add(refusal === null ? `command ${pool}` : 'command refused');
    return refusal === null ? { again: [die] } : {};
  }

  #picks(ask: Of<'pick'>): Reply {
    const { asked } = this.#table;
    if (asked?.kind !== 'pick' || asked.question !== ask.what) {
      const unasked = ask.maySkip === 'first' || (ask.maySkip === 'single' && ask.options.length === 1);
      if (!unasked) throw this.#differs(ask);
      return { option: ask.options[0] ?? '' };
    }
    return { option: this.#picked(asked, ask) };
  }

  #picked(asked: PickRequest, ask: Of<'pick'>): string {
    const offered = asked.options.map(({ id }) => id);
    if (!same(offered, ask.options) || asked.operative !== ask.who) throw this.#differs(ask);
    const option = this.#lots.of(offered) ?? asked.usual;
    this.#table.answers(asked, { kind: 'pick', option });
    this.met.add(`${ask.what} ${option}`);
    return option;
  }

  #ticks(ask: Of<'tick'>): Reply {
    const { asked } = this.#table;
    if (
      asked?.kind !== 'tick' ||
      asked.question !== ask.what ||
      asked.inches !== ask.inches ||
      !same(asked.candidates, ask.candidates)
    )
      throw this.#differs(ask);
    const ticked = asked.candidates.filter(() => this.#lots.once(3));
    this.#table.answers(asked, { kind: 'tick', operatives: ticked });
    if (ticked.length > 0) this.met.add(ask.what);
    return { ticked };
  }
}
