// The verb `verbosity`: a level of its own for a topic.
import { LEVELS } from '../../../api/settings.ts';
import type { Level } from '../../../api/settings.ts';
import type { Args } from '../../../core/types.ts';
import { TOPICS } from '../../../api/verb-spec.ts';
import type { Topic, VerbGroup, VerbSpec } from '../../../api/verb-spec.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { tell } from '../../session.ts';
import { isOneOf } from './setting-value.ts';
import { setLevel } from './level.ts';

const OF_GROUP: Readonly<Record<VerbGroup, Topic | undefined>> = {
  game: 'game',
  place: 'places',
  walk: 'places',
  units: 'units',
  act: 'movement',
  read: 'help',
  'take back': undefined,
  keep: undefined,
  'say it how': undefined,
};

export const topicOf = (spec: VerbSpec | undefined): Topic | undefined =>
  spec === undefined ? undefined : (spec.topic ?? OF_GROUP[spec.group]);

const verbosityTold = (desk: Desk): Reply => {
  const { level, topics } = desk.settings;
  const other = Object.entries(topics).map(([topic, own]) => `${topic} ${own}`);
  return answer(tell(desk, 'verbosity.is', { level, other }));
};

/** `verbosity combat brief`; the level alone is that of everything else. */
export const setVerbosity = (desk: Desk, args: Args): Reply => {
  const [word] = args['topic'] ?? [];
  const [level] = args['level'] ?? [];
  if (isOneOf(LEVELS, word)) return setLevel(desk, word);
  if (!isOneOf(TOPICS, word)) return verbosityTold(desk);
  const { [word]: own, ...others } = desk.settings.topics;
  if (level === 'off') {
    desk.settings.topics = others;
    return answer(tell(desk, 'verbosity.off', { topic: word, level: desk.settings.level }));
  }
  const now: Level = isOneOf(LEVELS, level) ? level : (own ?? desk.settings.level);
  if (level !== undefined) desk.settings.topics = { ...others, [word]: now };
  return answer(tell(desk, 'verbosity.set', { topic: word, level: now }));
};
