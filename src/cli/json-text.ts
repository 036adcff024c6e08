// What a command prints for programs: one line of JSON, printable ASCII whatever the names in it are.
import { escaped } from '../core/text.ts';

export const jsonText = (value: unknown): string => escaped(JSON.stringify(value));
