/** The zones of a battle’s board that its scenario means by these ids; undefined: it is not on the killzone of its scenario. */
export { zonesMeant as zonesMeantIn } from '../../engine/plugins/board/ground.ts';
