// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: '1f6b29e5ace96f622347bb656c8919bf0be735b3d5d7d26bc5053f367441a6a8',
  values: '829118e0',
} as const;
