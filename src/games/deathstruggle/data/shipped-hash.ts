// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: 'd042b3d80d45df2da93b98f1dbf988af832fa8e021026daa3cb2eb9a15476a94',
  values: '180b79b3',
} as const;
