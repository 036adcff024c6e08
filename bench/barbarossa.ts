// How fast Barbarossa answers and plays: supply, offers, odds, with few units and with many, then whole campaigns.
import { resting } from '../src/core/state-cache.ts';
import { listed, offers, reached, subjects } from '../src/core/kernel.ts';
import { stateAfter } from '../src/core/match.ts';
import { attacksAsked } from '../src/games/barbarossa/questions/targets.ts';
import { supplyStates } from '../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import { phasing } from '../src/games/barbarossa/state.ts';
import type { Own } from '../src/games/barbarossa/state.ts';
import type { State } from '../src/core/types.ts';
import { hashOf } from '../src/core/canonical-json.ts';
import { nextOrder } from '../src/players/player.ts';
import { randomPlayer } from '../src/players/random.ts';
import { matched, p, played, replayed, rules, seat, stateAt, withUnits } from './barbarossa-states.ts';
import { ground, referenceFlood } from './floods.ts';
import { compare, rounded, rowOf } from './row.ts';
import type { BenchRow } from './row.ts';

const FEW = 50;
const MANY = 280;
const SEED = 2;
const CAMPAIGN_ROUNDS = 9;
const EARLY = 250;
const AGO = 10;

type Task = (s: State<Own>) => unknown;

const supply: Task = (s) =>
  resting(s, () => [supplyStates(p, s, 'german').size, supplyStates(p, s, 'soviet').size]);

/** Everything that may be ordered: what is listed, and who can come where. */
const offerList: Task = (s) =>
  resting(s, () =>
    offers(rules, s).map((offer) =>
      offer.choice.kind === 'listed'
        ? listed(s, offer)
        : subjects(s, offer).map((unit) => reached(s, offer, unit)),
    ),
  );

const odds: Task = (s) => resting(s, () => attacksAsked(p).strikes(s, phasing(s), 'both'));

const draw: Task = (s) => {
  const players = Object.fromEntries(rules.sides.map((side, i) => [side, randomPlayer(SEED, i)]));
  const at = seat(s);
  return at === undefined ? undefined : nextOrder(at, rules.sides, players);
};

type Wanted = {
  readonly name: string;
  readonly task: Task;
  readonly from: State<Own>;
  readonly within?: number;
};

/** With many units against so many microseconds or reference floods, and against the same with few. */
const taskRows = ({ name, task, from, within }: Wanted): readonly BenchRow[] => {
  const [few, many] = [withUnits(from, FEW), withUnits(from, MANY)];
  const flood = compare(() => task(many), referenceFlood(ground(25, 23)));
  const growth = compare(
    () => task(many),
    () => task(few),
  );
  const told =
    within === undefined
      ? rowOf(`${name}, ${MANY} units`, 'us', 'reference flood 25x23', flood)
      : rowOf(`${name}, ${MANY} units`, 'us', 'reference flood 25x23', flood, `<= ${within}`);
  return [told, rowOf(`${name}, growth from ${FEW} to ${MANY} units`, 'us', `${FEW} units`, growth)];
};

/** Against a number of microseconds that was aimed at. */
const aimed = (name: string, task: Task, from: State<Own>, limit: number, baseline: string): BenchRow => {
  const many = withUnits(from, MANY);
  const { value } = compare(
    () => task(many),
    () => undefined,
  );
  return { name, value: rounded(value), unit: 'us', baseline, ratio: rounded(value / limit), aim: '<= 1' };
};

/** What questions about the past begin with: how things stood ten orders ago, early in a campaign and late. */
const pastRow = (): BenchRow => {
  const campaign = played(SEED);
  const late = Math.floor((campaign.orders.length - AGO) / EARLY) * EARLY;
  const [early, whole] = [EARLY, late].map((count) => matched(campaign, count));
  if (early === undefined || whole === undefined) throw new Error('There is no campaign');
  const growth = compare(
    () => stateAfter(whole, late - AGO),
    () => stateAfter(early, EARLY - AGO),
  );
  const name = `how things stood ${AGO} orders ago, growth from ${EARLY} to ${late} orders`;
  return rowOf(name, 'us', `${EARLY} orders`, growth);
};

const campaignRows = (): readonly BenchRow[] => {
  const campaign = played(SEED);
  if (hashOf(replayed(campaign)) !== hashOf(campaign.end)) throw new Error('A replay is another game');
  const decisions = campaign.orders.length;
  const { value, base, ratio } = compare(
    () => played(SEED),
    () => replayed(campaign),
    CAMPAIGN_ROUNDS,
  );
  const perSecond = Math.round((decisions / value) * 1e6);
  return [
    {
      name: `random decisions through the sampler, drawn and carried out`,
      value: perSecond,
      unit: 'a second',
      baseline: '10000 a second; ratio of the times',
      ratio: rounded(10_000 / perSecond),
      aim: '<= 1',
    },
    {
      name: `a random campaign of 32 turns, ${decisions} orders`,
      value: rounded(value / 1e6),
      unit: 's',
      baseline: '2 s',
      ratio: rounded(value / 2e6),
      aim: '<= 1',
    },
    {
      name: 'its replay from orders and dice',
      value: rounded(base / 1e6),
      unit: 's',
      baseline: `playing it, ${rounded(value / 1e6)} s`,
      ratio: rounded(1 / ratio),
      aim: '<= 0.1',
    },
  ];
};

export const rows = (): Promise<BenchRow[]> => {
  const movement = stateAt(SEED, 'movement@orders', 'german', 7);
  const assaults = stateAt(SEED, 'assaults@orders', 'german', 7);
  return Promise.resolve([
    ...taskRows({ name: 'supply of every unit of both sides', task: supply, from: movement, within: 5 }),
    ...taskRows({ name: 'offers of a movement phase', task: offerList, from: movement }),
    aimed('offers of a movement phase', offerList, movement, 1000, '1000 a second'),
    ...taskRows({ name: 'odds of every possible attack', task: odds, from: assaults }),
    ...taskRows({ name: 'an order drawn in a movement phase', task: draw, from: movement }),
    pastRow(),
    ...campaignRows(),
  ]);
};
