// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: '716c25adfc974620c1818f751dd73f3aa49c9227b9a76df3db7fef97cbde7683',
  values: '9291f3a7',
} as const;
