// The questions `goal` and `score`: how the game is won, and how it stands (VIC.1 to VIC.10).
import type { Message } from '../../../core/types.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import type { VictoryLine } from '../data/charts.ts';
import { lastTurn } from '../../../mechanics/sequence.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { axisPoints, hasInSupply, ruleOf, victoryCities } from '../victory/lines.ts';
import { isMet } from '../victory/verdict.ts';

/** Lines that hang on dice, or are over. */
const isOpen = (s: Seeing, { when, last = s.clock.turn }: VictoryLine): boolean =>
  when === 'moscow-taken' ? s.own.collapse === undefined : s.clock.turn <= last;

const lineTold = (p: Printed, s: Seeing, line: VictoryLine): Message => {
  const { id, winner, level, games, when, needs = [], how } = line;
  const side = winner === 'russian' ? 'russian' : 'axis';
  const isDice = when === 'moscow-taken' || when === 'gamble';
  const met = !isDice && isMet(p, s, line);
  const lacks = needs.map((name) => p.placeNamed(name)).filter((hex) => !hasInSupply(p, s, side, hex));
  return message('goal.line', {
    id,
    text: line.text,
    level,
    side,
    rule: ruleOf(line),
    ...(games > 1 && { games }),
    ...(winner === 'draw' && { draw: true }),
    ...(met && { met: true }),
    ...(s.own.claimed.includes(id) && { claimed: true }),
    ...(!met && how === 'all' && { lacks, lackNames: lacks.map((hex) => p.hex(hex).city ?? hex) }),
  });
};

export const goalOf = (p: Printed, s: Seeing): readonly Message[] => {
  if (s.over !== undefined) return [message('goal.over')];
  const { total, cities, cut } = axisPoints(p, s);
  return [
    message('goal.points', {
      turn: s.clock.turn,
      last: lastTurn(p, s),
      points: total,
      rule: 'deathstruggle:VIC.1',
      ...(cities.length > 0 && {
        cities: cities.map(({ hex }) => hex),
        names: cities.map(({ name }) => name),
      }),
      ...(cut.length > 0 && { cut: cut.map(({ hex }) => hex), cutNames: cut.map(({ name }) => name) }),
    }),
    // VIC.10: what the Russians have at their last look wins at the next one.
    ...p.tables.victory
      .filter((line) => s.own.claimed.includes(line.id) && isMet(p, s, line))
      .map((line) => message('goal.claimed', { id: line.id, side: 'russian', rule: ruleOf(line) })),
    ...p.tables.victory.filter((line) => isOpen(s, line)).map((line) => lineTold(p, s, line)),
  ];
};

export const scoreOf = (p: Printed, s: Seeing): readonly Message[] => {
  const { total, cut } = axisPoints(p, s);
  const of = victoryCities(p).reduce((sum, { points }) => sum + points, 0);
  return [
    message('score.points', { points: total, of, rule: 'deathstruggle:VIC.1' }),
    ...victoryCities(p).map((city) =>
      message('score.city', {
        city: city.name,
        points: city.points,
        rule: city.name === 'Moscow' ? 'deathstruggle:VIC.3' : 'deathstruggle:VIC.5',
        ...(isHeldBy(p, s, city.hex, 'axis') && { axis: true }),
        ...(cut.includes(city) && { cut: true }),
      }),
    ),
  ];
};
