// Questions of the game: the odds of an attack, from what the asking side may see.
import type { Ledger } from '../../../src/core/ledger.ts';
import type { Args, Message } from '../../../src/core/types.ts';
import type { VerbSpec } from '../../../src/api/verb-spec.ts';
import { isKnown } from './03-stacking.ts';
import { oddsOf } from './06-combat.ts';
import { neighbours } from './board.ts';
import type { Who } from './data/index.ts';
import { heldBy, unitsAt } from './state.ts';
import type { Ledgered, Seeing } from './state.ts';

export const odds: VerbSpec = {
  name: 'odds',
  aliases: ['o'],
  group: 'units',
  kind: 'question',
  slots: [
    { name: 'target', kind: 'hex', says: 'the hex to attack' },
    { name: 'from', kind: 'unit', many: true, optional: true, after: 'from', says: 'the attackers' },
  ],
  help: 'says the odds of an attack and what each face of the die would bring.',
  examples: ['odds {to} from {unit}'],
  seeAlso: ['attack', 'rule'],
};

const message = (key: string, params: Message['params']): Message => ({ key, params });

/** Everybody who stands next to a hex and is not of its side. */
const besiegers = (own: Ledgered, target: string): readonly string[] =>
  neighbours(target)
    .filter((hex) => heldBy(own, hex) !== undefined && heldBy(own, hex) !== heldBy(own, target))
    .flatMap((hex) => unitsAt(own, hex))
    .toSorted();

/** ford:3.3 The sum is made of the units the asker can see; how many more there are is said beside it. */
export const answerOdds = (s: Seeing, who: string, args: Args): readonly (Message | Ledger)[] => {
  const viewer = who === 'both' ? 'both' : (who as Who);
  const target = args['target']?.[0] ?? '';
  const there = unitsAt(s.own, target);
  if (there.length === 0) return [message('odds.nobody', { hex: target })];
  const from = (args['from'] ?? besiegers(s.own, target)).filter((unit) => isKnown(s, unit, viewer));
  if (from.length === 0) return [message('odds.no-attacker', { hex: target })];
  const seen = there.filter((unit) => isKnown(s, unit, viewer));
  const own = { ...s.own, places: { ...s.own.places, [target]: seen } };
  const { attack, defence, odds: column, faces } = oddsOf(own, target, from);
  const results = [...new Set(faces)].map((result) => {
    const on = faces.flatMap((face, i) => (face === result ? [i + 1] : []));
    return message(`odds.${result}`, { faces: on });
  });
  const covered = there.length - seen.length;
  return [
    message('odds.column', { odds: column, hex: target }),
    ...(covered === 0 ? [] : [message('odds.covered', { count: covered, hex: target })]),
    ...results,
    attack,
    defence,
  ];
};
