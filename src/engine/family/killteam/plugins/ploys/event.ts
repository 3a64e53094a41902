import type { OperativeId, Side } from '../../../../core/ids.ts';
import type { Ploy } from '../../tables/ploy.ts';

declare module '../../model/event.ts' {
  interface PluginEvents {
    readonly ploys: PloyEvent;
  }
}

/** A ploy was used: its price is paid, and it is not there again in this turning point. `operative`: whom its moment is about. */
export interface PloyEvent extends Pick<Ploy, 'kind' | 'name' | 'cp'> {
  readonly type: 'ployUsed';
  readonly side: Side;
  readonly ploy: string;
  readonly operative: OperativeId | null;
  /** Tables have chosen it. */
  readonly byTables: boolean;
}
