import { describe, expect, it } from '@jest/globals';
import { drawPlayed, playedPicture } from '../../src/draw/text/game-map.ts';
import type { Zoom } from '../../src/draw/viewport.ts';
import { wholeMap } from '../../src/draw/viewport.ts';
import { viewOf } from '../../src/session/session.ts';
import type { Desk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import { nextOverlay } from '../../src/screen/view/overlay-names.ts';
import type { OverlayName } from '../../src/screen/view/overlay-names.ts';
import { overlayOf } from '../../src/screen/view/overlays.ts';
import type { OverlayWish } from '../../src/screen/view/overlays.ts';
import { tableOf } from '../../src/screen/view/map-source.ts';
import { ford } from '../games/ford/game.ts';
import { at } from '../games/barbarossa/desk.ts';
import { fordDesk } from './kit.ts';

/** The whole map with an overlay on it, as lines. */
const drawn = (desk: Desk, overlay: OverlayName, wish: OverlayWish = {}): readonly string[] => {
  const zoom: Zoom = wish.zoom ?? 2;
  const over = overlayOf(desk, overlay, wish);
  const marks = new Map([...over].flatMap(([hex, { mark }]) => (mark === undefined ? [] : [[hex, mark]])));
  const picture = playedPicture(tableOf(ford), viewOf(desk), zoom, { laid: over, marks });
  return drawPlayed(picture, wholeMap(ford.board.grid, zoom)).rows.map(({ text }) => text.trimEnd());
};

const crossing = (): Desk => fordDesk({ scenario: 'crossing' });

describe('the overlay', () => {
  it('of supply shows what a line reaches, and marks who is cut off', () => {
    const desk = crossing();
    const supplied = overlayOf(desk, 'supply');
    expect(supplied.get('1000')).toMatchObject({
      pair: '$$',
      role: 'supply',
      meanings: [{ text: 'Northern supply reaches it' }],
    });
    expect(supplied.has('1700')).toBe(false);
    expect([...supplied.values()].some(({ mark }) => mark === 'out-of-supply')).toBe(false);
    expect(drawn(desk, 'supply', { zoom: 1 })[0]).toContain('$$ $$ $$');
    const cut = {
      ...ford,
      supplied: () => ({
        side: 'north',
        fed: new Set<string>(),
        stacks: new Map([
          ['1302', { says: { key: 'word.supply.cut', params: {} }, letter: '?', isCut: true }],
        ]),
      }),
    };
    expect(drawn(fordDesk({ scenario: 'crossing', game: cut }), 'supply').join('\n')).toMatch(/&N4=/);
  });

  it('of supply tells nothing of the other side', () => {
    const desk = crossing();
    const stacks = new Set(viewOf(desk).units.flatMap(({ side, at }) => (side === 'south' ? [at] : [])));
    for (const hex of stacks) expect(overlayOf(desk, 'supply').has(hex)).toBe(false);
  });

  it('of reach is that of the units that are taken, or stand at the cursor', () => {
    const desk = crossing();
    const taken = overlayOf(desk, 'reach', { picked: { hex: '1104', units: ['n6'] } });
    expect(taken.get('1103')).toMatchObject({ pair: ' o', meanings: [{ text: 'can be reached' }] });
    expect(taken.has('1700')).toBe(false);
    expect(overlayOf(desk, 'reach', { cursor: '1104' })).toEqual(taken);
    expect(overlayOf(desk, 'reach', { cursor: '1000' }).size).toBe(0);
    expect(drawn(desk, 'reach', { cursor: '1104' }).join('\n')).toMatch(/ o .* o /);
  });

  it('of several units is where all of them can go', () => {
    const desk = crossing();
    const one = overlayOf(desk, 'reach', { picked: { hex: '1302', units: ['n1'] } });
    const both = overlayOf(desk, 'reach', { picked: { hex: '1302', units: ['n1', 'n6'] } });
    expect([...both.keys()].every((hex) => one.has(hex))).toBe(true);
  });

  it('of control has the letter of who holds each hex', () => {
    expect(drawn(crossing(), 'control', { zoom: 1 }).at(-1)).toBe(' ss ss ss ss ss ss ss ss');
  });

  it('of zones has the letter of the side whose zone a hex is in, and tells where both meet', () => {
    const zones = new Map([
      ['north', new Set(['1000', '1001'])],
      ['south', new Set(['1001', '1002'])],
    ]);
    const desk = fordDesk({ scenario: 'crossing', game: { ...ford, zones: () => zones } });
    const found = overlayOf(desk, 'zones');
    expect([...found].map(([hex, { pair, meanings }]) => [hex, pair, meanings?.[0]?.text])).toEqual([
      ['1000', 'nn', 'Northern zone of control'],
      ['1001', 'xx', 'zones of control of both sides'],
      ['1002', 'ss', 'Southern zone of control'],
    ]);
    expect(overlayOf(crossing(), 'zones').size).toBe(0);
    expect(take(desk, 'look 1001').lines.join('\n')).toContain('In the Southern zone of control.');
  });

  it('of zones is passed over where the game has none', () => {
    expect([nextOverlay(ford, 'reach'), nextOverlay(ford, 'names')]).toEqual(['names', 'none']);
    expect(nextOverlay({ ...ford, zones: () => new Map() }, 'reach')).toBe('zones');
  });

  it('of names has how they begin, and keeps them in the legend', () => {
    const names = overlayOf(crossing(), 'names');
    expect(names.get('1203')?.wide).toBe('Brod');
    expect(names.get('1203')?.meanings?.[0]?.text).toBe('how a name begins');
  });

  it('of names tells no beginning that is not one, though some begin alike', () => {
    const { desk } = at('phase german-movement; turn 1; 24pz@1909');
    for (const zoom of [1, 2] as const) {
      const found = [...overlayOf(desk, 'names', { zoom })];
      expect(found.length).toBeGreaterThan(20);
      for (const [hex, { wide = '', pair = '' }] of found) {
        const line = desk.game.printed.hexes[desk.game.printed.grid.index(hex)];
        const name = line?.city ?? line?.label ?? '';
        expect(name.startsWith(wide) && name.startsWith(pair)).toBe(true);
      }
    }
  });

  it('shows nothing while a hand-over waits', () => {
    const desk = fordDesk({ scenario: 'crossing', twoPeople: true });
    for (let i = 0; i < 3 && desk.waiting === undefined; i++) {
      take(desk, 'end');
      take(desk, 'yes');
    }
    expect(desk.waiting).toBeDefined();
    for (const overlay of ['supply', 'reach', 'control'] as const)
      expect(overlayOf(desk, overlay, { cursor: '1302' }).size).toBe(0);
  });
});
