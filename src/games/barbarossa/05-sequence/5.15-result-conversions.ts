// Chapters 5 and 11: results that become others, in the order of R63.
import type { RuleId } from '../../../core/types.ts';
import { convert as convertBy, endsOf } from '../../../mechanics/combat/conversions.ts';
import type {
  Conversion as ConversionOf,
  Converted,
  Ends,
  Wishes,
} from '../../../mechanics/combat/conversions.ts';
import { hasOption, isOn } from './5.4-phase-order.ts';
import { inFortifiedArea } from '../11-prepared-assaults/11.21-fortifications.ts';
import { isCity, isDeclared, isLoneSatellite } from '../11-prepared-assaults/11.8-odds-context.ts';
import type { Scene } from '../11-prepared-assaults/11.8-odds-context.ts';
import type { ResultCode } from '../data/charts.ts';

type Conversion = ConversionOf<Scene, ResultCode>;

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

export const convert = (scene: Scene, rolled: ResultCode, wishes?: Wishes): Converted<ResultCode> =>
  convertBy(PASS, scene, rolled, wishes);

export const outcomes = (scene: Scene, rolled: ResultCode): Ends<ResultCode> => endsOf(PASS, scene, rolled);
