import { inTime } from './inTime.ts';
import { joinTabs, type TabPorts } from './writingTab.ts';

/** How long a tab that has just been left may still look open, in ms. */
const LEAVING_MS = 400;

/** This tab as one that types: what is parked by a tab that is still open is its own. */
export class TypingTab {
  readonly #ports: TabPorts;
  #types = false;

  constructor(ports: TabPorts) {
    this.#ports = ports;
  }

  get id(): string {
    return this.#ports.tab;
  }

  /** To be told that something is typed here: from now on others find this tab open. */
  types(): void {
    if (!this.#types) joinTabs(this.#ports, 'typing', this.id, () => undefined);
    this.#types = true;
  }

  /** Whether the tab of this id is still open; this one always is. */
  async isOpen(tab: string): Promise<boolean> {
    if (tab === this.id) return true;
    const whenLeft: (() => void)[] = [];
    const left = new Promise<boolean>((resolve) => whenLeft.push(() => resolve(false)));
    const seat = joinTabs(this.#ports, 'typing', tab, () => whenLeft.forEach((tell) => tell()));
    await seat.settled;
    const isOpen = seat.role() === 'reading' && (await inTime(left, true, LEAVING_MS));
    seat.leave();
    return isOpen;
  }
}
