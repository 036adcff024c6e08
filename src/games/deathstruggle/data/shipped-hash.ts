// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: 'af5a3301ce05c8da47bb1c46c1a407aa920d85300e270c6c0b37ccba2fe9931a',
  values: 'e64c2f94',
} as const;
