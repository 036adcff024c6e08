// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: 'e3f1c1e8b62acb8666d90f978e7332c8abdbeea47b8529a61d1a0a17f87fb6b5',
  values: '0e357b61',
} as const;
