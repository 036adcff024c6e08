// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: '4ac2b5db9cf09008a817ae75ca0319f7c60f3be28325caad3b7056a5954364d6',
  values: '068f5bec',
} as const;
