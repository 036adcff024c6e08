// Who holds a hex nobody is in, as lines of a position.
import type { RuleId } from '../../core/types.ts';
import { misread, wrongForm } from '../../api/position-facts.ts';
import type { PositionFact } from '../../api/position-facts.ts';
import { handOver, holder } from '../control.ts';
import { occupant } from '../places.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { contradiction } from './draft.ts';
import type { Draft, LineFact } from './draft.ts';

export type HeldLaw = {
  readonly rule: RuleId;
  /** A hex and a side. */
  readonly example: string;
};

/** `held 3108 soviet back`: what changed hands and came back is remembered where a rule asks. */
export const heldFact = (p: Sheet, { rule, example }: HeldLaw): Omit<LineFact<Placed>, 'write'> => {
  const fact: PositionFact = {
    key: 'held',
    form: `<hex> <${p.sides.join(' or ')}> [back]`,
    says: 'Who holds a hex nobody is in; back: it had fallen to the other side in between.',
    rule,
    example: `held ${example}`,
  };
  return {
    ...fact,
    read: (draft, [hex = '', side, word, more]) => {
      if (side === undefined) return wrongForm(fact, hex);
      if (!p.isLand(hex)) return misread('POSITION.NO-PLACE', { place: hex });
      if (!p.sides.includes(side)) return misread('POSITION.NO-SIDE', { side });
      const strange = word === 'back' ? more : word;
      if (strange !== undefined) return misread('POSITION.WORD', { word: strange });
      const back = word === 'back';
      draft.held.set(hex, { side, back });
      return contradiction(draft, `held ${hex}`, back ? `${side} back` : side);
    },
  };
};

/** When the stacks lie: a hex with units is theirs, whatever a line says of it is said last. */
export const putHolders = (p: Sheet, { own, stacks, held, scenario }: Draft): void => {
  for (const hex of stacks.keys()) {
    if (!p.isHex(hex)) continue;
    const side = occupant(p, own, hex);
    if (side !== undefined && holder(p, { own, scenario }, hex) !== side) handOver(own, hex, side);
  }
  const { control } = p.opening(scenario);
  for (const [hex, { side, back }] of held)
    handOver(own, hex, back || side !== control.get(hex) ? side : undefined);
};

export const heldLines = (p: Sheet, scenario: string, own: Placed, base: Placed): readonly string[] => {
  const { control } = p.opening(scenario);
  return [...new Set([...Object.keys(own.held), ...Object.keys(base.held)])].toSorted().flatMap((hex) => {
    const opening = control.get(hex) ?? '';
    const side = own.held[hex];
    if (side === base.held[hex]) return [];
    return [`held ${hex} ${side === undefined ? opening : `${side}${side === opening ? ' back' : ''}`}`];
  });
};
