// Made by `npm run docs`: the hash of the shipped files, and of the values in them.
export const SHIPPED = {
  files: '4017175f18a1bdc0f3cd762f91855e9136590755a17e412c0eed31c99fefc99a',
  values: '3c67f327',
} as const;
