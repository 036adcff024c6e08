// What a command ends with.

export const EXIT = {
  fine: 0,
  failed: 1,
  usage: 2,
  refused: 3,
  file: 4,
  fault: 5,
  interrupted: 130,
} as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];
