// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: 'd265ada03dbb6eb4f9fc2fdfc45810769a7872496636a361222822be73e2e2d3',
  values: 'a3bfb007',
} as const;
