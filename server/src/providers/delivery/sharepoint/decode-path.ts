/** The path of a URL as people read it; as it is when it cannot be decoded. */
export function decodePath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A percent sign that encodes nothing.
    return pathname;
  }
}
