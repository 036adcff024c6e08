// Chapter 11: results that become others. One pass in the order of R63; where a player may choose, it stops and asks.
import type { RuleId } from '../../../core/types.ts';
import { hasOption, isOn } from '../05-sequence/5.4-phase-order.ts';
import { inFortifiedArea } from './11.21-fortifications.ts';
import { isCity, isDeclared, isLoneSatellite } from './11.8-odds-context.ts';
import type { Scene } from './11.8-odds-context.ts';
import type { ResultCode } from '../data/charts.ts';

type Conversion = {
  readonly id: string;
  readonly from: ResultCode;
  readonly to: ResultCode;
  /** The attacker decides; else it happens. */
  readonly isChoice: boolean;
  /** By which rule it applies, if it does. */
  applies(scene: Scene): RuleId | undefined;
};

const FIRST_TURN = 'first-turn-results';

/** 8.18g, 9.6d, 11.26i, R113 */
const strongHold = (scene: Scene): RuleId | undefined => {
  if (isDeclared(scene)) return 'barbarossa:9.6d';
  const { p, s, battle, attacker } = scene;
  return attacker === 'german' && inFortifiedArea(p, s, battle.target) === 'old'
    ? 'barbarossa:8.18g'
    : undefined;
};

const by =
  (rule: RuleId, holds: (scene: Scene) => boolean): Conversion['applies'] =>
  (scene) =>
    holds(scene) ? rule : undefined;

/** R63: in this order, once each; the last is final. On turn 1 the first two are the only ones for BB (5.14c). */
const PASS: readonly Conversion[] = [
  {
    id: 'first-turn-soviet',
    from: 'BB',
    to: 'DR',
    isChoice: false,
    applies: by(
      'barbarossa:5.14a',
      ({ p, s, attacker }) => attacker === 'soviet' && isOn(p, s.clock.turn, FIRST_TURN),
    ),
  },
  {
    id: 'first-turn-german',
    from: 'BB',
    to: 'DR',
    isChoice: true,
    applies: by(
      'barbarossa:5.14b',
      ({ p, s, attacker }) => attacker === 'german' && isOn(p, s.clock.turn, FIRST_TURN),
    ),
  },
  {
    id: 'superiority',
    from: 'BB',
    to: 'DR',
    isChoice: true,
    // 5.15d: not against cities of any kind; 5.15e: never for the Soviet.
    applies: by(
      'barbarossa:5.15c',
      (scene) =>
        scene.attacker === 'german' &&
        hasOption(scene.s, 'superiority') &&
        isOn(scene.p, scene.s.clock.turn, 'tactical-superiority') &&
        !isCity(scene),
    ),
  },
  {
    id: 'german-city',
    from: 'DR',
    to: 'AS',
    isChoice: false,
    applies: by(
      'barbarossa:11.20b',
      (scene) => scene.attacker === 'soviet' && isCity(scene) && !isDeclared(scene),
    ),
  },
  { id: 'stronghold', from: 'DR', to: 'BB', isChoice: false, applies: strongHold },
  {
    id: 'lone-satellite',
    from: 'BB',
    to: 'DR',
    isChoice: true,
    applies: by('barbarossa:11.33b', isLoneSatellite),
  },
];

export type Turned = {
  readonly id: string;
  readonly from: ResultCode;
  readonly to: ResultCode;
  readonly rule: RuleId;
};

export type Converted = {
  readonly result: ResultCode;
  /** What has been changed on the way, in order. */
  readonly turned: readonly Turned[];
  /** The attacker must say first whether he wants this. */
  readonly asks?: Turned;
};

/** By id of the conversion: whether the attacker wants it. */
export type Wishes = Readonly<Record<string, boolean>>;

/** A result after its conversions, as far as the attacker's wishes are known. */
export const convert = (scene: Scene, rolled: ResultCode, wishes: Wishes = {}): Converted => {
  const turned: Turned[] = [];
  let result = rolled;
  for (const { id, from, to, isChoice, applies } of PASS) {
    const rule = result === from ? applies(scene) : undefined;
    if (rule === undefined) continue;
    const change = { id, from, to, rule };
    if (isChoice && wishes[id] === undefined) return { result, turned, asks: change };
    if (isChoice && wishes[id] === false) continue;
    turned.push(change);
    result = to;
  }
  return { result, turned };
};

/** What a result becomes if the attacker leaves it as it is, and everything he could make of it. */
export const outcomes = (
  scene: Scene,
  rolled: ResultCode,
): { readonly result: ResultCode; readonly others: readonly ResultCode[] } => {
  const ends = new Set<ResultCode>();
  const follow = (wishes: Wishes): ResultCode => {
    const { result, asks } = convert(scene, rolled, wishes);
    if (asks === undefined) {
      ends.add(result);
      return result;
    }
    follow({ ...wishes, [asks.id]: true });
    return follow({ ...wishes, [asks.id]: false });
  };
  const result = follow({});
  return { result, others: [...ends].filter((end) => end !== result) };
};
