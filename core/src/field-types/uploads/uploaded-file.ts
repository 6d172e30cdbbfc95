/** A file as answers hold it; the file itself is in storage. */
export interface UploadedFile {
  readonly name: string;
  readonly mime_type: string;
  /** In bytes. */
  readonly size: number;
  /** Where storage keeps it; empty while it is not sent, for whatever reason. */
  readonly key: string;
  /** Present once the server has taken the file over. */
  readonly media_id: string | null;
  readonly link: string | null;
  /** A file that is not sent because the form does not take it; never in a stored answer. */
  readonly is_refused?: true;
}
