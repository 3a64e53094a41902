import type { SceneWith } from '../../../scene/useScene.ts';
import type { LookRequest } from '../../../engine/family/killteam/model/request.ts';
import { sourcesSaid } from '../../../scene/sourcesSaid.ts';
import { FACTS } from '../../../engine/behaviour/killTeam/fact.ts';
import { factName } from '../../../words/behaviourSentence.ts';

interface AskedLook {
  readonly scene: SceneWith<'behaviour'>;
  readonly request: LookRequest;
}

type Phrases = Readonly<Record<string, (who: string) => string>>;

function whichText({ scene: { told, look }, request }: AskedLook): string {
  const { turn } = told;
  const [only] = request.candidates;
  if (request.candidates.length === 1 && only !== undefined)
    return turn.whichOne(look.name(only), factName(told, request.fact));
  const phrases: Phrases = turn.which;
  return phrases[request.fact]?.(look.name(request.operative)) ?? turn.whichOther(factName(told, request.fact));
}

function isText({ scene: { told, look, state }, request }: AskedLook): string {
  const { turn } = told;
  const who = look.name(request.operative);
  const called = (name: string | null | undefined): string =>
    name ? turn.named(look.packName(look.contentName(name, name))) : '';
  switch (request.fact) {
    case 'atTargetLocation':
      return turn.is.atTargetLocation(who, called(state.npo?.targetLocation));
    case 'missionActionHere':
      return turn.is.missionActionHere(who, called(state.npo?.missionAction));
    case 'farFromAll':
      return turn.is.farFromAll(who);
    case 'spotted':
      return turn.is.spotted(who);
    default:
      return turn.isOther(who, factName(told, request.fact));
  }
}

/** The question as it is read. */
export function questionText(asked: AskedLook): string {
  const { scene, request } = asked;
  const { turn } = scene.told;
  const who = scene.look.name(request.operative);
  const [first, ...others] = request.candidates;
  const only = first === undefined || others.length > 0 ? null : scene.look.name(first);
  switch (request.question) {
    case 'sight':
      return turn.sight[request.place](who, request.inches);
    case 'reach':
      return only === null ? turn.reach(who) : turn.reachOne(who, only);
    case 'closest':
      return request.fact === 'priorityTarget' ? turn.priorityTarget : turn.closest(who);
    case 'which':
      return whichText(asked);
    case 'is':
      return isText(asked);
  }
}

/** Who the scenario says that it is, in its own words. */
function prioritySaid({ state, look }: AskedLook['scene']): string | null {
  const { id, script } = state.mission;
  const said = (script ?? state.mission).priorityTarget?.text ?? null;
  return said === null ? null : look.contentText(`${id}/priorityTarget`, said);
}

/** How near an enemy has to be, with what makes it so near. */
function spottedHint({ scene, request: { inches, close = [] } }: AskedLook): string {
  const { turn } = scene.told;
  const by = scene.view.asked?.noticedBy ?? [];
  const hint = turn.spottedHint(inches);
  const near = by.length === 0 ? hint : turn.spottedBy(hint, sourcesSaid(scene, by));
  return close.length === 0 ? near : turn.spottedClose(near, scene.words.common.list(close.map(scene.look.name)));
}

/** Who counts as seen, and as a target. */
function sightHint({ scene, request }: AskedLook): string {
  const { turn } = scene.told;
  const hint = request.place === 'here' ? turn.sightHint(request.inches) : turn.sightPlaceHint;
  return scene.view.enemies?.obscuredForbids === true ? hint : `${hint} ${turn.sightObscured}`;
}

/** What counts, below the question; null: it speaks for itself. */
export function questionHint({ scene, request }: AskedLook): string | null {
  const { turn } = scene.told;
  switch (request.question) {
    case 'sight':
      return sightHint({ scene, request });
    case 'reach':
      return turn.reachHint(request.inches);
    case 'which':
      if (request.fact === 'chargeReach') return turn.reachHint(request.inches);
      if (request.fact === 'powerReach') return turn.powerHint(request.inches);
      return request.candidates.length === 1 ? null : turn.whichHint;
    case 'is':
      if (request.fact === 'farFromAll') return turn.farHint;
      return request.fact === 'spotted' ? spottedHint({ scene, request }) : null;
    case 'closest':
      return request.fact === 'priorityTarget' ? prioritySaid(scene) : null;
  }
}

const isWorst = (fact: string): boolean => FACTS.find(({ id }) => id === fact)?.worst ?? true;

/** What "I don't know" comes to. */
export function worstText({ scene, request: { question, fact } }: AskedLook): string {
  const { worst } = scene.told.turn;
  switch (question) {
    case 'sight':
      return worst.sight;
    case 'reach':
    case 'closest':
      return worst.first;
    case 'which':
      return isWorst(fact) ? worst.whichYes : worst.whichNo;
    case 'is':
      return isWorst(fact) ? worst.yes : worst.no;
  }
}
