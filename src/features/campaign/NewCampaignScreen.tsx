import type { ReactNode } from 'react';
import type { CampaignState } from '../../engine/campaign/model/state.ts';
import { Explained } from '../../forms/Explained.tsx';
import { useBegun } from '../../scene/useBegun.ts';
import { playersOf } from '../../state/battle/beginBattle.ts';
import { useGame, useChance } from '../../state/base/useApp.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Campaign.module.css';

type Difficulty = CampaignState['difficulty'];

/** A campaign before it is founded. */
interface Founding {
  readonly name: string;
  readonly difficulty: Difficulty;
  readonly start: 'ready' | 'own';
}

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];
const LONGEST = 60;

function DifficultyChoice({
  value,
  onChange,
}: {
  readonly value: Difficulty;
  readonly onChange: (value: Difficulty) => void;
}) {
  const { found } = useWords('campaign').campaign.home;
  return (
    <ChoiceList
      label={found.difficulty}
      value={value}
      options={DIFFICULTIES.map((id) => ({
        id,
        title: found.difficulties[id],
        reason: found.difficultyHints[id],
      }))}
      onChange={(id) => onChange(DIFFICULTIES.find((each) => each === id) ?? 'medium')}
    />
  );
}

type NewCampaignProps = {
  /** How many play, who they are, where dice are rolled. */
  readonly table: ReactNode;
  /** The way to another kind of campaign. */
  readonly other?: ReactNode;
  readonly onBack: () => void;
  readonly onFounded: (id: string) => void;
};

function useFounding(onFounded: NewCampaignProps['onFounded']) {
  const { readyRetinue, foundCampaign } = useCampaignPlay();
  const { newSeed } = useChance();
  const words = useWords('campaign');
  const settings = useGame((game) => game.settings);
  const first: Founding = { name: '', difficulty: settings.difficulty, start: 'ready' };
  const [founding, begin] = useBegun<Founding>('campaign', first);
  const { name, difficulty, start } = founding;
  const found = () => {
    const players = playersOf(settings, words.common.playerName);
    const title = name.trim() === '' ? words.campaign.home.found.unnamed : name.trim();
    const recruits = start === 'ready' ? readyRetinue(players) : [];
    const id = foundCampaign({ name: title, seed: newSeed(), difficulty, players }, recruits);
    begin(first);
    onFounded(id);
  };
  return { ...founding, set: (part: Partial<Founding>) => begin({ ...founding, ...part }), found };
}

/** A campaign is founded: its name, who plays, how hard, and with whom it begins. */
export function NewCampaignScreen({ table, other, onBack, onFounded }: NewCampaignProps) {
  const words = useWords('campaign');
  const draft = useFounding(onFounded);
  const { found } = words.campaign.home;
  const next = draft.start === 'ready' ? found.beginReady : found.beginOwn;
  return (
    <ScreenLayout
      label={found.title}
      top={<TopBar title={found.title} back={{ label: words.common.back, onPress: onBack }} />}
      bar={
        <ThumbBar
          label={words.common.continue}
          next={<NextButton title={found.begin} detail={next} onPress={draft.found} />}
        />
      }
    >
      <div className={styles.field}>
        <TextField
          label={found.name}
          hint={found.nameHint}
          placeholder={found.unnamed}
          value={draft.name}
          maxLength={LONGEST}
          onChange={(name) => draft.set({ name })}
        />
      </div>
      {other}
      {table}
      <section className={styles.section}>
        <SectionHead title={found.retinue} />
        <ChoiceList
          label={found.retinue}
          value={draft.start}
          options={[
            { id: 'ready', title: found.ready, reason: found.readyHint },
            { id: 'own', title: found.own, reason: found.ownHint },
          ]}
          onChange={(id) => draft.set({ start: id === 'own' ? 'own' : 'ready' })}
        />
      </section>
      <section className={styles.section}>
        <SectionHead title={found.difficulty} />
        <DifficultyChoice value={draft.difficulty} onChange={(difficulty) => draft.set({ difficulty })} />
        <p className={styles.lead}>
          <Explained text={found.dvHint} />
        </p>
      </section>
    </ScreenLayout>
  );
}
