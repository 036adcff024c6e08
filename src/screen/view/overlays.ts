// Overlays: supply, control, reach, zones of control, logistics and names, as signs laid over the hexes of the map. They show what the side
// that looks may know, and nothing else.
import type { Params } from '../../core/types.ts';
import { layingOf } from '../../draw/text/layers.ts';
import type { Laid } from '../../draw/text/layers.ts';
import { sideRole } from '../../draw/text/terrain.ts';
import { markSign } from '../../draw/text/map-model.ts';
import type { Mark } from '../../draw/text/map-model.ts';
import { controlSeen } from '../../draw/text/game-map.ts';
import type { Layer } from '../../draw/layer-names.ts';
import type { Zoom } from '../../draw/viewport.ts';
import { played, speaker, viewerOf, viewOf, voiceOf } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import { reachOfAll } from '../../session/verbs/map/moves.ts';
import type { OverlayName } from './overlay-names.ts';
import { factsOf, messageOf, short } from './short-names.ts';
import type { Picked } from '../screen-state.ts';

/** What lies over a hex; a mark stands beside its counters as well. */
export type OverlaySign = Laid & { readonly mark?: Mark };

type Signs = ReadonlyMap<string, OverlaySign>;

export type OverlayWish = {
  readonly zoom?: Zoom;
  readonly picked?: Picked | undefined;
  /** Where nothing is picked, the units in this hex are meant. */
  readonly cursor?: string | undefined;
};

const NONE: Signs = new Map();

/** Unlike every sign of the board. */
const FED = '$';

const word = (desk: Desk, key: string, params: Params = {}): string =>
  short(voiceOf(desk), key, params) ?? key;

const doubled = (letter: string, rest: Partial<Laid>): Laid => ({
  pair: letter + letter,
  first: letter,
  fill: letter,
  ...rest,
});

const supply = (desk: Desk): Signs => {
  const sight = desk.game.supplied?.(played(desk).state, viewerOf(desk));
  if (sight === undefined) return NONE;
  const reached = [{ order: 41, sign: FED, text: word(desk, 'word.overlay.fed', { side: sight.side }) }];
  const fed = doubled(FED, { role: 'supply', meanings: reached });
  const signs = new Map<string, OverlaySign>([...sight.fed].map((hex) => [hex, fed]));
  for (const [hex, { says, letter, isCut }] of sight.stacks) {
    const text = word(desk, says.key, says.params);
    signs.set(hex, {
      ...doubled(letter ?? FED, { role: isCut ? 'out-of-supply' : 'supply' }),
      meanings: letter === undefined ? reached : [{ order: 42, sign: letter, text }],
      ...(isCut && { mark: 'out-of-supply' as const }),
    });
  }
  return signs;
};

/** Where the zones of both sides lie over each other. */
const CONTESTED = 'x';

const zones = (desk: Desk): Signs => {
  const { sideWords } = desk.game;
  const found = new Map<string, OverlaySign>();
  for (const [side, hexes] of desk.game.zones?.(played(desk).state, viewerOf(desk)) ?? []) {
    const role = sideRole(sideWords, side);
    const letter = sideWords[side]?.letter.toLowerCase() ?? '';
    const one = { order: 46, sign: letter, text: word(desk, 'word.overlay.zone', { side }) };
    const both = { order: 47, sign: CONTESTED, text: word(desk, 'word.overlay.zones') };
    for (const hex of hexes)
      found.set(
        hex,
        found.has(hex)
          ? doubled(CONTESTED, { role: 'objective', meanings: [both] })
          : doubled(letter, { role, meanings: [one] }),
      );
  }
  return found;
};

/** The units whose reach is shown: those taken, else those of the side that orders in the hex of the cursor. */
export const unitsMeant = (desk: Desk, { picked, cursor }: OverlayWish): readonly string[] => {
  if (picked !== undefined) return picked.units;
  const side = speaker(desk);
  return viewOf(desk)
    .units.filter((unit) => unit.at === cursor && unit.side === side && unit.known)
    .map(({ id }) => id);
};

const reach = (desk: Desk, wish: OverlayWish): Signs => {
  const { grid } = desk.game.board;
  const held = new Set(viewOf(desk).units.map(({ at }) => at));
  const friends = {
    order: 44,
    sign: markSign('reached'),
    text: word(desk, 'word.overlay.friends'),
    isAlways: true,
  };
  const cost = { order: 43, sign: '1', text: word(desk, 'word.overlay.cost'), isAlways: true };
  const open = { order: 44, sign: 'o', text: word(desk, 'word.overlay.open') };
  return new Map(
    [...reachOfAll(desk, unitsMeant(desk, wish))].flatMap(([hex, n]): readonly [string, OverlaySign][] => {
      if (grid.index(hex) < 0) return [];
      const sign = n === undefined ? 'o' : String(n);
      if (held.has(hex))
        return [[hex, { mark: 'reached', figure: sign, role: 'legal', meanings: [friends] }]];
      const laid: Laid = { pair: sign.padStart(2), fill: ' ', text: sign, figure: sign, role: 'legal' };
      return [[hex, { ...laid, meanings: [n === undefined ? open : cost] }]];
    }),
  );
};

/** Own hexes by the best odds the other side could reach in its coming turn. */
const threats = (desk: Desk): Signs => {
  const meanings = [{ order: 48, sign: '3:1', text: word(desk, 'word.overlay.threat'), isAlways: true }];
  return new Map(
    factsOf(desk, { verb: 'threats', args: {} }).flatMap((fact): readonly [string, OverlaySign][] => {
      const { params } = messageOf(fact);
      const { hex, odds } = params;
      if (typeof hex !== 'string' || typeof odds !== 'string') return [];
      return [[hex, { figure: odds.split(' ')[0] ?? odds, role: 'target', meanings }]];
    }),
  );
};

/** What the printed map has as a layer. */
const layer = (desk: Desk, name: Layer, zoom: Zoom): Signs => {
  const { printed, sideWords } = desk.game;
  const control = controlSeen({ board: printed }, viewOf(desk));
  const laying = layingOf(name, { zoom, board: printed, sides: sideWords, control });
  return new Map(
    printed.grid.ids.flatMap((hex, index): readonly [string, OverlaySign][] => {
      const laid = laying(index);
      return laid === undefined ? [] : [[hex, laid]];
    }),
  );
};

/**
 * How names begin: the letters alone are no sign that could be explained. Two that begin alike look alike here, where the
 * short forms of a printed map, no two of which are the same, would tell of names there are not.
 */
const names = (desk: Desk, zoom: Zoom): Signs => {
  const { printed } = desk.game;
  const meanings = [{ order: 45, sign: 'Abc', text: word(desk, 'word.overlay.named'), isAlways: true }];
  return new Map(
    [...layer(desk, 'names', zoom)].map(([hex, laid]) => {
      const { city, label = '' } = printed.hexes[printed.grid.index(hex)] ?? {};
      const name = (city ?? label).slice(0, zoom === 1 ? 2 : 4);
      return [hex, { ...laid, pair: name.slice(0, 2), wide: name, meanings }];
    }),
  );
};

/** The numbers of answers, over whatever else lies there. */
export const withNumbers = (signs: Signs, numbers: ReadonlyMap<string, string>): Signs => {
  if (numbers.size === 0) return signs;
  const all = new Map(signs);
  for (const [hex, number] of numbers) {
    const [first = number] = /^\d+/.exec(number) ?? [];
    const isOne = first === number;
    const pair = isOne ? number.padStart(2, '#') : first.padEnd(2, '+').slice(0, 2);
    all.set(hex, {
      ...all.get(hex),
      pair,
      first,
      fill: ' ',
      text: number,
      figure: number,
      role: 'target',
    });
  }
  return all;
};

export const overlayOf = (desk: Desk, overlay: OverlayName, wish: OverlayWish = {}): Signs => {
  if (desk.waiting !== undefined) return NONE;
  const { zoom = 2 } = wish;
  switch (overlay) {
    case 'none':
      return NONE;
    case 'supply':
      return supply(desk);
    case 'reach':
      return reach(desk, wish);
    case 'control':
      return layer(desk, 'control', zoom);
    case 'zones':
      return zones(desk);
    case 'threats':
      return threats(desk);
    case 'logistics':
      return layer(desk, 'supply', zoom);
    case 'names':
      return names(desk, zoom);
  }
};
