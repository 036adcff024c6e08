// A plan for the small atlas beside it: five columns by four rows of an invented country.
import { FEATURES, SIDE_KINDS, TERRAINS } from '../board/vocabularies.ts';
import type { Plan } from '../../tools/mapmaker/plan.ts';

export const given = { status: 'given', rules: ['toy:1.1'] } as const;
export const made = { status: 'reconstructed', why: 'It is an invented country.' } as const;

/** Longitude and latitude of a point in hex widths, x eastward and y southward from hex 0100. */
export const earth = (x: number, y: number): { lon: number; lat: number } => ({
  lon: 30 + ((x - 2.5) * 90) / 69.2,
  lat: 51.5 - ((y - 1.3) * 90) / 111.2,
});

const ROW = Math.sqrt(3) / 2;

export const toyPlan: Plan = {
  game: 'toy',
  title: 'Toy map',
  kilometres: 90,
  credit: 'Nobody.',
  grid: {
    digits: 'RRCC',
    columnsFrom: 'west',
    rowsRise: 'south',
    shifted: { rows: 'even', toward: 'east' },
    sheets: [{ prefix: '', firstRow: 1, lastRow: 4 }],
    columns: { default: [0, 5] },
  },
  centre: [30, 51.5],
  km: 90,
  stiffness: 1e6,
  control: [
    { name: 'A', hex: '0100', ...earth(0, 0) },
    { name: 'B', hex: '0105', ...earth(5, 0) },
    { name: 'C', hex: '0400', ...earth(0.5, 3 * ROW) },
    { name: 'D', hex: '0405', ...earth(5.5, 3 * ROW) },
    { name: 'E', hex: '0202', ...earth(2.5, ROW) },
  ],
  limits: { sea: 0.5, marsh: 0.4, hills: 0.5, forest: 0.5, mixed: 0.62, hillsInMixed: 0.7 },
  defaults: { hexes: { zone: 'bands', terrain: 'earth-terrain' } },
  sources: { 'country-shares': made },
  terrains: TERRAINS,
  sideKinds: SIDE_KINDS,
  features: FEATURES,
  boxes: {},
  countries: {
    west: { name: 'Westland', adjective: 'Western', states: ['Westland'], from: { name: given } },
    east: { name: 'Eastland', adjective: 'Eastern', states: ['Eastland'], from: { name: given } },
  },
  zones: {
    north: { name: 'north', rows: [1, 2], where: given, from: { name: given } },
    south: { name: 'south', where: given, from: { name: given } },
  },
  waters: {
    ocean: { name: 'Ocean', kind: 'sea', seed: '0300' },
    mere: { name: 'Mere', kind: 'lake' },
  },
  worth: { city: { points: 1, from: given }, oil: { points: 1, from: given } },
  placeGround: { terrain: 'clear', from: given },
  cities: [
    { hex: '0104', name: 'Hilltown', objective: 'city', from: given, ...earth(4, 0) },
    { hex: '0203', name: 'Pit', objective: 'oil', from: given, ...earth(3.5, ROW) },
  ],
  townRank: 3,
  unprinted: ['Nowhere'],
  labels: [{ hex: '0401', name: 'Elbow', from: made }],
  rivers: [
    { id: 'long', name: 'Long Water', line: 'Long Water', begins: 'source', ends: 'ocean', right: ['0104'] },
    { id: 'side', name: 'Side Water', line: 'Side Water', begins: 'source', ends: 'long' },
  ],
  sides: [{ between: ['0304', '0404'], kind: 'lake', water: 'mere', from: made }],
  changes: [{ hex: '0301', field: 'terrain', is: 'desert-steppe', from: given }],
  areas: {
    home: { title: 'Home', kind: 'region', rules: ['toy:1.2'], hexes: ['@country:west', '0105'] },
  },
  regions: {
    coast: { name: 'The Coast', country: 'west', seeds: ['0301'] },
    inland: { name: 'Inland', country: 'west', seeds: ['0302'] },
    rest: { name: 'The Rest', country: 'east', seeds: ['0305'] },
  },
};
