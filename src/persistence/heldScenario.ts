import * as z from 'zod/mini';
import { operative } from '../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../engine/family/killteam/model/state.ts';
import { script, wave } from '../engine/plugins/scenario/script.ts';
import { type Problem, problemsOf } from './envelope.ts';

const heldScript = z.extend(script, {
  waves: z.array(z.extend(wave, { operatives: z.array(operative) })),
});

const words = z.array(z.string());

const stand = z.strictObject({
  settled: z.record(z.string(), z.enum(['done', 'failed', 'open'])),
  revealed: words,
  told: words,
  acted: z.array(
    z.strictObject({ action: z.string(), operative: z.string(), turningPoint: z.int(), activation: z.int() }),
  ),
  fired: z.record(z.string(), z.int()),
  due: z.array(z.strictObject({ hook: z.string(), subject: z.nullable(z.string()) })),
  drawn: z.record(z.string(), z.array(z.int())),
  goesOn: z.boolean(),
});

/** What is wrong with the scenario of a battle that a file brought, and with how it stands; none: it can be played. */
export function scenarioProblems({ mission, scenario }: BattleState): readonly Problem[] {
  const said = z.optional(heldScript).safeParse(mission.script);
  const stands = z.optional(stand).safeParse(scenario);
  return [
    ...(said.success ? [] : problemsOf(said.error, mission.script, ['data', 'setup', 'mission', 'script'])),
    ...(stands.success ? [] : problemsOf(stands.error, scenario, ['data', 'setup', 'scenario'])),
  ];
}
