/** The chunks of the built element by the modules in them, as in its manifest; set by the build. */
declare const __CHUNKS__: Readonly<
  Record<string, { readonly file: string; readonly imports: readonly string[] } | undefined>
>;
