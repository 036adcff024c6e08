// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: '575589c340caef20b972ba85a19f18c2abe5a8e8dd4828da75587d07f2442397',
  values: '0e357b61',
} as const;
