// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: '408d3b50db5fdeef51c7ff233fe2409fc661d63d1c0b318f24f2739930713337',
  values: '007310db',
} as const;
