import * as v from 'valibot';
import { parseHost } from '../../../platform/outgoing/outgoing-rules.ts';
import { dropFolder } from '../drop/drop-folder.ts';
import { parseFingerprint } from './host-key.ts';

const sshPort = 22;

/** The settings of an SFTP server; the password or private key is stored separately. */
export const sftpSettingsSchema = v.pipe(
  v.object({
    host: v.string(),
    username: v.pipe(v.string(), v.minLength(1)),
    host_key: v.optional(v.string(), ''),
    folder: v.optional(v.string(), ''),
  }),
  v.check(({ host }) => parseHost(host, sshPort) !== undefined),
  v.transform((settings) => ({
    // The check above.
    host: parseHost(settings.host, sshPort) ?? { name: '', port: sshPort },
    username: settings.username,
    /** `null`: none was recorded yet, and nobody logs in. */
    hostKey: parseFingerprint(settings.host_key),
    folder: dropFolder(settings.folder),
    /** Otherwise the folder is inside the one in which the user arrives. */
    isFromRoot: settings.folder.trim().startsWith('/'),
  })),
);

export type SftpSettings = v.InferOutput<typeof sftpSettingsSchema>;
