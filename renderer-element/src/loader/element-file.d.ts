/** The path of the element's chunk, relative to the script; set by the build. */
declare const __ELEMENT_FILE__: string;

/** The path of its styles chunk; set by the build. */
declare const __STYLES_FILE__: string;

/** The paths of the messages by language; set by the build. */
declare const __TEXT_FILES__: Readonly<Record<string, string | undefined>>;
