import type { FightView } from '../../engine/view/fight.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { WhyList } from '../../ui/WhyList.tsx';
import styles from './FightStory.module.css';
import { fighterHit, fighterRolled, soFar } from './view/fightHead.ts';
import { useScene } from '../../scene/useScene.ts';

type StoryProps = { readonly fight: FightView };

/** Why Hit is what it is, what both have rolled, what has happened since. */
export function FightStory({ fight }: StoryProps) {
  const scene = useScene('log');
  const {
    words,
    told: log,
    battle: { recent },
  } = scene;
  const fighters = [fight.attacker, fight.defender];
  const told = [
    ...fighters.flatMap((fighter) => fighterHit(scene, fighter, recent)),
    ...fighters.flatMap((fighter) => fighterRolled(scene, fighter)),
    ...soFar(log, scene, recent),
  ];
  if (told.length === 0) return null;
  return (
    <section className={styles.story}>
      <SectionHead title={words.attack.soFar} />
      <WhyList label={words.attack.soFar} rows={told} />
    </section>
  );
}
