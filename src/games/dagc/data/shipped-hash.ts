// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: '8d9fa3cbe4a76c9929c90f1b88780f160d6c660aff64bf8457aa505fa68d2dc5',
  values: '228a1741',
} as const;
