// Says of a Node that is too old what to do. In syntax that Node 12 reads, and without imports: it runs before all else.
// package.json tells npm the same under engines.

/** What is wrong with this version of Node; undefined where it will do. */
export function oldNode(version) {
  const at = version.split('.').map(Number);
  const major = at[0];
  const minor = at[1];
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return undefined;
  return (
    'Hexfront needs Node 20.19 or 22.12 or newer; this is ' + version + '. Newer ones are at nodejs.org.'
  );
}
