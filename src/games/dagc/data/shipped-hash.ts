// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: '261f717f1bd09d173c7717f4a904aa5e0e8ee4277a4bb0110bcd0e331b6d9576',
  values: '65b2bbbc',
} as const;
