// Sentences of victory by places, and of aircraft that leave unless they are kept.
import type { MessageTable } from '../../api/message-table.ts';

const RULE = '++{rule:rule}.';

/** The lines of the chart. */
const LINES: Readonly<Record<string, string>> = {
  moscow: 'Moscow',
  'moscow-and-voronezh': 'Moscow and Voronezh',
  'seven-cities': 'the seven cities',
  'seven-and-moscow': 'the seven cities and Moscow',
  'gamble-lost': 'Japan has invaded, a Smashing Strategic Victory',
  raid: 'the raid',
  holding: 'holding out',
  'counter-offensive': 'the counter-offensive',
  'fliegerkorps-failed': 'the price of the Fliegerkorps',
};

const OVER: Readonly<Record<string, string>> = {
  moscow: 'an Historical Victory, Moscow is taken',
  'moscow-and-voronezh': 'an Historical Victory, Moscow and Voronezh are taken',
  'seven-cities': 'an Historical Victory, seven cities are taken',
  'seven-and-moscow': 'a Smashing Strategic Victory, seven cities and Moscow are taken',
  'gamble-lost': 'a Smashing Strategic Victory, Japan has attacked in the Far East',
  raid: 'an Historical Victory, a city far behind the front is taken',
  holding: 'an Historical Victory, Moscow and Voronezh were held',
  'counter-offensive': 'a Smashing Strategic Victory, the counter-offensive has come through',
  'fliegerkorps-failed':
    'a Smashing Strategic Victory, the 2nd Fliegerkorps was kept and Moscow and Voronezh were not taken',
  nobody: 'nobody has won',
};

const phrases = (family: string, words: Readonly<Record<string, string>>): MessageTable =>
  Object.fromEntries(Object.entries(words).map(([id, words]) => [`${family}${id}`, words]));

export const victoryMessages: MessageTable = {
  ...phrases('word.aim.', LINES),
  ...phrases('word.over.', OVER),
  'goal.stands': [
    'Turn {turn} of {last}: [?side:{side:side} would win at the check of this turn, {id:phrase:word.aim.}][!side:nobody would win at the check of this turn].[?holding: Holding out is looked at in every turn now.]',
  ],
  'goal.over': 'The game is over.',
  'goal.line': [
    '[?level=smashing:Smashing, ][?level=historical:Historical, ]{side:side}[, worth {games} games]: {text}[?when=last-turn: At the end of the last turn.][ Checked from turn {from} on.][?met: It is so now.][?kept: So far nothing is lacking.][?lost: It is out of reach.][ Still lacking: {lacks:hexes}.]',
    RULE,
  ],
  'goal.gamble': ['Smashing, {side:side}, worth {games} games: {text}', RULE],
  'goal.air': [
    'At the end of turn {turn} {unit:unit} leaves, unless it is kept: the {side:side} then need Moscow and Voronezh for an Historical Victory, or lose by a Smashing one.',
    RULE,
  ],
  'score.none': 'No points are counted: places and supply decide.',
  'score.places': [
    '{side:side}, {id:phrase:word.aim.}: {has} of {of}[?met:, won if it is so at the check][?lost:, out of reach][, worth {games} games].',
    RULE,
  ],
  'holding.lapsed': ['Moscow and Voronezh were not both held in supply: no victory by holding out.', RULE],
  'ask.keep-air': [
    '{side:side}, keep {unit:unit}? Else it leaves now; one chance in two. If it stays Moscow alone wins no more.',
    '+~Type keep to roll for it, or pass.',
  ],
  'choice.keep': 'Roll for it.',
  'choice.pass.keep-air': 'Let it go.',
  'air.die': ['The die is {die}: {unit:unit} [?kept:stays][!kept:goes].', RULE],
  'air.left': ['{unit:unit} leaves the front.', RULE],
  'word.purpose.keep-air': 'keeping the Fliegerkorps',
  'die.keep-air': [],
};
