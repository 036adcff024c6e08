// Names and what is typed for them, brought to one form for comparing: case, accents and punctuation do not count.
import { ascii } from '../../text/ascii.ts';

export const plainForm = (text: string): string =>
  ascii(text)
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');

/** Books differ in how they write umlauts without dots. */
export const looseForm = (text: string): string => plainForm(text).replaceAll(/([aou])e/g, '$1');
