import { sideName } from '../../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Block } from './Sheet.tsx';

/** Points by round, and who holds what now. */
export function Points() {
  const scene = useVanguardScene();
  const { round, common } = { ...scene.words };
  const { view } = scene;
  const pair = (points: Readonly<Record<string, number>>) =>
    view.sides.map(({ id }) => `${sideName(scene, id)} ${points[id] ?? 0}`).join(' · ');
  return (
    <>
      <Block label={round.over.rounds}>
        {view.score.map((each) => (
          <ListRow key={each.round} lead={<b>{each.round}</b>} title={pair(each.points)} />
        ))}
        <ListRow
          title={round.over.all}
          detail={pair(Object.fromEntries(view.sides.map(({ id, points }) => [id, points])))}
        />
      </Block>
      {view.objectives.length > 0 && (
        <Block label={round.end.objectives}>
          {view.objectives.map(({ id, name, holder }) => (
            <ListRow
              key={id}
              title={scene.shown(name)}
              detail={holder === null ? common.none : sideName(scene, holder)}
            />
          ))}
        </Block>
      )}
    </>
  );
}
