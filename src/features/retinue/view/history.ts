import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import type { BattleChapter, ChronicleEntry } from '../../../engine/campaign/model/chronicle.ts';
import { rowName } from '../../../words/optionName.ts';

/** A line of an operative's history. */
interface Line {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** What the battle did to one of those who fought in it. */
function fate({ report }: BattleChapter, member: string, words: CampaignScene['words']): readonly string[] {
  const { events } = words.campaign.retinue.operative;
  const found = report.operatives.find((each) => each.member === member);
  if (found === undefined) return [];
  const kills = found.kills > 0 ? [events.kills(found.kills)] : [];
  return found.down ? [...kills, events.down(found.downedBy ?? '')] : [...kills, events.stood];
}

function battleText(scene: CampaignScene, chapter: BattleChapter, member: string): string {
  const { events } = scene.words.campaign.retinue.operative;
  const of = <T extends { readonly member: string }>(all: readonly T[]) => all.filter((each) => each.member === member);
  return [
    ...fate(chapter, member, scene.words),
    ...of(chapter.slain).map(({ by }) => events.slain(by ?? '')),
    ...of(chapter.scars).map(({ scar }) => events.scar(rowName(scene, 'scar', scar))),
    ...of(chapter.healed).map(({ scar }) => events.healed(rowName(scene, 'scar', scar))),
    ...of(chapter.xp).map(({ xp }) => events.xp(xp)),
    ...of(chapter.levels).map(({ level }) => events.level(level)),
    ...of(chapter.honours).map(({ honour }) => events.honour(rowName(scene, 'honour', honour))),
  ].join(', ');
}

function lineOf(scene: CampaignScene, entry: ChronicleEntry, member: string): Omit<Line, 'id'> | null {
  const { events } = scene.words.campaign.retinue.operative;
  const title = events.day(entry.day);
  switch (entry.kind) {
    case 'recruited':
      return entry.member === member ? { title, text: events.recruited } : null;
    case 'left':
      return entry.member === member ? { title, text: events.left[entry.how] } : null;
    case 'promoted':
      return entry.member === member ? { title, text: events.promoted(entry.instead) } : null;
    case 'renamed':
      return entry.member === member ? { title, text: events.renamed(entry.from) } : null;
    case 'battle':
      return entry.deployed.some((each) => each.member === member)
        ? { title: events.battle(entry.number, entry.title), text: battleText(scene, entry, member) }
        : null;
    case 'founded':
    case 'note':
    case 'module':
    case 'base':
      return null;
  }
}

/** What happened to an operative, the newest first. */
export const historyOf = (scene: CampaignScene, member: string): readonly Line[] =>
  scene.state.chronicle
    .flatMap((entry, index): readonly Line[] => {
      const line = lineOf(scene, entry, member);
      return line === null ? [] : [{ id: `${index}`, ...line }];
    })
    .toReversed();
