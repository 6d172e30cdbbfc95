/** A setting that cannot be used, by its key; the secret is called `secret`. */
export class YiviSettingError extends Error {
  override readonly name = 'YiviSettingError';
  readonly key: string;
  constructor(key: string, options?: ErrorOptions) {
    super(key, options);
    this.key = key;
  }
}
