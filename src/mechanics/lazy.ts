// What is worked out only when somebody asks for it, and then once.

/** Made when it is first asked for. */
export const lazy = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
