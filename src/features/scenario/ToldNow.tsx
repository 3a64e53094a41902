import { Suspense, useEffect } from 'react';
import { useReadMark, useReadMarks } from '../../state/battle/readMarks.ts';
import { later } from '../../ui/later.tsx';
import { readFrom, type Telling, unarrived, untold } from './view/tellings.ts';
import { type KillTeamBattle, useKillTeam } from '../../state/battle/killTeam.ts';

const TellingSheet = later(async () => (await import('./TellingSheet.tsx')).TellingSheet);

type ToldProps = {
  /** Only passages that later entries than this one tell; left out: all that nobody has read. */
  readonly passagesAfter?: number;
};

function Told({ battle, passagesAfter }: ToldProps & { readonly battle: KillTeamBattle }) {
  const readMarks = useReadMarks();
  const { id, length } = battle;
  const mark = useReadMark(id);
  useEffect(() => {
    const gone = mark === null ? [] : unarrived(length, mark);
    if (mark === null) readMarks.begin(id, readFrom(length));
    else if (gone.length > 0) readMarks.unsee(id, gone);
  }, [mark, id, length, readMarks]);
  const isAsked = ({ kind, entry }: Telling): boolean =>
    passagesAfter === undefined || (kind === 'passage' && entry > passagesAfter);
  const first = mark === null ? undefined : untold(battle, mark).find(isAsked);
  return (
    <Suspense fallback={null}>
      {first !== undefined && (
        <TellingSheet key={first.key} battle={battle} telling={first} onClose={() => readMarks.see(id, first.key)} />
      )}
    </Suspense>
  );
}

/** Opens what the battle has told, one after the other, until it is put away; then never again. What was undone closes. */
export function ToldNow(props: ToldProps) {
  const battle = useKillTeam();
  return battle === null ? null : <Told battle={battle} {...props} />;
}
