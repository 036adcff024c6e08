// Sentences of victory by cities in supply.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

const AIMS: Readonly<Record<string, string>> = {
  seven: 'seven points',
  collapse: 'the collapse at Moscow',
  smashing: 'ten points',
  'seven-late': 'seven points at the end',
  'seven-without': 'seven points without any of the three',
  six: 'six points',
  five: 'holding out',
  warsaw: 'Warsaw',
  rumania: 'Bucharest and Ploesti',
  'gamble-lost': 'the Siberian gamble',
};

const OVER: Readonly<Record<string, string>> = {
  seven: 'seven points in supply with Leningrad, Moscow or Stalingrad',
  collapse: 'the Russians have collapsed as Moscow fell',
  smashing: 'a Strategic, Smashing Victory, ten points in supply',
  'seven-late': 'seven points in supply with Leningrad, Moscow or Stalingrad',
  'seven-without': 'seven points, but neither Leningrad nor Moscow nor Stalingrad',
  six: 'six points in supply',
  five: 'the Axis has five points in supply or fewer',
  warsaw: 'a Strategic, Smashing Victory, Warsaw is Russian',
  rumania: 'a Strategic, Smashing Victory, Bucharest and Ploesti are Russian',
  'gamble-lost': 'the Siberian gamble is lost',
};

const phrases = (family: string, words: Readonly<Record<string, string>>): MessageTable =>
  Object.fromEntries(Object.entries(words).map(([id, text]) => [`${family}${id}`, text]));

export const victoryHere: MessageTable = {
  ...phrases('word.aim.', AIMS),
  ...phrases('word.over.', OVER),
  'ask.axis-victory': [
    '{side:side}, claim the victory now, with {points} points in supply? With {most} at the end of the last turn the victory would be worth two games, and it can still be lost.',
    '+~Type claim to win, or pass to wait.',
  ],
  'choice.claim': 'Win now.',
  'choice.pass.axis-victory': 'Wait for more.',
  'victory.waits': ['The {side:side} wait for a greater victory.', RULE],
  'victory.claimed': [
    '{id:phrase:word.aim.}: if that is still so at the look of the next Axis turn, the {side:side} win a victory worth two games.',
    RULE,
  ],
  'ask.collapse': [
    '{side:side}, demand that the Russians collapse? Moscow is taken in supply: one chance in three, once in the game.',
    '+~Type demand to roll for it, or pass.',
  ],
  'choice.demand': 'Roll for collapse.',
  'choice.pass.collapse': 'Forgo the roll.',
  'collapse.rolled': ['The die is {die}: [?won:the Russians collapse][!won:the Russians fight on].', RULE],
  'word.purpose.collapse': 'the collapse at Moscow',
  'die.collapse': [],
  'goal.claimed': [
    '{id:phrase:word.aim.}: if that is still so at the look of the next Axis turn, the {side:side} win a victory worth two games.',
    RULE,
  ],
  'goal.over': 'The game is over.',
  'goal.points': [
    'Turn {turn} of {last}: the Axis has {points:count:point|points} in supply[, {names:list}].[ Held but not in supply: {cutNames:list}.]',
    RULE,
  ],
  'goal.line': [
    '[?level=smashing:Smashing, ][?draw:Draw][!draw:{side:side}][, worth {games} games]: {text}[?met: It is so now.][?claimed: Claimed at the last look.][ Still lacking: {lackNames:list}.]',
    RULE,
  ],
  'score.points': ['Axis: {points:count:point|points} in supply of {of}.', RULE],
  'score.city': [
    '{city}: {points:count:point|points}, [?axis:Axis][!axis:Russian][?cut:, out of supply].',
    RULE,
  ],
};
