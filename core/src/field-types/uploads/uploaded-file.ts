/** A file in an answer; its content is in storage. */
export interface UploadedFile {
  readonly name: string;
  readonly mime_type: string;
  /** In bytes. */
  readonly size: number;
  /** Its storage location; empty while it is not uploaded, for whatever reason. */
  readonly key: string;
  /** Present once the server has accepted the file. */
  readonly media_id: string | null;
  readonly link: string | null;
  /** A file that is not sent because the form does not take it; never in a stored answer. */
  readonly is_refused?: true;
}
