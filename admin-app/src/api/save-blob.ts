/** Lets the browser save a file. */
export function saveBlob(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Long enough for the browser to have started.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
