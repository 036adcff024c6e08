// What may stand as the value of a fact in a position: forms that say themselves, and find what does not fit.

export type ValueForm = {
  /** As in `It should be <form>`. */
  readonly form: string;
  /** The part that does not fit, as it was typed; undefined: all of it does. */
  readonly misfit: (value: unknown) => string | undefined;
};

const typedAs = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const fits =
  (test: (value: unknown) => boolean): ValueForm['misfit'] =>
  (value) =>
    test(value) ? undefined : typedAs(value);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

export const oneOf = (words: readonly string[]): ValueForm => ({
  form: either(words.map((word) => JSON.stringify(word))),
  misfit: fits((value) => typeof value === 'string' && words.includes(value)),
});

export const whole = (least: number, most: number): ValueForm => ({
  form: `a whole number from ${least} to ${most}`,
  misfit: fits((value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most),
});

/** What is either so or not said at all. */
export const SO: ValueForm = { form: 'true', misfit: fits((value) => value === true) };

export const YES_OR_NO: ValueForm = {
  form: 'true or false',
  misfit: fits((value) => typeof value === 'boolean'),
};

/** An id of a kind, such as `a unit`. */
export const idOf = (says: string, is: (id: string) => boolean): ValueForm => ({
  form: says,
  misfit: fits((value) => typeof value === 'string' && is(value)),
});

/** Each of them once. */
/** `repeats`: the same may stand in it more than once, as with numbers that count. */
export const listOf = (item: ValueForm, says: string, repeats = false): ValueForm => ({
  form: `a list of ${says}`,
  misfit: (value) => {
    if (!Array.isArray(value)) return typedAs(value);
    const items: readonly unknown[] = value;
    const wrong = items.map(item.misfit).find((each) => each !== undefined);
    if (wrong !== undefined || repeats) return wrong;
    const typed = items.map(typedAs);
    return typed.find((each, i) => typed.indexOf(each) < i);
  },
});

export const tableOf = (key: ValueForm, value: ValueForm): ValueForm => ({
  form: `{"${key.form}": ${value.form}, ...}`,
  misfit: (all) => {
    if (!isRecord(all)) return typedAs(all);
    return Object.entries(all)
      .flatMap(([name, each]) => [key.misfit(name), value.misfit(each)])
      .find((wrong) => wrong !== undefined);
  },
});

/** All of these fields and no others, but those that may be left out. */
export const recordOf = (
  fields: Readonly<Record<string, ValueForm>>,
  optional: Readonly<Record<string, ValueForm>> = {},
): ValueForm => ({
  form: `{${Object.entries({ ...fields, ...optional })
    .map(([name, { form }]) => `"${name}": ${form}`)
    .join(', ')}}`,
  misfit: (all) => {
    if (!isRecord(all)) return typedAs(all);
    const strange = Object.keys(all).find((name) => !Object.hasOwn({ ...fields, ...optional }, name));
    if (strange !== undefined) return typedAs(strange);
    const misfits = (field: [string, ValueForm], isNeeded: boolean): string | undefined => {
      const [name, form] = field;
      if (Object.hasOwn(all, name)) return form.misfit(all[name]);
      return isNeeded ? typedAs(all) : undefined;
    };
    return [
      ...Object.entries(fields).map((field) => misfits(field, true)),
      ...Object.entries(optional).map((field) => misfits(field, false)),
    ].find((wrong) => wrong !== undefined);
  },
});

/** One of several records, told apart by a field. */
export const kindsOf = (field: string, kinds: Readonly<Record<string, ValueForm>>): ValueForm => ({
  form: Object.values(kinds)
    .map(({ form }) => form)
    .join(', or '),
  misfit: (value) => {
    const kind = isRecord(value) ? value[field] : undefined;
    const found = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return found === undefined ? typedAs(value) : found.misfit(value);
  },
});
