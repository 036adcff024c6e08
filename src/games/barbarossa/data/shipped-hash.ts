// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: '9d1bb02902dab14567c4557dc24486e79eac812e8fff6af3712c92d0a86b48dd',
  values: '1b42cc2f',
} as const;
