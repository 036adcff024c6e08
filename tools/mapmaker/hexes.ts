// Terrain, country and waters of every hex: what the survey shows, then what rules and people decide.
import { capital } from '../../src/core/strings.ts';
import type { FeatureLine, HexLine, SourceRef } from '../../src/board/data-types.ts';
import type { Grid } from '../../src/hex/grid.ts';
import type { Ground, Plan, ZonePlan } from './plan.ts';
import { isInside, isWestOf } from './outlines.ts';
import type { Projection } from './projection.ts';
import type { HexSurvey } from './survey.ts';

/** A hex that is being made; its features are put together when all is known. */
export type Draft = {
  terrain: string | readonly string[];
  country?: string;
  zone?: string;
  water?: string;
  label?: string;
  city?: string;
  objective?: string;
  points?: number;
  port?: readonly string[];
  fortified?: string;
  placed?: Readonly<Record<string, FeatureLine>>;
  from: Record<string, SourceRef>;
};

/** The two kinds of water that are made. */
export const isWater = ({ terrain }: Pick<Draft, 'terrain'>): boolean =>
  terrain === 'all-sea' || terrain === 'all-lake';

/** As it stands in the file: what stands in the hex by its key, each with its source. */
export const lineOf = ({
  city,
  objective,
  points,
  port,
  fortified,
  placed,
  from,
  ...rest
}: Draft): HexLine => {
  const features: Record<string, FeatureLine> = {
    ...(objective !== undefined && {
      [objective]: { ...(city !== undefined && { name: city }), ...(points !== undefined && { points }) },
    }),
    ...(port !== undefined && { port: { waters: port } }),
    ...(fortified !== undefined && { fortified: { side: fortified } }),
    ...placed,
  };
  const { objective: held, points: counted, ...others } = from;
  return {
    ...rest,
    ...(Object.keys(features).length > 0 && { features }),
    from: {
      ...others,
      ...(objective !== undefined && held !== undefined && { [objective]: held }),
      ...(objective !== undefined && counted !== undefined && { [`${objective}.points`]: counted }),
    },
  };
};

const of100 = (share: number): number => Math.round(share * 100);

type Limits = NonNullable<Plan['limits']>;

const shareOf = (s: HexSurvey, of: Ground['of']): number => (of === 'wet' ? s.sea + s.lake : s[of]);

const has = (s: HexSurvey, { of, least, and }: Pick<Ground, 'of' | 'least' | 'and'>): boolean =>
  shareOf(s, of) >= least && (and === undefined || has(s, and));

const groundOf = ({ ground = [], oneGround, terrains }: Plan, s: HexSurvey): Draft['terrain'] => {
  const there = ground.filter((one) => has(s, one)).map(({ terrain }) => terrain);
  const [first = 'clear'] = there;
  return there.length < 2 || oneGround === true || terrains[first]?.water !== undefined ? first : there;
};

/** Where small shares are not told, what fills a hex is not told either. */
const NEARLY_ALL = 95;

const groundFrom = ({ ground = [], isTerse, leastTold }: Plan, s: HexSurvey): SourceRef => {
  const least = leastTold ?? (isTerse === true ? 1 : 0);
  const shares = ground
    .flatMap(({ of, and }) => (and === undefined ? [of] : [of, and.of]))
    .filter((of, i, all) => all.indexOf(of) === i)
    .map((of) => ({ name: GROUND_NAMES[of], share: of100(shareOf(s, of)) }))
    .filter(({ share }) => share >= least);
  const told = shares.map(({ name, share }) => `${name} ${share}`).join(', ');
  const isPlain = leastTold !== undefined && shares.every(({ share }) => share >= NEARLY_ALL);
  return told === '' || isPlain ? 'earth-terrain' : ['earth-terrain', `${capital(told)} of 100.`];
};

const GROUND_NAMES = {
  sea: 'sea',
  wet: 'water',
  highland: 'highland',
  lake: 'lake',
  hills: 'hills',
  mountains: 'mountains',
  forest: 'forest',
  marsh: 'swamp',
  deepMarsh: 'deep swamp',
} as const satisfies Readonly<Record<Ground['of'], string>>;

const terrainOf = (limits: Limits, s: HexSurvey): string => {
  if (s.sea >= limits.sea) return 'all-sea';
  if (s.deepMarsh >= limits.marsh) return 'marsh';
  const rough = s.hills >= limits.hills || s.forest >= limits.forest;
  return rough || limits.hillsInMixed * s.hills + s.forest >= limits.mixed ? 'rough' : 'clear';
};

const terrainFrom = (limits: Limits, s: HexSurvey): SourceRef =>
  s.sea >= limits.sea
    ? ['earth-water', `Sea ${of100(s.sea)} of 100.`]
    : [
        'earth-terrain',
        `Hills ${of100(s.hills)}, forest ${of100(s.forest)}, swamp ${of100(s.deepMarsh)} of 100.`,
      ];

const countryOf = (plan: Plan, s: HexSurvey): { id: string; from: SourceRef } | undefined => {
  const shares = Object.entries(plan.countries)
    .map(([id, country]) => ({
      id,
      name: country.name,
      share: country.states.reduce((sum, state) => sum + (s.borders[state] ?? 0), 0),
    }))
    .filter(({ share }) => share >= 0.005)
    .toSorted((a, b) => b.share - a.share);
  const [first] = shares;
  if (first === undefined) return undefined;
  const isAll = plan.isTerse === true && shares.length === 1;
  const told = `${shares.map(({ name, share }) => `${name} ${of100(share)}`).join(', ')} of 100.`;
  return { id: first.id, from: isAll ? 'earth-country' : ['earth-country', told] };
};

/** Where a zone says neither rows nor sheet nor hexes nor a line, it has all that is left. */
const zoneOf = (
  plan: Plan,
  grid: Grid,
  toPlane: Projection['toPlane'],
  hex: number,
): readonly [string, ZonePlan] | undefined => {
  const row = grid.rowNumber[hex] ?? 0;
  const on = plan.grid.sheets[grid.sheet[hex] ?? 0]?.prefix;
  return Object.entries(plan.zones).find(([, { rows, sheet, hexes, westOf }]) => {
    if (westOf !== undefined) return isWestOf(grid, toPlane, westOf)(hex);
    if (rows !== undefined) return row >= rows[0] && row <= rows[1];
    return sheet === undefined ? (hexes?.includes(grid.id(hex)) ?? true) : sheet === on;
  });
};

/** Water names spread from one hex of each water to all hexes of water that touch. */
const nameWaters = (plan: Plan, grid: Grid, drafts: readonly Draft[]): void => {
  for (const [id, { hexes = [] }] of Object.entries(plan.waters))
    for (const hex of hexes) {
      const draft = drafts[grid.index(hex)];
      if (draft !== undefined && isWater(draft)) draft.water = id;
    }
  for (const [id, water] of Object.entries(plan.waters)) {
    const open = water.seed === undefined ? [] : [grid.index(water.seed)];
    while (open.length > 0) {
      const hex = open.pop() ?? -1;
      const draft = drafts[hex];
      if (draft === undefined || draft.water !== undefined || !isWater(draft)) continue;
      draft.water = id;
      for (let d = 0; d < 6; d++) open.push(grid.neighbours[hex * 6 + d] ?? -1);
    }
  }
};

export const draftHexes = (
  plan: Plan,
  grid: Grid,
  surveys: readonly HexSurvey[],
  toPlane: Projection['toPlane'],
): readonly Draft[] => {
  const drafts = surveys.map((s, hex): Draft => {
    const { limits } = plan;
    const draft: Draft =
      limits === undefined
        ? { terrain: groundOf(plan, s), from: { terrain: groundFrom(plan, s) } }
        : { terrain: terrainOf(limits, s), from: { terrain: terrainFrom(limits, s) } };
    const zone = zoneOf(plan, grid, toPlane, hex);
    const country = countryOf(plan, s);
    if (country !== undefined) {
      draft.country = country.id;
      draft.from['country'] = country.from;
    }
    if (zone !== undefined) {
      draft.zone = zone[0];
      draft.from['zone'] = zone[1].where;
    }
    return draft;
  });
  for (const { terrain, ring, over, where, from } of plan.patches ?? []) {
    const isIn = isInside(grid, toPlane, ring);
    drafts.forEach((draft, hex) => {
      const s = surveys[hex];
      if (!isIn(hex) || draft.terrain === terrain || s === undefined) return;
      if ((over !== undefined && draft.terrain !== over) || (where !== undefined && !has(s, where))) return;
      draft.terrain = terrain;
      draft.from['terrain'] = from;
    });
  }
  const at = (id: string): Draft => {
    const draft = drafts[grid.index(id)];
    if (draft === undefined) throw new Error(`The plan names ${id}, which is no hex of the map`);
    return draft;
  };
  for (const city of plan.cities) {
    const draft = at(city.hex);
    const worth = plan.worth?.[city.objective];
    if (plan.features[city.objective]?.place === true) {
      draft.city = city.name;
      if (plan.placeGround !== undefined) {
        draft.terrain = plan.placeGround.terrain;
        draft.from['terrain'] = plan.placeGround.from;
      }
    } else {
      draft.label = city.name;
      draft.from['label'] = city.from;
    }
    draft.objective = city.objective;
    if (worth !== undefined) {
      draft.points = city.points ?? worth.points;
      draft.from['points'] = worth.from;
    }
    draft.from['objective'] = city.from;
  }
  for (const { hex, name, from } of plan.labels) {
    at(hex).label = name;
    at(hex).from['label'] = from;
  }
  for (const { hex, field, is, from } of plan.changes) {
    const draft = at(hex);
    Object.assign(draft, { [field]: is });
    draft.from[field] = from;
  }
  for (const { feature, is, hexes, from } of plan.placed ?? [])
    for (const hex of hexes) {
      const draft = at(hex);
      draft.placed = { ...draft.placed, [feature]: is };
      draft.from[feature] = from;
    }
  for (const draft of drafts)
    if (isWater(draft))
      for (const field of ['country', 'zone', 'city', 'objective', 'points', 'fortified'] as const) {
        delete draft[field];
        delete draft.from[field];
      }
  nameWaters(plan, grid, drafts);
  for (const draft of drafts) if (draft.water !== undefined) draft.from['water'] = 'sea-name';
  return drafts;
};
