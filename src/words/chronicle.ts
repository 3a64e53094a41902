import type { BattleChapter, ChronicleEntry } from '../engine/campaign/model/chronicle.ts';
import { momentsTold } from './chronicleMoments.ts';
import { contentName, contentText } from './content.ts';
import { packName } from './packName.ts';
import { packNames } from './packNames.ts';
import { plainProse } from './plainProse.ts';
import { type CampaignLook, rowName } from './optionName.ts';

/** One paragraph of the chronicle; `title` null for a line between battles. */
export interface Paragraph {
  readonly day: number;
  readonly title: string | null;
  readonly sentences: readonly string[];
}

/** The same chapter is always told in the same way: the number of the scenario chooses. */
const way = <T>(ways: readonly T[], number: number): T | undefined => ways[number % ways.length];

const itemName = ({ words, content }: CampaignLook, id: string): string =>
  contentName(words, id, content.items.get(id)?.name ?? id);

function costOf(look: CampaignLook, chapter: BattleChapter): readonly string[] {
  const { words } = look;
  const { story } = words.campaign;
  const lines = [
    ...chapter.slain.map(({ name, by }) => story.slain(name, by === null ? null : packName(words, by))),
    ...chapter.scars.map(({ name, scar }) => story.scar(name, rowName(look, 'scar', scar))),
    ...(chapter.retired ?? []).map(({ name }) => story.retired(name)),
    ...chapter.healed.map(({ name, scar }) => story.healed(name, rowName(look, 'scar', scar))),
  ];
  return lines.length === 0 && chapter.report.operatives.every(({ down }) => !down) ? [story.unhurt] : lines;
}

function gainsOf(look: CampaignLook, chapter: BattleChapter): readonly string[] {
  const { story } = look.words.campaign;
  return [
    ...(chapter.report.clues > 0 ? [story.clues(chapter.report.clues)] : []),
    ...chapter.levels.map(({ name, level }) => story.level(name, level)),
    ...chapter.honours.map(({ name, honour }) => story.honour(name, rowName(look, 'honour', honour))),
    ...(chapter.found.length > 0 ? [story.found(chapter.found.map((id) => itemName(look, id)))] : []),
  ];
}

/** How the scenario ended, in its own words; a name that says no more than the outcome is left out. */
function endingLines({ words }: CampaignLook, { mission, report }: BattleChapter): readonly string[] {
  const ending = report.endings?.find(({ id }) => id === report.ending);
  if (ending === undefined) return [];
  const name = contentName(words, ending.id, ending.name).trim();
  const text = contentText(words, `${mission}/endings/${ending.id}`, ending.text);
  const { ways } = words.campaign.after.report;
  const bare = name === ways.done || name === ways.failed;
  const named = /[.!?…]$/u.test(name) ? name : `${name}.`;
  return [bare ? '' : named, plainProse(text)].filter((line) => line !== '');
}

function tellBattle(look: CampaignLook, chapter: BattleChapter): Paragraph {
  const { words } = look;
  const { story } = words.campaign;
  const enemy = contentName(words, chapter.faction, packName(words, packNames[chapter.faction] ?? chapter.faction));
  const names = chapter.deployed.map(({ name }) => packName(words, name));
  const { primary, turningPoints, enemiesDown, enemies } = chapter.report;
  const went = names.length === 0 ? story.nobodyWent(enemy) : way(story.went, chapter.number)?.(names, enemy);
  const end = way(story.outcome[primary], chapter.number)?.(turningPoints, enemiesDown, enemies);
  return {
    day: chapter.day,
    title: packName(words, chapter.title),
    sentences: [
      went ?? '',
      ...momentsTold(look.words, chapter.report.moments),
      end ?? '',
      ...endingLines(look, chapter),
      ...costOf(look, chapter),
      ...gainsOf(look, chapter),
    ],
  };
}

function tellBetween(look: CampaignLook, entry: Exclude<ChronicleEntry, BattleChapter>): string {
  const { words, content } = look;
  const { story } = words.campaign;
  switch (entry.kind) {
    case 'founded':
      return story.founded(entry.name);
    case 'recruited':
      return story.recruited(
        entry.name,
        contentName(words, entry.card, content.cards.get(entry.card)?.name ?? entry.card),
      );
    case 'left':
      return story[entry.how](entry.name);
    case 'promoted':
      return story.promoted(entry.name, entry.instead);
    case 'renamed':
      return entry.member === null ? story.retitled(entry.from, entry.name) : story.renamed(entry.from, entry.name);
    case 'note':
      return entry.text;
    case 'module':
      return story.module[entry.how](packName(words, entry.name));
    case 'base':
      return story.base(contentName(words, entry.base, content.bases.get(entry.base)?.name ?? entry.base));
  }
}

/** One entry of the chronicle as it is read. */
export const tell = (look: CampaignLook, entry: ChronicleEntry): Paragraph =>
  entry.kind === 'battle'
    ? tellBattle(look, entry)
    : { day: entry.day, title: null, sentences: [tellBetween(look, entry)] };

/** What Markdown would read as its own is written as it stands. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|]/gu, String.raw`\$&`);

/** The whole chronicle as Markdown, one section a battle. */
export function chronicleMarkdown(look: CampaignLook): string {
  const { story } = look.words.campaign;
  const parts = look.state.chronicle.map((entry) => {
    const { day, title, sentences } = tell(look, entry);
    const text = plain(sentences.join(' '));
    return title === null ? text : `## ${plain(story.chapterHead(day, title))}\n\n${text}`;
  });
  return [`# ${plain(look.state.name)}`, ...parts].join('\n\n').concat('\n');
}
