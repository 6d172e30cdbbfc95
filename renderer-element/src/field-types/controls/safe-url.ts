/** An address that may be followed: on the web or on the server itself, never one that runs. */
export function safeUrl(address: string | undefined): string | undefined {
  return address !== undefined && /^(?:https?:\/\/|\/(?!\/))[^\s\\]*$/i.test(address)
    ? address
    : undefined;
}
