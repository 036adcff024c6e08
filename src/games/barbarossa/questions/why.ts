// The question `why`: of a hex, of a unit, of a unit and a hex. What was refused last the program tells by itself.
import { message } from '../../../mechanics/combat/questions/odds.ts';
import type { Ledger } from '../../../core/ledger.ts';
import type { Args, Message } from '../../../core/types.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { isKnown } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { whyHex } from './why-hex.ts';
import { whyUnit, whyUnitHex } from './why-unit.ts';

/** Undefined: it is the last refusal that is asked about. */
export const answerWhy = (
  p: Printed,
  s: Seeing,
  who: Viewer,
  args: Args,
): readonly (Message | Ledger)[] | undefined => {
  const [unit] = args['unit'] ?? [];
  const [at] = args['at'] ?? [];
  if (unit === undefined && at === undefined) return undefined;
  if (unit !== undefined && !(p.isUnit(unit) && isKnown(p, s, unit, who))) return [];
  if (at !== undefined && !p.isHex(at)) return [message('why.no-hex', { place: at })];
  if (unit === undefined) return whyHex(p, s, who, at ?? '');
  return at === undefined ? whyUnit(p, s, who, unit) : whyUnitHex(p, s, unit, at);
};

export const verbs: readonly VerbSpec[] = [
  {
    name: 'why',
    aliases: [],
    group: 'read',
    kind: 'question',
    slots: [
      { name: 'unit', kind: 'unit', named: true, optional: true, says: 'a unit' },
      { name: 'at', kind: 'place', lead: 'at', optional: true, says: 'a hex' },
      { name: 'refused', kind: 'word', values: ['not'], optional: true, says: 'not' },
    ],
    help: 'explains the last refusal, or what the rules do to a hex, to a unit, or to a unit that should go to a hex.',
    examples: ['why', 'why {hex}', 'why {standing}', 'why {standing} {to}'],
    seeAlso: ['rule', 'supply', 'moves'],
  },
];
