// Hostile inputs are not tried with the rights of the superuser: whoever has them is nobody from then on.
import fs from 'node:fs';
import { dirname } from 'node:path';

const NOBODY = 65_534;
const ENTER = 0o001;

/** Anybody may go into a folder, and into all it stands in. */
const isOpen = (path: string): boolean =>
  (fs.statSync(path).mode & ENTER) !== 0 && (dirname(path) === path || isOpen(dirname(path)));

/** Whether this process has the rights of nobody in particular; it keeps others only where nobody could read the program. */
export const becomeNobody = (): boolean => {
  if (process.getuid?.() !== 0) return true;
  if (!isOpen(import.meta.dirname)) return false;
  process.setgroups?.([]);
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
  return true;
};
