/** The mission of the battle that is ready to play, and how many stand on each side; without the cards of the pack. */
export const READY_BATTLE = {
  mission: 'silence-the-voice',
  missionName: 'Silence the Voice',
  own: 5,
  foes: 7,
} as const;
