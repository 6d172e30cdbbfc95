export function TryOut() {
  return null;
}
