// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: '4ad4b6ceda6dd212a6a5a0a1be2b44584db69680f9ff35248a6e26f6990d6a31',
  values: '3008ab28',
} as const;
