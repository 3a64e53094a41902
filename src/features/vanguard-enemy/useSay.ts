import type { FoeCommand } from '../../engine/plugins/foes/command.ts';
import type { TableLook } from '../../engine/log/request.ts';
import { useFoeDesk } from './desk.ts';
import { useFoeScene } from './useFoeScene.ts';

/** Says something; a refusal is told until the next thing. */
export function useSay() {
  const { act, request } = useFoeScene();
  const { tell } = useFoeDesk();
  const say = (command: FoeCommand): void => {
    const refused = act(command);
    if (refused !== null) tell(refused);
  };
  return {
    say,
    /** Answers the open look. */
    look: (look: TableLook) => say({ type: 'answer', requestId: request?.id ?? '', answer: { kind: 'look', look } }),
  };
}
