import { useRef } from 'react';
import { useGenerator } from '../../state/workshop/generator.ts';
import { BarIcon } from '../../ui/BarIcon.tsx';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Generator.module.css';
import { PartLadder } from './PartLadder.tsx';
import type { Speaking } from './partSaid.ts';
import { ScenarioSheet } from './ScenarioSheet.tsx';
import { type MakingNow, type Material, useMaking, useMaterial } from './useMaking.ts';

type GeneratorScreenProps = {
  readonly onBack: () => void;
  /** The scenario was kept and is to be played; its id among those of all packs. */
  readonly onPlay: (mission: string) => void;
  /** The scenario of this id in the workshop is to be written in. */
  readonly onOpen: (id: string) => void;
};

const LONGEST_SEED = 40;

function Seed({ making: { state } }: { readonly making: MakingNow }) {
  const { changeGenerated } = useGenerator();
  const words = useWords('workshop').generator;
  return (
    <TextField
      label={words.seed}
      value={state.seed}
      maxLength={LONGEST_SEED}
      hint={words.seedHint}
      error={state.seed.trim() === '' ? words.seedEmpty : null}
      onChange={(seed) => changeGenerated({ ...state, seed })}
    />
  );
}

function Bar({ making }: { readonly making: MakingNow }) {
  const { undoGenerated } = useGenerator();
  const words = useWords('workshop').generator;
  const { common } = useWords('shared');
  const { undoes } = making;
  const what = undoes === null ? null : undoes === 'seed' ? words.seed : words.parts[undoes];
  const locked = Object.values(making.state.parts).filter((part) => part.locked).length;
  return (
    <ThumbBar
      label={words.title}
      undo={
        <>
          <UndoButton
            label={common.undo}
            what={what}
            emptyText={words.nothing}
            fullLabel={what === null ? common.named(common.undo, words.nothing) : words.undo}
            onPress={undoGenerated}
          />
          <BarIcon
            icon="dice"
            label={common.named(words.rollAll, words.rollAllDetail(locked))}
            short={words.rollAllShort}
            onPress={making.rollAll}
          />
        </>
      }
      next={
        <NextButton
          icon="saved"
          title={words.keep}
          detail={words.keepDetail}
          pressKey={`${making.scenario.id} ${making.said?.text ?? ''}`}
          onPress={making.keep}
        />
      }
    />
  );
}

function Head({ onBack }: { readonly onBack: () => void }) {
  const words = useWords('workshop').generator;
  const { common } = useWords('shared');
  return <TopBar title={words.title} back={{ label: common.back, onPress: onBack }} />;
}

function Making({ material, onBack, onPlay, onOpen }: GeneratorScreenProps & { readonly material: Material }) {
  const words = useWords('workshop').generator;
  const app = useWords('settings');
  const making = useMaking(material, onPlay);
  const of = useWords('workshop').scenarioEditor.whose;
  const boards = useWords('killzones');
  const speaking: Speaking = { ...material, words, app, of, boards };
  const { said, setSaid } = making;
  const kept = said?.kept;
  const sheet = useRef<HTMLDivElement>(null);
  const readIt = () => {
    sheet.current?.scrollIntoView();
    sheet.current?.focus({ preventScroll: true });
  };
  return (
    <ScreenLayout
      label={words.title}
      width="wide"
      top={<Head onBack={onBack} />}
      toast={
        said !== null && (
          <Toast
            text={said.text}
            action={kept === undefined ? null : { label: words.openKept, onPress: () => onOpen(kept) }}
            tone={said.harm ? 'harm' : 'plain'}
            dismissLabel={app.common.dismiss}
            onDismiss={() => setSaid(null)}
          />
        )
      }
      bar={<Bar making={making} />}
    >
      <p className={styles.pitch}>{words.pitch}</p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Seed making={making} />
          <div className={styles.jump}>
            <KeyButton quiet icon="log" label={words.read} detail={making.scenario.name} onPress={readIt} />
          </div>
          <PartLadder making={making} speaking={speaking} />
        </div>
        <div className={styles.column} ref={sheet} tabIndex={-1}>
          <ScenarioSheet scenario={making.scenario} speaking={speaking} />
          <KeyButton icon="next" label={words.play} detail={words.playDetail} onPress={making.play} />
        </div>
      </div>
    </ScreenLayout>
  );
}

/** The generator: a scenario out of dice, all of it or part by part. */
export function GeneratorScreen(props: GeneratorScreenProps) {
  const words = useWords('workshop').generator;
  const material = useMaterial();
  if (material !== undefined && material !== null) return <Making material={material} {...props} />;
  return (
    <ScreenLayout label={words.title} top={<Head onBack={props.onBack} />}>
      <p className={styles.pitch}>{material === null ? words.unread : words.loading}</p>
    </ScreenLayout>
  );
}
