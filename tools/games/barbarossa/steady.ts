// Plays a whole game of Barbarossa as steadily as history went, and prints it as a golden script:
// `node --import tsx tools/games/barbarossa/steady.ts SCENARIO SEED [option=value ...] > test/golden/NAME.hxf`. Whoever is behind
// history's total of points pushes, whoever is far ahead gives ground, so that no victory check ends the game early.
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { check, complete, decision, offers, reached, sampled, subjects } from '../../../src/core/kernel.ts';
import type { Decision, Offer } from '../../../src/core/kernel.ts';
import { give, newMatch } from '../../../src/core/match.ts';
import type { Order, State } from '../../../src/core/types.ts';
import { distance } from '../../../src/hex/distance.ts';
import { registryFor } from '../../../src/language/verb-registry.ts';
import { write } from '../../../src/language/canonical-write.ts';
import { picker } from '../../../src/players/prng.ts';
import { fullOptions } from '../../../src/record/optional-rules.ts';
import { factsOf, game, labelOf } from './steady-facts.ts';
import type { Facts } from './steady-facts.ts';

const [scenario = 'campaign', word = '1', ...chosen] = process.argv.slice(2);
const { rules } = game;
const given = Object.fromEntries(chosen.map((text) => text.split('=') as [string, string]));
const options = fullOptions(game, given);
if (!options.ok) throw new Error('No such option');
const registry = registryFor(game);
const pick = picker(Number.parseInt(openSeed(word).slice(0, 7), 16));
const match = newMatch(rules, scenario, options.value, { dice: seeded(openSeed(word)) });

/** Who has had his move in the phase under way, so that each is asked once. */
const asked = { phase: '', units: new Set<string>() };

const far = (a: string, b: string): number =>
  distance(game.board.grid, game.board.grid.index(a), game.board.grid.index(b));

const nearest = (hex: string, hexes: readonly string[]): number =>
  hexes.reduce((least, each) => Math.min(least, far(hex, each)), 99);

type Mode = 'push' | 'hold' | 'yield';

/** Behind history a side pushes; well ahead of it, it gives ground. */
const modeOf = (facts: Facts, side: string): Mode => {
  const behind = (side === 'german' ? 1 : -1) * (facts.target - facts.total);
  return behind > 0 ? 'push' : behind < -2 ? 'yield' : 'hold';
};

/** What a hex is worth to stand in. */
const valueOf = (facts: Facts, side: string, mode: Mode, hex: string): number => {
  const enemies = facts.units[side === 'german' ? 'soviet' : 'german'] ?? [];
  const near = nearest(hex, enemies);
  if (mode === 'push') {
    const prizes = facts.prizes.filter(
      (prize) => facts.holder(prize) !== side && !facts.isBarred(prize, side),
    );
    return -2 * nearest(hex, prizes) - (near > 1 ? near * 0.1 : 0);
  }
  const column = Number(hex.slice(2)) * (side === 'german' ? 1 : -1);
  return mode === 'yield' ? 3 * Math.min(3, near) + column * 0.3 : -Math.abs(near - 1);
};

const isOpen = (facts: Facts, side: string, hexes: readonly string[]): boolean =>
  hexes.every((hex) => facts.holder(hex) === side || !facts.isBarred(hex, side));

const marchOf = (s: State, facts: Facts, offer: Offer, unit: string): Order | undefined => {
  const mode = modeOf(facts, offer.by);
  const at = facts.placeOf(unit);
  if (mode === 'yield' && nearest(at, facts.units[offer.by === 'german' ? 'soviet' : 'german'] ?? []) > 2)
    return undefined;
  const stays = valueOf(facts, offer.by, mode, at);
  const [best] = (reached(s, offer, unit) ?? [])
    .filter(({ place }) => isOpen(facts, offer.by, [place]))
    .map(({ place }) => ({ place, value: valueOf(facts, offer.by, mode, place) + pick(100) / 200 }))
    .toSorted((a, b) => b.value - a.value);
  if (best === undefined || best.value <= stays + 0.6) return undefined;
  const full = complete(rules, s, {
    by: offer.by,
    verb: 'move',
    args: { units: [unit], path: [best.place] },
  });
  if (!full.ok || !isOpen(facts, offer.by, full.order.args['path'] ?? [])) return undefined;
  return check(rules, s, full.order) === undefined ? full.order : undefined;
};

const march = (s: State, facts: Facts, open: readonly Offer[]): Order | undefined => {
  const offer = open.find(({ verb }) => verb === 'move');
  if (offer === undefined) return undefined;
  for (const unit of subjects(s, offer)) {
    if (asked.units.has(unit)) continue;
    asked.units.add(unit);
    const order = marchOf(s, facts, offer, unit);
    if (order !== undefined) return order;
  }
  return undefined;
};

const DRAWS = 10;

/** The best odds of a few attacks, by printed factors; none that would take what history did not. */
const strike = (s: State, facts: Facts, open: readonly Offer[]): Order | undefined => {
  const offer = open.find(({ verb }) => verb === 'attack');
  if (offer === undefined) return undefined;
  const least = { push: 2.5, hold: 4, yield: 99 }[modeOf(facts, offer.by)];
  const drawn = Array.from({ length: DRAWS }, () => sampled(s, offer, pick)).flatMap((order) => order ?? []);
  const [best] = drawn
    .filter(({ args }) => isOpen(facts, offer.by, args['target'] ?? []))
    .map((order) => ({ order, odds: facts.odds(order.args['from'] ?? [], order.args['target']?.[0] ?? '') }))
    .toSorted((a, b) => b.odds - a.odds);
  return best !== undefined && best.odds >= least ? best.order : undefined;
};

const CHOICES = ['pause', 'south', 'withdraw', 'comb-out', 'rhine', 'fight-move', 'DR'];

const wanted = (s: State, by: string, now: Decision): Order | undefined => {
  const turn = s.clock.turn;
  const words = now.at === 'startOfTurnChoices@offensive' ? [turn < 18 ? 'wait' : 'offensive'] : CHOICES;
  return words
    .map((what): Order => ({ by, verb: 'choose', args: { what: [what] } }))
    .find((order) => check(rules, s, order) === undefined);
};

/** Orders that let the program do a whole segment as it would. */
const byDefault = (s: State, by: string, open: readonly Offer[]): Order | undefined =>
  open
    .filter(({ verb }) => ['place', 'replace', 'convert', 'fortify'].includes(verb))
    .map(({ verb }): Order => ({ by, verb, args: { how: ['default'] } }))
    .find((order) => !asked.units.has(order.verb) && check(rules, s, order) === undefined);

const drawn = (s: State, open: readonly Offer[], facts: Facts): Order | undefined => {
  for (let n = 0; n < (open.length === 0 ? 0 : DRAWS * 2); n++) {
    const offer = open[pick(open.length)];
    const order = offer === undefined ? undefined : sampled(s, offer, pick);
    const hexes = [...(order?.args['to'] ?? []), ...(order?.args['at'] ?? [])].filter(facts.isHex);
    if (order !== undefined && (n >= DRAWS || isOpen(facts, order.by, hexes))) return order;
  }
  return undefined;
};

const answer = (s: State, now: Decision): Order | undefined => {
  const facts = factsOf(s);
  const open = offers(rules, s).filter(({ by, right }) => by === now.by && !right);
  const ending = open.filter(({ ends }) => ends);
  const going = open.filter(
    ({ ends, verb }) => !ends && !['assault', 'sail', 'rail', 'leave'].includes(verb),
  );
  const turn = `${s.clock.turn} ${s.clock.phase}`;
  if (asked.phase !== turn) asked.units.clear();
  asked.phase = turn;
  const end = (): Order | undefined => drawn(s, ending, facts);
  switch (now.at) {
    case 'movement@orders':
      return march(s, facts, open) ?? end() ?? drawn(s, going, facts);
    case 'assaults@orders':
      return strike(s, facts, open) ?? end() ?? drawn(s, going, facts);
    case 'strategicMovement@orders':
      return end();
    case 'rvgk@orders': {
      const once = byDefault(s, now.by, open);
      if (once !== undefined) asked.units.add('place');
      return once ?? end();
    }
    default:
      return wanted(s, now.by, now) ?? byDefault(s, now.by, open) ?? drawn(s, going, facts) ?? end();
  }
};

const lines: string[] = [];
let told = '';
for (let n = 0; n < 20_000; n++) {
  const { state } = match;
  const now = decision(rules, state);
  if (now === undefined) break;
  const heading = `# Turn ${state.clock.turn}, ${labelOf(state.clock.turn)}. ${state.clock.phase.replace('-', ' ')}.`;
  if (heading !== told) lines.push(heading);
  told = heading;
  const order = answer(state, now);
  if (order === undefined) throw new Error(`Nothing to do at ${now.at}`);
  const done = give(match, [order]);
  if (!done.ok) throw new Error(`${now.at}: ${JSON.stringify(order)} ${done.refusal.code}`);
  lines.push(write(registry, order));
}
const { clock, over } = match.state;
console.error(
  `Turn ${clock.turn}, ${over?.winner} ${over?.rule} ${over?.reason}, ${match.entries.length} orders.`,
);
const said = Object.entries(given).map(([name, value]) => ` ${name}=${value}`);
console.log([`seed ${word}`, `new barbarossa ${scenario}${said.join('')}`, ...lines].join('\n'));
console.log(`\nexpect turn ${clock.turn}\nexpect over ${over?.winner}`);
