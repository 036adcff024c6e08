// Where the counters of markers can be in a position, and how many of the Luftwaffe are spent.
import type { Problem } from '../../../core/types.ts';
import { misread } from '../../../api/position-facts.ts';
import { atLine } from '../../../mechanics/position/draft.ts';
import type { Draft } from '../../../mechanics/position/draft.ts';
import type { MarkerLaw } from '../../../mechanics/position/markers.ts';
import { isMarkerBox } from '../boxes.ts';
import { luftwaffeOn } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

const LUFTWAFFE = 'luftwaffe';

/** 11.23a: how many there are in a turn is on the track; where their counters lie says nothing, unless it is the same. */
const countLuftwaffe = (p: Printed, draft: Draft<Own>): Problem | undefined => {
  const { own, markers, turn } = draft;
  const named = markers.get(LUFTWAFFE);
  if (named === undefined) return undefined;
  const spent = named.filter((place) => place === 'spent').length;
  const hand = named.filter((place) => place === 'hand').length;
  const isAll =
    named.length === own.markers[LUFTWAFFE]?.length &&
    named.every((place) => place === 'hand' || place === 'aside');
  const has = luftwaffeOn(p.turns, turn, own.plan.watch === 'oder' ? ['oder'] : []);
  const isTrue = spent <= has && (hand === 0 || hand + spent === has) && hand + spent === named.length;
  // All of them, as older positions name them.
  if (!isAll && !isTrue) {
    const wrong = misread('POSITION.LUFTWAFFE', { count: has, turn, rule: 'barbarossa:11.23a' });
    return atLine(draft, `marker ${LUFTWAFFE}`, wrong);
  }
  if (!isAll) markers.delete(LUFTWAFFE);
  if (spent > 0) own.turn.luftwaffe = spent;
  return undefined;
};

export const markerLaw = (p: Printed): MarkerLaw<Own> => ({
  form: 'hex, hand, spent, out, aside, or track-1 to track-32',
  says: 'Where a counter of a marker is. marker luftwaffe spent takes one from this turn.',
  example: 'hc 1606',
  isBox: (place) => isMarkerBox(p, place),
  sorts: {
    hex: 'a hex',
    hand: 'hand',
    spent: 'spent',
    out: 'out',
    aside: 'aside',
    track: 'a box of the track, such as track-19',
  },
  never: {
    // 8.5a: on their turn they go from the track onto the map.
    eastwall: { places: ['hand', 'spent'], by: 'barbarossa:8.5a' },
    hc: { places: ['spent'], by: 'barbarossa:9.3e' },
    fc: { places: ['spent'], by: 'barbarossa:9.3e' },
    fa: { places: ['spent'], by: 'barbarossa:8.18c' },
    supplya: { places: ['spent'], by: 'barbarossa:7.12a' },
    supplyb: { places: ['spent'], by: 'barbarossa:7.12a' },
    supplyc: { places: ['spent'], by: 'barbarossa:7.12a' },
    watch: { places: ['spent', 'hex'], by: 'barbarossa:4.18a' },
  },
  count: (draft) => countLuftwaffe(p, draft),
});
