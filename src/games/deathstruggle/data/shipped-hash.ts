// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: 'b8e41357eee27ce98b6b708691b0983ffbfc55364c447e3f60fc26983b9480b1',
  values: '8185450e',
} as const;
