// Chapter 10: Korps Gruppen, which come in on top of a German unit on their bank of the Dvina. Then they are units like
// others, bound neither to that unit (10.4e) nor to that bank (10.4i).
import type { Access, WhyNot } from '../../../mechanics/entry/entry-hexes.ts';
import { onMap, placeOf, unitsAt } from '../../../mechanics/places.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import type { Doing, Seeing } from '../state.ts';

/** 10.4b: anybody but another Korps Gruppe, whatever its supply (10.4c). */
const receiverIn = (p: Printed, s: Pick<Seeing, 'own'>, hex: string): string | undefined =>
  unitsAt(s.own, hex).find((unit) => p.sideOf(unit) === 'german' && !p.isKind(unit, 'kg'));

const barOf = (p: Printed, s: Seeing, unit: string, hex: string): WhyNot | undefined => {
  const receiver = receiverIn(p, s, hex);
  const there = unitsAt(s.own, hex).filter((each) => p.sideOf(each) === 'german');
  if (there.length === 0) return { code: 'ENTRY.NO-RECEIVER', rule: 'dagc:10.4a' };
  if (receiver === undefined) return { code: 'ENTRY.ON-KG', rule: 'dagc:10.4b' };
  // R75: hexsides part the banks, so that a hex is on one of them.
  const isNorth = p.inArea('north-of-dvina', hex);
  if (isNorth !== p.isKind(unit, 'kg-north'))
    return { code: 'ENTRY.BANK', rule: isNorth ? 'dagc:10.4g' : 'dagc:10.4h' };
  // R73: two units are a full stack.
  if (there.length >= lineOf(p.tables.limits, 'stack').value)
    return { code: 'ENTRY.NO-ROOM', rule: 'dagc:10.4d' };
  return s.own.turn.received?.includes(receiver) === true
    ? { code: 'ENTRY.RECEIVED', rule: 'dagc:10.4d' }
    : undefined;
};

export const onTopOf = (p: Printed, s: Seeing, unit: string): Access => {
  const whyNot = (hex: string): WhyNot | undefined => barOf(p, s, unit, hex);
  return {
    rule: 'dagc:10.4a',
    hexes: () => [...new Set(onMap(p, s, 'german').map((each) => placeOf(s.own, each)))],
    way: (hex) => (whyNot(hex) === undefined ? 'on-top' : undefined),
    whyNot,
  };
};

/** 10.4d: whoever a Korps Gruppe is placed on takes no other in this turn, wherever it goes. */
export const noteReceiver = (p: Printed, { s }: Doing, hex: string): void => {
  const receiver = receiverIn(p, s, hex);
  if (receiver !== undefined) s.own.turn.received = [...(s.own.turn.received ?? []), receiver];
};
