/** Returns a URL that is safe to follow: on the web or on the form's server, never a script. */
export function safeUrl(address: string | undefined): string | undefined {
  return address !== undefined && /^(?:https?:\/\/|\/(?!\/))[^\s\\]*$/i.test(address)
    ? address
    : undefined;
}
