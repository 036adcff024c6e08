// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: '2dff5652c419bed028aa92e5b54ba07014aacc14fe9f569218281a7e7f9339d9',
  values: '548f34fc',
} as const;
