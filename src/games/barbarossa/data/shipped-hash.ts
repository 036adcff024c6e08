// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: '2d37d70dba12e0c6e80449919c5ee1123d212d73e0b13bd88700269fa153f894',
  values: '3008ab28',
} as const;
