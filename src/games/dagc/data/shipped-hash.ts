// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: 'e5ce52d94d3e2a1db6dcf9b536041deefe9c5e1cf7b622ba3bb264eb97fe34c1',
  values: 'd649ff6c',
} as const;
