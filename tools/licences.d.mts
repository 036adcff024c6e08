// What tools/licences.mjs gives; it is plain JavaScript because the build runs it.
type Metafile = {
  readonly outputs: Readonly<
    Record<string, { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }>
  >;
};

export type Bundled = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
};

export const bundled: (metafile: Metafile, root: string) => readonly Bundled[];

export const licences: (
  metafile: Metafile,
  root: string,
) => { readonly text: string; readonly problems: readonly string[] };
