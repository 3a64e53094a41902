import type { Command, Override } from '../../engine/family/killteam/model/command.ts';
import type { Desk } from './desk.ts';

type Asked = Pick<Desk, 'scene' | 'actor'>;

/** What an action of this id is: of the mission that two sides play for, else of the scenario. */
function commandFor({ scene, actor }: Asked, id: string): Extract<Command, { type: 'actInMission' | 'actInScenario' }> {
  const { score } = scene.view.parts;
  const offer = actor === null ? undefined : score?.actions(actor).find((each) => each.id === id);
  return offer === undefined
    ? { type: 'actInScenario', action: id }
    : { type: 'actInMission', action: offer.action.id, marker: offer.marker };
}

/** Does an action of the scenario or the mission with the operative that acts. */
export const runScenario = (desk: Desk, action: string, override: Override | null): boolean =>
  desk.act({ ...commandFor(desk, action), ...(override !== null && { override }) });
