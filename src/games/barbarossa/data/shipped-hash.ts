// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: 'fd2560c31fee4359a070c7a054b121c2e8598b880b206052d0d85f6b43330ef3',
  values: '3008ab28',
} as const;
