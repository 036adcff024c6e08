// The counters under examination: units.json and the scenarios, lists of ids as text, and where a value is from.
import { provenances, resolveSource, sourceRef } from '../../../../src/board/provenance.ts';
import type { Provenance } from '../../../../src/board/provenance.ts';
import { wholeUnits } from '../../../../src/board/board-files.ts';
import { unitsValues } from '../../../../src/games/barbarossa/data/values-of-play.ts';
import type { Counter } from '../../../../src/games/barbarossa/data/values-of-play.ts';
import type {
  From,
  RulesFile,
  RulingsFile,
  ScenarioFile,
  UnitsFile,
} from '../../../../src/board/data-types.ts';
import { at, holderOf, land, list, readJson } from './kit.ts';

/** A counter as the rules ask for it. */
export type UnitLine = Counter & { readonly from?: From };

export const file = unitsValues(
  wholeUnits(readJson<UnitsFile>('../../../../data/barbarossa/units.json')),
) as unknown as Omit<UnitsFile, 'units'> & { readonly units: readonly UnitLine[] };
export const { units } = file;
export const byId: ReadonlyMap<string, UnitLine> = new Map(units.map((one) => [one.id, one]));
export const unit = (id: string): UnitLine => {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`there is no counter ${id}`);
  return found;
};
export const ids = (some: readonly UnitLine[]): string => some.map(({ id }) => id).join(' ');
export const sorted = (text: string): string => list(text).toSorted().join(' ');

export const isGerman = (one: UnitLine): boolean => one.nationality === 'german';
export const isKind =
  (kind: string) =>
  (one: UnitLine): boolean =>
    one.kinds?.includes(kind) === true;
export const isSatellite = (one: UnitLine): boolean =>
  isKind('axis-satellite')(one) || isKind('communist-satellite')(one);
export const ofKind = (kind: string): readonly UnitLine[] => units.filter(isKind(kind));
export const ofType = (type: string): readonly UnitLine[] => units.filter((one) => one.type === type);

/** The turn of the track on which it comes first; undefined for those that stand on the map or wait for an event. */
export const firstTurn = ({ setup, entry, converts, type }: UnitLine): number | undefined => {
  const turn = entry?.[0]?.turn;
  const isCounterpart = type === 'rifle' && converts !== undefined;
  return setup === undefined && typeof turn === 'number' && !isCounterpart ? turn : undefined;
};

/** Of every value of a counter: where it is from. */
export const origins = (one: UnitLine): Readonly<Record<string, Provenance>> =>
  provenances(file, 'units', one);

/** What is said of this one value, without the words it shares with others. */
export const detail = (one: UnitLine, field: string): string => {
  const ref = sourceRef(file, 'units', field, one.from);
  if (ref === undefined || typeof ref === 'string') return '';
  return 'status' in ref ? (resolveSource(file.sources, ref)?.why ?? '') : ref[1];
};

export const scenarios: Readonly<Record<'campaign' | 'road-back', ScenarioFile>> = {
  campaign: readJson<ScenarioFile>('../../../../data/barbarossa/scenarios/campaign.json'),
  'road-back': readJson<ScenarioFile>('../../../../data/barbarossa/scenarios/road-back.json'),
};

/** Stacks on the map by hex, those the owner may place standing where they stood in history. */
export const stacks = ({ fixed, free }: ScenarioFile): ReadonlyMap<string, readonly UnitLine[]> => {
  const found = new Map<string, readonly UnitLine[]>();
  for (const lists of [fixed, ...Object.values(free).map(({ historical }) => historical)])
    for (const [hex, some] of Object.entries(lists))
      found.set(hex, [...(found.get(hex) ?? []), ...some.map(unit)]);
  return found;
};

const rules = readJson<RulesFile>('../../../../data/barbarossa/rules.json');
const rulings = readJson<RulingsFile>('../../../../data/barbarossa/rulings.json');
const known = new Set([...rules.rules, ...rulings.rulings].map(({ id }) => `barbarossa:${id}`));

/** Rules that a file names anywhere and that are neither paragraphs of the book nor rulings. */
export const unknownRules = (data: unknown): readonly string[] =>
  [...new Set(JSON.stringify(data).match(/barbarossa:[A-Za-z0-9.]+/g))].filter((id) => !known.has(id));

/** The holder of every hex of land when the scenario begins. */
export const holders = (scenario: ScenarioFile): ReadonlyMap<number, string> => {
  const held = new Map<number, string>();
  for (const hex of land) {
    const holder = holderOf(hex);
    if (holder !== undefined) held.set(hex, holder);
  }
  for (const [side, hexes] of Object.entries(scenario.control))
    for (const hex of hexes) held.set(at(hex), side);
  return held;
};

export const standing = (scenario: ScenarioFile, side: string): ReadonlySet<number> =>
  new Set([...stacks(scenario)].filter(([, some]) => some[0]?.side === side).map(([hex]) => at(hex)));
