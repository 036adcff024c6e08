// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: '145ac32aaeb2823516acd3c7b7da55cf9b315bbd011aeff2d150d2ad95f92f1b',
  values: '829118e0',
} as const;
