// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: 'bb69db3fe6b056c8834d629a564c99bef82b54fc06e757750c438aaf1b932b3c',
  values: '829118e0',
} as const;
