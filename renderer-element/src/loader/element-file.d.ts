/** The path of the element's hashed chunk, from the script's own folder; filled in by the build. */
declare const __ELEMENT_FILE__: string;

/** The path of its styles, a module of their own; filled in by the build. */
declare const __STYLES_FILE__: string;

/** The paths of the texts by language; filled in by the build. */
declare const __TEXT_FILES__: Readonly<Record<string, string | undefined>>;
