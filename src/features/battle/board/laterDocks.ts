import { later } from '../../../ui/later.tsx';
import { fetchWords } from '../../../words/catalogues.ts';
import { spokenLanguage } from '../../../words/language.ts';

/** With the words of barricades, which only some games have. */
const withBarricades = async <P>(part: Promise<P>): Promise<P> => {
  await fetchWords('barricades', spokenLanguage());
  return part;
};

export const BarricadeDock = later(async () => (await withBarricades(import('./BarricadeDock.tsx'))).BarricadeDock);
export const BoardKeys = later(async () => (await import('./BoardKeys.ts')).BoardKeys);
export const CloseHere = later(async () => (await import('./CloseCalls.tsx')).CloseHere);
export const DeedChoice = later(async () => (await import('./Choices.tsx')).DeedChoice);
export const DoorDock = later(async () => (await import('./DoorDock.tsx')).DoorDock);
export const Here = later(async () => (await import('./Here.tsx')).Here);
export const LastLines = later(async () => {
  const [{ LastLines: Part }] = await Promise.all([import('./LastLines.tsx'), fetchWords('log', spokenLanguage())]);
  return Part;
});
export const LayDock = later(async () => (await import('./LayDock.tsx')).LayDock);
export const Measure = later(async () => (await import('./Measure.tsx')).Measure);
export const MoveBar = later(async () => {
  const [{ MoveBar: Part }] = await Promise.all([import('./MoveBar.tsx'), fetchWords('boardWhy', spokenLanguage())]);
  return Part;
});
export const MoveDock = later(async () => {
  const [{ MoveDock: Part }] = await Promise.all([import('./MoveDock.tsx'), fetchWords('boardWhy', spokenLanguage())]);
  return Part;
});
export const PutDown = later(async () => (await import('./PutDown.tsx')).PutDown);
export const BeginBar = later(async () => (await import('./RestBar.tsx')).BeginBar);
export const RestBar = later(async () => (await import('./RestBar.tsx')).RestBar);
export const SetUpDock = later(async () => (await withBarricades(import('./SetUpDock.tsx'))).SetUpDock);
export const ShotBar = later(async () => (await import('./ShotBar.tsx')).ShotBar);
export const ShotDock = later(async () => {
  const [{ ShotDock: Part }] = await Promise.all([
    import('./ShotDock.tsx'),
    fetchWords('otherwise', spokenLanguage()),
    fetchWords('boardWhy', spokenLanguage()),
  ]);
  return Part;
});
export const Unplaced = later(async () => (await withBarricades(import('./Unplaced.tsx'))).Unplaced);
export const Which = later(async () => (await import('./Choices.tsx')).Which);

/** What the board does without until something on it is in hand, the most needed first. */
export const LATER_DOCKS = [
  Unplaced,
  BoardKeys,
  MoveDock,
  MoveBar,
  CloseHere,
  ShotDock,
  ShotBar,
  PutDown,
  RestBar,
  SetUpDock,
  BeginBar,
  DeedChoice,
  Which,
  Measure,
  DoorDock,
  LayDock,
  BarricadeDock,
  Here,
  LastLines,
];
