// Every question of the administration, of supply and of chapters 4, 8, 9 and 12, every way to answer it, and every die
// stands under the rule that asks for it.
import { expect, it } from '@jest/globals';
import { barbarossa } from '../rules/kit.ts';

/** The question, then each verb that answers it; `end!` is one that ends it. */
const QUESTIONS = [
  'germanAdministration@enter 5.3a place=8.1h replace=8.12a end!=8.1d',
  'germanAdministration@build 8.5a fortify=8.5a',
  'germanAdministration@withdraw 8.17b choose=8.17b',
  'sovietAdministration@fortify 8.18a fortify=8.18b',
  'sovietAdministration@enter 5.3c place=8.1h replace=8.12a end!=8.12b',
  'sovietAdministration@convert 8.20a convert=8.20a end!=8.1b',
  'sovietAdministration@withdraw 8.21a choose=8.21b pass!=8.21d',
  'combOut@declare 8.16a choose=8.16a pass!=8.16a',
  'combOut@enter 8.16b replace=8.12a end!=8.12b',
  'rvgk@orders 8.9a place=8.9a end!=8.9a',
  'strategicMovement@orders 8.7a rail=8.7a end!=8.7a',
  'supplyMarkers@place 7.12a marker=7.12a end!=7.12d',
  'movement@emergency 8.11a place=8.11a declare=9.2c',
  'move@emergency 8.11a place=8.11a declare=9.2c',
  'battle@airSupply 7.7A.a airlift=7.7f',
  'caucasusResponse@army 4.12a choose=4.12a pass!=4.12c',
  'startOfTurnChoices@pause 5.10a choose=5.10a',
  'startOfTurnChoices@offensive 4.4c choose=4.4c',
  'startOfTurnChoices@watch 4.18a choose=4.18a',
] as const;

/** The step, and its die: for what, under which rule, whose. */
const DICE = [
  'combOut@roll comb-out 8.16b german',
  'romanianReturn@roll romanian-return 8.15b german',
  'aftermath@kiev kiev 4.21a german',
  'aftermath@moscowDie moscow 4.15a german',
  'victoryCheck@oilDie expedition 4.13a german',
  'victoryCheck@oilAward oil 4.13b german',
  'victoryCheck@offensiveDie offensive 4.4a german',
  'aerialReload@roll aerial-reload 7.7g german',
] as const;

type Rolls = { readonly dice: (s: unknown, f: unknown) => readonly Readonly<Record<string, unknown>>[] };
type Step = {
  readonly kind: string;
  readonly rule?: string;
  readonly choices?: readonly { readonly verb: string; readonly rule: string; readonly ends?: boolean }[];
};

const short = (rule = ''): string => rule.replace('barbarossa:', '');
const stepAt = (at: string): Step => {
  const [proc = '', step = ''] = at.split('@');
  return (barbarossa.rules.procedures as unknown as Record<string, Record<string, Step>>)[proc]?.[
    step
  ] as Step;
};

it.each(QUESTIONS)('%s', (line) => {
  const [at = ''] = line.split(' ');
  const { rule, choices = [] } = stepAt(at);
  const verbs = choices.map(({ verb, rule: by, ends }) => `${verb}${ends === true ? '!' : ''}=${short(by)}`);
  expect([at, short(rule), ...verbs].join(' ')).toBe(line);
});

it.each(DICE)('%s', (line) => {
  const [at = ''] = line.split(' ');
  const step = stepAt(at);
  const [die] = (step as unknown as Rolls).dice({}, { vars: {} });
  expect([at, die?.['purpose'], short(String(die?.['rule'])), die?.['by']].join(' ')).toBe(line);
  expect([step.rule, die?.['sides']]).toEqual([die?.['rule'], 6]);
});

it('Bucharest and Ploesti each roll under their own rule', () => {
  const { dice } = stepAt('aftermath@early') as unknown as Rolls;
  expect(['3114', '3015'].map((hex) => dice({}, { vars: { hex } })[0]?.['rule'])).toEqual([
    'barbarossa:4.7a',
    'barbarossa:4.8a',
  ]);
});
