import Bowser from 'bowser';

/** A browser and its operating system by name; `null` where the browser does not say. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

const maxUserAgentLength = 1000;

/** The device of a `User-Agent` header. The header itself, which can identify a person, is not stored. */
export function describeDevice(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxUserAgentLength));
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}

const nameOf = (name: string | undefined): string | null =>
  name === undefined || name === '' ? null : name;
