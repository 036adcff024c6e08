// What may stand as the value of a fact in a position: forms that say themselves, and find what does not fit.

/** A part that does not fit, as it was typed, and what should stand there; `twice`: it stands there a second time. */
export type Misfit = { readonly typed: string; readonly wanted: string; readonly twice?: true };

export type ValueForm = {
  /** As in `It should be <form>`. */
  readonly form: string;
  /** Undefined: all of it fits. */
  readonly misfit: (value: unknown) => Misfit | undefined;
};

const typedAs = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const formOf = (form: string, test: (value: unknown) => boolean): ValueForm => ({
  form,
  misfit: (value) => (test(value) ? undefined : { typed: typedAs(value), wanted: form }),
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

export const oneOf = (words: readonly string[]): ValueForm =>
  formOf(
    either(words.map((word) => JSON.stringify(word))),
    (value) => typeof value === 'string' && words.includes(value),
  );

export const whole = (least: number, most: number): ValueForm =>
  formOf(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  );

/** What is either so or not said at all. */
export const SO: ValueForm = formOf('true', (value) => value === true);

export const YES_OR_NO: ValueForm = formOf('true or false', (value) => typeof value === 'boolean');

/** An id of a kind, such as `a unit`. */
export const idOf = (says: string, is: (id: string) => boolean): ValueForm =>
  formOf(says, (value) => typeof value === 'string' && is(value));

/** Each of them once. `repeats`: the same may stand in it more than once, as with numbers that count. */
export const listOf = (item: ValueForm, says: string, repeats = false): ValueForm => {
  const form = `a list of ${says}`;
  return {
    form,
    misfit: (value) => {
      if (!Array.isArray(value)) return { typed: typedAs(value), wanted: form };
      const items: readonly unknown[] = value;
      const wrong = items.map(item.misfit).find((each) => each !== undefined);
      if (wrong !== undefined || repeats) return wrong;
      const typed = items.map(typedAs);
      const again = typed.find((each, i) => typed.indexOf(each) < i);
      return again === undefined ? undefined : { typed: again, wanted: form, twice: true };
    },
  };
};

export const tableOf = (key: ValueForm, value: ValueForm): ValueForm => {
  const name = key.form.startsWith('"') ? key.form : `"${key.form}"`;
  const form = `{${name}: ${value.form}, ...}`;
  return {
    form,
    misfit: (all) =>
      isRecord(all)
        ? Object.entries(all)
            .flatMap(([id, each]) => [key.misfit(id), value.misfit(each)])
            .find((wrong) => wrong !== undefined)
        : { typed: typedAs(all), wanted: form },
  };
};

/** All of these fields and no others, but those that may be left out. */
export const recordOf = (
  fields: Readonly<Record<string, ValueForm>>,
  optional: Readonly<Record<string, ValueForm>> = {},
): ValueForm => {
  const form = `{${Object.entries({ ...fields, ...optional })
    .map(([name, of]) => `"${name}": ${of.form}`)
    .join(', ')}}`;
  const misfit: ValueForm['misfit'] = (all) => {
    if (!isRecord(all)) return { typed: typedAs(all), wanted: form };
    const names = Object.keys({ ...fields, ...optional });
    const strange = Object.keys(all).find((name) => !names.includes(name));
    if (strange !== undefined)
      return { typed: typedAs(strange), wanted: either(names.map((name) => JSON.stringify(name))) };
    const misfits = (field: [string, ValueForm], isNeeded: boolean): Misfit | undefined => {
      const [name, of] = field;
      if (Object.hasOwn(all, name)) return of.misfit(all[name]);
      return isNeeded ? { typed: typedAs(all), wanted: form } : undefined;
    };
    return [
      ...Object.entries(fields).map((field) => misfits(field, true)),
      ...Object.entries(optional).map((field) => misfits(field, false)),
    ].find((wrong) => wrong !== undefined);
  };
  return { form, misfit };
};

/** One of several records, told apart by a field. */
export const kindsOf = (field: string, kinds: Readonly<Record<string, ValueForm>>): ValueForm => {
  const forms = Object.values(kinds)
    .map(({ form }) => form)
    .join(', or ');
  return {
    form: forms,
    misfit: (value) => {
      const kind = isRecord(value) ? value[field] : undefined;
      const found = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
      return found === undefined ? { typed: typedAs(value), wanted: forms } : found.misfit(value);
    },
  };
};
