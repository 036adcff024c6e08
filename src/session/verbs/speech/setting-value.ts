// A value of a setting: one of those there are, or the answer that says which there are.
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { tell } from '../../session.ts';

export const isOneOf = <T extends string>(values: readonly T[], text: string | undefined): text is T =>
  values.some((value) => value === text);

export const wrong = (desk: Desk, setting: string, values: readonly string[], now: string): Reply =>
  answer(tell(desk, 'setting.values', { setting, values, now }));
