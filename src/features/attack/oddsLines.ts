export { CommandWorth } from './CommandWorth.tsx';
export { FightOdds } from './FightOdds.tsx';
export { ShotOdds } from './ShotOdds.tsx';
