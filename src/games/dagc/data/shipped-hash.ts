// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: 'b90824e8b82456b179a6ac88e8ab6eca7549c313853e35b7020adf220c619b85',
  values: '82d68a97',
} as const;
