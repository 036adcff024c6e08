// Weather effects: roads (WEA.1, WEA.4, WEA.5), what freezes (WEA.6), and the first turn of its kind (R47). The machinery reads
// the track (WEA.8, WEA.10 to WEA.13) and the die of turn 2.
export { activeRoads, isFirstOfIts, isFrozen, isOn, weatherOf } from '../../../mechanics/ground/weather.ts';
