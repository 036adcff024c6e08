// What the side panel tells: the attack or the move that is being made, the units taken, the hex of the cursor.
import { complete } from '../../core/kernel.ts';
import { cityKind } from '../../draw/describe/near.ts';
import { directions } from '../../hex/directions.ts';
import { played, speaker, viewerOf, viewOf } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import { hexSlot, unitSlot } from '../../session/legal-ways.ts';
import { holderOf } from '../../session/side-view.ts';
import { reachOfAll } from '../../session/verbs/map/moves.ts';
import { sceneOf } from '../../session/dispatch.ts';
import { UNIT_FACTS_SHORT, wordKey } from '../../api/game-words.ts';
import type { UnitView } from '../../api/view.ts';
import { unitsAt } from '../../language/parse/scope.ts';
import { understand } from '../../language/parse/line.ts';
import type { Voice } from '../../text/voice.ts';
import { short, shortOf, shortVoice } from './short-names.ts';
import type { Order } from '../../core/types.ts';
import type { Picked, Said, Target } from '../screen-state.ts';

const said = (text: string): Said => ({ kind: 'said', text });
const title = (text: string): Said => ({ kind: 'title', text });
const some = (text: string | undefined): readonly Said[] => (text === undefined ? [] : [said(text)]);

/** What it may spend on moving, before it has begun to. */
const movesOf = (desk: Desk, { id, side, left, spent }: UnitView): number | undefined =>
  side !== speaker(desk) || left !== undefined || spent
    ? undefined
    : desk.game.marching?.points(played(desk).state, id)?.left;

const unitLine = (desk: Desk, voice: Voice, unit: UnitView): readonly Said[] => {
  if (!unit.known) return some(short(voice, 'word.panel.covered', { most: unit.facts['most'] ?? 1 }));
  const facts = short(voice, UNIT_FACTS_SHORT, unit.facts);
  const moves = movesOf(desk, unit);
  const told = {
    id: unit.id,
    ...(moves !== undefined && { moves }),
    ...(facts !== undefined && facts !== '' && { facts }),
    ...(unit.spent && { done: true }),
    ...(unit.left !== undefined && { left: unit.left }),
  };
  const text = short(voice, 'word.panel.unit', { ...told, name: unit.name });
  const brief = short(voice, 'word.panel.unit', told);
  return text === undefined ? [] : [{ kind: 'said', text, ...(brief !== undefined && { brief }) }];
};

/** What runs along the sides, each with the ways to them. */
const sideLines = (desk: Desk, voice: Voice, hex: string): readonly Said[] => {
  const kinds = new Map<string, string[]>();
  for (const { kind, name, dir } of desk.game.board.sides(hex)) {
    const label = name === undefined ? kind : `${kind} ${name}`;
    kinds.set(label, [...(kinds.get(label) ?? []), directions[dir] ?? '']);
  }
  return [...kinds].flatMap(([kind, ways]) =>
    some(short(voice, 'word.panel.sides', { kind, ways: ways.join(' ') })),
  );
};

const supplyLine = (desk: Desk, voice: Voice, hex: string): readonly Said[] => {
  const there = desk.game.supplied?.(played(desk).state, viewerOf(desk)).stacks.get(hex);
  if (there === undefined) return [];
  return some(shortOf(voice, there.says)).map((line) => (there.isCut ? { ...line, kind: 'refused' } : line));
};

const markLines = (desk: Desk, voice: Voice, hex: string): readonly Said[] =>
  Object.entries(viewOf(desk).hexes[hex] ?? {}).flatMap(([fact, value]) =>
    fact === 'holder' ? [] : some(short(voice, wordKey('mark', fact), { value })),
  );

/** Terrain and holder, who stands there, what runs along the sides. */
const hexLines = (desk: Desk, voice: Voice, hex: string): readonly Said[] => {
  const view = viewOf(desk);
  const { board } = desk.game;
  const { terrain, name, facts } = board.hex(hex);
  const holder = holderOf({ game: desk.game, view }, board.grid.index(hex));
  const units = unitsAt(view, hex);
  const printed = desk.game.printed.hexes[board.grid.index(hex)];
  const [kind] = printed === undefined ? [] : cityKind(printed);
  return [
    title(short(voice, 'word.panel.hex', { hex, ...(name !== undefined && { name }) }) ?? hex),
    ...some(
      short(voice, 'word.panel.ground', {
        terrain,
        ...(kind !== undefined && { kind }),
        ...(holder !== undefined && { holder }),
        ...(facts['points'] !== undefined && { points: facts['points'] }),
      }),
    ),
    ...markLines(desk, voice, hex),
    ...units.flatMap((unit) => unitLine(desk, voice, unit)),
    ...supplyLine(desk, voice, hex),
    ...sideLines(desk, voice, hex),
  ];
};

/** Few enough to be told hex by hex. */
const FEW = 12;

const reachLines = (desk: Desk, voice: Voice, { units }: Picked): readonly Said[] => {
  const reach = [...reachOfAll(desk, units)];
  if (reach.length === 0) return [];
  const costs = reach.flatMap(([, cost]) => cost ?? []);
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  const known = costs.length > 0 ? { least, ...(most > least && { most }) } : {};
  const byCost = [...new Set(costs)].toSorted((a, b) => a - b);
  return [
    ...some(short(voice, 'word.panel.reach', { count: reach.length, ...known })),
    ...(reach.length > FEW
      ? []
      : byCost.flatMap((cost) =>
          some(
            short(voice, 'word.panel.costs', {
              cost,
              hexes: reach.flatMap(([hex, n]) => (n === cost ? [hex] : [])),
            }),
          ),
        )),
  ];
};

/** What a line would order, with all that the rules fill in. */
const orderOf = (desk: Desk, line: string): Order | undefined => {
  const meant = understand(desk.registry, sceneOf(desk), line);
  const order = meant.kind === 'orders' ? meant.orders[0] : undefined;
  if (order === undefined) return undefined;
  const full = complete(desk.game.rules, played(desk).state, order);
  return full.ok ? full.order : order;
};

/** The units that a line would send, also where it does not name them. */
export const unitsOfLine = (desk: Desk, line: string): readonly string[] | undefined => {
  const order = orderOf(desk, line);
  const slot = order === undefined ? undefined : unitSlot(desk, order.verb)?.name;
  return order === undefined || slot === undefined ? undefined : order.args[slot];
};

/** The hexes a line leads through. */
const pathOf = (desk: Desk, line: string): readonly string[] => {
  const order = orderOf(desk, line);
  const slot = order === undefined ? undefined : hexSlot(desk, order.verb);
  return slot?.many === true ? (order?.args[slot.name] ?? []) : [];
};

/** The least that any of some units has to spend. */
const leastLeft = (desk: Desk, units: readonly string[]): number | undefined => {
  const { marching } = desk.game;
  const { state } = played(desk);
  const all = units.flatMap((unit) => marching?.points(state, unit)?.left ?? []);
  return all.length < units.length || all.length === 0 ? undefined : Math.min(...all);
};

/** What a move to a hex costs of what there is, and by which way; the odds of an attack stand in the box of the battle. */
const wayLines = (
  desk: Desk,
  voice: Voice,
  picked: Picked | undefined,
  hex: string,
  line: string | undefined,
): readonly Said[] => {
  const enemy = unitsAt(viewOf(desk), hex).some(({ side }) => side !== speaker(desk));
  const cost = enemy || picked === undefined ? undefined : reachOfAll(desk, picked.units).get(hex);
  if (cost === undefined || picked === undefined) return [];
  const left = leastLeft(desk, picked.units);
  const path = line === undefined ? [] : pathOf(desk, line);
  const params = {
    hex,
    cost,
    ...(left !== undefined && { left }),
    ...(path.length > 1 && { path: [...path] }),
  };
  const way = short(voice, 'word.panel.way', params);
  return way === undefined ? [] : [title(way)];
};

/** What is most pressing stands first: where there is little room the rest is cut. */
export const panelOf = (
  desk: Desk,
  picked: Picked | undefined,
  target: Target | undefined,
  cursor: string | undefined,
): readonly Said[] => {
  if (desk.waiting !== undefined) return [];
  const voice = shortVoice(desk);
  const isHex = cursor !== undefined && desk.game.board.grid.index(cursor) >= 0;
  const aim = target?.hex ?? (cursor === picked?.hex ? undefined : cursor);
  return [
    ...(aim === undefined ? [] : wayLines(desk, voice, picked, aim, target?.line)),
    ...(picked === undefined || target !== undefined
      ? []
      : [
          ...some(short(voice, 'word.panel.picked', { units: [...picked.units] })),
          ...reachLines(desk, voice, picked),
        ]),
    ...(isHex ? hexLines(desk, voice, cursor) : []),
  ];
};
