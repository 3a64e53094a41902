import { useBegun } from '../../scene/useBegun.ts';
import type { Pack } from '../../content/pack.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { PrepSection } from '../../ui/PrepSection.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { contentName } from '../../words/content.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Dataslate.module.css';

const LONGEST = 60;

type NewDataslateProps = {
  /** Packs of kill teams. */
  readonly packs: readonly Pack[];
  readonly onBack: () => void;
  readonly onFound: (founding: { readonly name: string; readonly pack: string; readonly roster: string }) => void;
};

/** A dataslate before it is opened. `key`: its pack and roster; null: the first there is. */
interface Founding {
  readonly key: string | null;
  readonly name: string;
}

const NOTHING: Founding = { key: null, name: '' };

const rostersIn = (packs: readonly Pack[]) =>
  packs.flatMap((pack) =>
    [...pack.retinues.values()]
      .filter(({ killTeam }) => killTeam !== undefined)
      .map((row) => ({ key: `${pack.manifest.id}/${row.id}`, pack, row })),
  );

/** A dataslate is opened for a kill team: which, and under what name. */
export function NewDataslateScreen({ packs, onBack, onFound }: NewDataslateProps) {
  const words = useWords('campaign');
  const named = useWords('dataslate');
  const { found } = named.dataslate;
  const rosters = rostersIn(packs);
  const [begun, begin] = useBegun<Founding>('dataslate', NOTHING);
  const { key, name } = begun;
  const chosen = rosters.find((each) => each.key === key) ?? rosters[0];
  const usual = chosen === undefined ? '' : contentName(named, chosen.row.id, chosen.row.name);
  const open = () => {
    if (chosen === undefined) return;
    begin(NOTHING);
    onFound({ name: name.trim() === '' ? usual : name.trim(), pack: chosen.pack.manifest.id, roster: chosen.row.id });
  };
  return (
    <ScreenLayout
      label={found.title}
      top={<TopBar title={found.title} back={{ label: words.common.back, onPress: onBack }} />}
      bar={
        <ThumbBar
          label={words.common.continue}
          next={
            <NextButton
              title={found.begin}
              detail={found.beginDetail(chosen?.row.members.length ?? 0)}
              impossible={chosen === undefined}
              onPress={open}
            />
          }
        />
      }
    >
      <div className={styles.field}>
        <TextField
          label={found.name}
          placeholder={usual}
          value={name}
          maxLength={LONGEST}
          onChange={(typed) => begin({ ...begun, name: typed })}
        />
      </div>
      <PrepSection title={found.team}>
        <ChoiceList
          label={found.team}
          value={chosen?.key ?? ''}
          options={rosters.map(({ key: id, row }) => ({
            id,
            title: contentName(named, row.id, row.name),
            reason: row.members.map((member) => packName(named, member.name)).join(', '),
          }))}
          onChange={(id) => begin({ ...begun, key: id })}
        />
      </PrepSection>
    </ScreenLayout>
  );
}
