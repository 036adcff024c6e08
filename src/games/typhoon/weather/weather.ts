// Weather effects (WEA.1 to WEA.13): the machinery reads the track and the die of turn 2.
export { activeRoads, isFirstOfIts, isFrozen, isOn, weatherOf } from '../../../mechanics/weather.ts';
