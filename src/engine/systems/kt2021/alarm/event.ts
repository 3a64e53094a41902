import type { OperativeId } from '../../../core/ids.ts';

declare module '../../../family/killteam/model/event.ts' {
  interface PluginEvents {
    readonly alarm: AlarmEvent;
  }
}

/** A sentry has seen somebody. `name`: what the mission calls it. */
export interface AlarmEvent {
  readonly type: 'alarmRaised';
  readonly by: OperativeId;
  readonly seen: OperativeId;
  readonly name: string;
}
