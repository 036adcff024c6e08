// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: 'd9debd0c2ca7ad1755987770e9b077dd9d963f23c3bc6b065219178fa4949faa',
  values: '228a1741',
} as const;
