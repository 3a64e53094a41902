import { useLocation } from 'wouter';
import { ListRow } from '../../ui/ListRow.tsx';
import { useWords } from '../../words/useWords.ts';
import { NEW_DATASLATE_PATH } from '../playPaths.ts';

/** From a new campaign to a new dataslate. */
export function DataslateDoor() {
  const [, go] = useLocation();
  const { door, doorHint } = useWords('dataslate').dataslate;
  return <ListRow icon="roster" title={door} detail={doorHint} opens onPress={() => go(NEW_DATASLATE_PATH)} />;
}
