import type { LookRequest } from '../../../engine/family/vanguard/model/request.ts';
import type { FoeScene } from '../useFoeScene.ts';

type About = Pick<FoeScene, 'told' | 'name'>;

/** What is asked of the table. */
export function questionText({ told, name }: About, request: LookRequest): string {
  const who = name(request.operative);
  switch (request.question) {
    case 'sight':
      return told.sight[request.place](who, request.inches);
    case 'reach':
      return told.reach(who);
    case 'closest':
      return told.closest(who);
    case 'which':
      return told.which[request.fact]?.(who) ?? told.whichOther;
    case 'is':
      return told.is[request.fact]?.(who, request.inches) ?? told.isOther(who);
  }
}

/** What counts; null: the question says it. */
export function questionHint({ told }: About, request: LookRequest): string | null {
  if (request.question === 'sight') return told.sightHint[request.place];
  return request.question === 'reach' ? told.reachHint(request.inches) : null;
}
