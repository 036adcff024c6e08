// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: '1b81c723e1e81df2691a758ab1d2ffc4ca5f35a60bda7f148e28c0d450676c67',
  values: '829118e0',
} as const;
